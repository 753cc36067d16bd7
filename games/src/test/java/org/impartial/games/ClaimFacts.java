package org.impartial.games;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameFamily;

/**
 * What the games of a plug-in claim, as facts: the kind of each claim, its source, and of how many states of the small worlds it
 * speaks. So a claim that is dropped, or speaks of less, is noticed; how it is worded is its own affair.
 */
final class ClaimFacts {
    private ClaimFacts() {}

    /** One fact for each kind and source, as a golden file writes it. */
    static List<String> of(GameFamily family) {
        Map<String, Long> facts = new TreeMap<>();
        family.samples().stream()
                .flatMap(params -> family.with(params).games().stream())
                .forEach(game -> add(game, facts));
        return facts.entrySet().stream()
                .map(fact -> "claim " + family.id() + " " + fact.getKey() + " : " + fact.getValue())
                .toList();
    }

    private static <S> void add(ImpartialGame<S> game, Map<String, Long> facts) {
        List<S> world = world(game);
        for (Claim<S> claim : game.claims()) {
            Predicate<S> domain = domain(claim);
            long states = claim instanceof Claim.Periodic
                    ? 1
                    : world.stream().filter(domain).count();
            facts.merge(kind(claim) + source(claim.basis()), states, Long::sum);
        }
    }

    private static <S> Predicate<S> domain(Claim<S> claim) {
        if (claim instanceof Claim.Values<S> values) {
            return values.domain();
        }
        if (claim instanceof Claim.Outcomes<S> outcomes) {
            return outcomes.domain();
        }
        if (claim instanceof Claim.Replies<S> replies) {
            return replies.domain();
        }
        if (claim instanceof Claim.Pet<S> pet) {
            return pet.domain();
        }
        if (claim instanceof Claim.Tame<S> tame) {
            return tame.domain();
        }
        return claim instanceof Claim.Worth<S> worth ? worth.domain() : state -> true;
    }

    private static String kind(Claim<?> claim) {
        String kind = claim.getClass().getSimpleName().toLowerCase(Locale.ROOT);
        if (claim instanceof Claim.Outcomes<?> outcomes) {
            return kind + misere(outcomes.convention());
        }
        return claim instanceof Claim.Replies<?> replies
                ? kind
                        + misere(replies.convention())
                        + (replies.zeroOnly() ? " of 0" : "")
                        + (replies.complete() ? "" : " at least one")
                : kind;
    }

    private static String misere(Convention convention) {
        return convention == Convention.MISERE ? " misere" : "";
    }

    private static String source(Basis basis) {
        String status = basis.status() == Basis.Status.PROVED
                ? ""
                : " " + basis.status().name().toLowerCase(Locale.ROOT);
        return status + " [" + basis.source().key() + "]";
    }

    /** The states of a game that play reaches from its small states. */
    private static <S> List<S> world(ImpartialGame<S> game) {
        Set<Component<?>> met = new LinkedHashSet<>();
        game.smallStates().map(game::at).forEach(met::add);
        Deque<Component<?>> open = new ArrayDeque<>(met);
        while (!open.isEmpty()) {
            for (Position option : open.remove().options()) {
                for (Component<?> part : option.components()) {
                    if (met.add(part)) {
                        open.add(part);
                    }
                }
            }
        }
        List<S> world = new ArrayList<>();
        for (Component<?> part : met) {
            if (part.game().equals(game)) {
                @SuppressWarnings("unchecked") // The game of the part is equal to this one, so its state is an S.
                S state = (S) part.state();
                world.add(state);
            }
        }
        return world;
    }
}
