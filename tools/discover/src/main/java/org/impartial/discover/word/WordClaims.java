package org.impartial.discover.word;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.solve.theory.walk.AskedMeter;
import org.jspecify.annotations.Nullable;

/** Theorems about a rewriting game as claims. Safe to share between threads. */
final class WordClaims {
    /**
     * The budget of the search for theorems when a game is solved: about a second of work, the same on all machines.
     */
    private static final Budget SMALL = Budget.positions(100_000);

    private static final Budget LARGE = Budget.positions(4_000_000);
    private static final int FEW_STATES = 150;
    private static final int MANY_STATES = 2000;

    private final Function<Meter, Optional<List<WordTheorem>>> source;
    private @Nullable List<WordTheorem> theorems;

    private WordClaims(Function<Meter, Optional<List<WordTheorem>>> source) {
        this.source = source;
    }

    static WordClaims of(List<WordTheorem> theorems) {
        return new WordClaims(meter -> Optional.of(List.copyOf(theorems)));
    }

    /**
     * Returns claims by theorems that are searched for on first use: values in normal play, else outcomes, and misère
     * outcomes. A question with a smaller budget is answered without them, and the search ends with its time.
     */
    static WordClaims discovered(WordRules rules) {
        return new WordClaims(meter -> {
            if (over(() -> meter.require((rules.sumsOfRuns() ? LARGE : SMALL).positions()))) {
                return Optional.empty();
            }
            WordDiscovery small = WordDiscovery.of(rules)
                    .reading(false)
                    .within(SMALL)
                    .states(FEW_STATES)
                    .cancelledBy(() -> over(meter::poll));
            List<WordTheorem> found = new ArrayList<>();
            normal(rules, small).ifPresent(found::add);
            small.misere().run().theorem().ifPresent(found::add);
            return Optional.of(found);
        });
    }

    /** Returns whether a question has used up its budget. */
    private static boolean over(Runnable check) {
        try {
            check.run();
            return false;
        } catch (StoppedException stopped) {
            return true;
        }
    }

    /**
     * Returns a theorem about values if it has few states; otherwise one about outcomes, or about values with a limit
     * of states derived from those of the outcomes.
     */
    private static Optional<WordTheorem> normal(WordRules rules, WordDiscovery small) {
        Optional<WordTheorem> values = small.values().run().theorem();
        if (values.isPresent()) {
            return values;
        }
        WordDiscovery large = rules.sumsOfRuns() ? small.states(MANY_STATES).within(LARGE) : small;
        Optional<WordTheorem> outcomes = large.run().theorem();
        return outcomes.filter(theorem -> 2 * theorem.states() > FEW_STATES)
                .flatMap(theorem ->
                        large.values().states(2 * theorem.states()).run().theorem())
                .or(() -> outcomes);
    }

    private synchronized List<WordTheorem> theorems() {
        if (theorems == null) {
            Meter asked = AskedMeter.current();
            try {
                theorems = source.apply(asked).orElse(null);
            } catch (StoppedException cancelled) {
                asked.poll();
                throw cancelled;
            }
        }
        return theorems == null ? List.of() : theorems;
    }

    List<Claim<WordState>> claims(WordGame game) {
        List<Claim<WordState>> claims = new ArrayList<>();
        for (WordTheorem theorem : theorems()) {
            Basis basis = Basis.proved(
                    theorem.statement() + "; proved from the rules for words of all lengths",
                    "De Wulf-Doyen-Henzinger-Raskin 2006");
            if (theorem.values() && theorem.convention() == Convention.NORMAL) {
                claims.add(Claim.values(basis, state -> theorem.value(state.toString())));
            } else {
                claims.add(Claim.outcomes(basis, theorem.convention(), state -> theorem.isP(state.toString())));
            }
            claims.add(replies(basis, theorem, game));
        }
        return claims;
    }

    private static Claim<WordState> replies(Basis basis, WordTheorem theorem, WordGame game) {
        boolean any = theorem.values() && theorem.convention() == Convention.NORMAL;
        WordReplies replies = new WordReplies(theorem.set());
        return new Claim.Replies<>(
                basis,
                theorem.convention(),
                true,
                state -> true,
                !any,
                (state, wanted) -> replies.of(state.toString(), wanted).map(option -> new Component<>(game, option)));
    }
}
