package org.impartial.solve.theory.sums;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Parts;
import org.impartial.core.game.Position;
import org.impartial.core.game.walk.Lazily;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.walk.AskedMeter;
import org.jspecify.annotations.Nullable;

/**
 * Looks up the statements of the firm claims of a game about a component; conjectures are never used. Not safe for use
 * by several threads.
 *
 * <p>The claims of a game are about its own states, so the casts from its claims to its states are safe.
 */
public final class Claims {
    private final PerGame<List<? extends Claim<?>>> given;
    private final Meter meter;
    private final Parts parts;
    private final ComponentCache<Statements> statements = new ComponentCache<>();

    /** What the claims state about one component, each statement from its first evaluation on. */
    private static final class Statements {
        private @Nullable Cited<ClaimedNimber> value;

        @SuppressWarnings("NullableOptional") // null until it is evaluated
        private @Nullable Optional<Cited<Equivalent>> equivalent;

        private @Nullable Map<Convention, Optional<Cited<Outcome>>> outcomes;
    }

    /** Creates an empty collection; the claims of each game are read on its first use. */
    public Claims() {
        this(stated(), Meter.unlimited(), component -> OptionalLong.empty());
    }

    /** Creates claims with values for parts that no claim covers; where they are empty, play is enumerated to the end. */
    public Claims(
            PerGame<List<? extends Claim<?>>> claims, Meter question, Function<Component<?>, OptionalLong> partValues) {
        this.meter = question;
        this.parts = new PartAnswers(this, partValues);
        this.given = new PerGame<>(
                game -> given(AskedMeter.during(question, () -> claims.of(game), () -> claims.forget(game))));
    }

    /** Returns the claims with answers about parts supplied to the derived ones. */
    private List<? extends Claim<?>> given(List<? extends Claim<?>> stated) {
        List<Claim<?>> all = new ArrayList<>(stated.size());
        for (Claim<?> claim : stated) {
            all.add(claim.given(parts));
        }
        return all;
    }

    /** {@return the claims of each game, for the questions of a strategy} */
    public static PerGame<List<? extends Claim<?>>> stated() {
        return new PerGame<>(ClaimSources::firm);
    }

    /** {@return the answers about parts for derived claims, under the meter of the question} */
    public Parts parts() {
        return parts;
    }

    public Meter meter() {
        return meter;
    }

    /** Returns a value as far as claims of values, equal positions or outcomes determine it; all are cited. */
    public Cited<ClaimedNimber> look(Component<?> component) {
        Statements known = of(component);
        Cited<ClaimedNimber> value = known.value;
        if (value == null) {
            if (!claimsOf(component).isEmpty()) {
                meter.spend(1);
            }
            value = formula(component).orElseGet(() -> worth(component, known));
            known.value = value;
        }
        return value;
    }

    /** Returns the nim-sum of the values of components as far as claims determine it, with the theorems. */
    public Cited<ClaimedNimber> look(Position position) {
        ClaimedNimber sum = ClaimedNimber.ZERO;
        List<Basis> bases = List.of();
        for (Component<?> component : position.components()) {
            Cited<ClaimedNimber> part = look(component);
            sum = sum.plus(part.value());
            bases = Cited.union(bases, part.bases());
        }
        return new Cited<>(sum, bases);
    }

    /** {@return the value of a component by a claim of values, which usually covers its options too} */
    public <S> Optional<Cited<ClaimedNimber>> formula(Component<S> component) {
        for (Claim<S> claim : claimsOf(component)) {
            if (claim instanceof Claim.Values<S> values && values.domain().test(component.state())) {
                long value = values.value().applyAsLong(component.state());
                return Optional.of(Cited.of(ClaimedNimber.exact(value), values.basis()));
            }
        }
        return Optional.empty();
    }

    private Statements of(Component<?> component) {
        return statements.of(component, Statements::new);
    }

    private Cited<ClaimedNimber> worth(Component<?> component, Statements known) {
        Cited<ClaimedNimber> worth = equivalent(component, known)
                .map(claim -> citing(claim.bases(), look(claim.value().position())))
                .orElseGet(() -> new Cited<>(ClaimedNimber.UNKNOWN, List.of()));
        return worth.value().isUnknown()
                ? outcome(component, Convention.NORMAL, known)
                        .map(claim -> citing(worth.bases(), nimberOf(claim)))
                        .orElse(worth)
                : worth;
    }

    /** {@return the theorems on which a search for a sum relies: for values or positions of equal value, each once} */
    public List<Basis> valueBases(Position position) {
        List<Basis> bases = List.of();
        for (Component<?> component : position.components()) {
            Cited<ClaimedNimber> claimed = look(component);
            bases = Cited.union(bases, claimed.value().isExact() ? claimed.bases() : worthBases(component));
        }
        return bases;
    }

    private List<Basis> worthBases(Component<?> component) {
        return equivalent(component)
                .map(claim ->
                        Cited.union(claim.bases(), valueBases(claim.value().position())))
                .orElse(List.of());
    }

    private static Cited<ClaimedNimber> nimberOf(Cited<Outcome> claim) {
        return new Cited<>(claim.value() == Outcome.P ? ClaimedNimber.ZERO : ClaimedNimber.NONZERO, claim.bases());
    }

    private static Cited<ClaimedNimber> citing(List<Basis> bases, Cited<ClaimedNimber> nimber) {
        return new Cited<>(nimber.value(), Cited.union(bases, nimber.bases()));
    }

    /** {@return the claimed outcome of a component played by itself, if a claim covers the state} */
    public Optional<Cited<Outcome>> outcome(Component<?> component, Convention convention) {
        return outcome(component, convention, of(component));
    }

    private Optional<Cited<Outcome>> outcome(Component<?> component, Convention convention, Statements known) {
        if (known.outcomes == null) {
            known.outcomes = new EnumMap<>(Convention.class);
        }
        return known.outcomes.computeIfAbsent(convention, c -> claimedOutcome(component, c));
    }

    /** {@return whether the game of a component claims outcomes of single components} */
    public <S> boolean claimsOutcomes(Component<S> component, Convention convention) {
        return claimsOf(component).stream()
                .anyMatch(claim -> claim instanceof Claim.Outcomes<S> outcomes && outcomes.convention() == convention);
    }

    private <S> Optional<Cited<Outcome>> claimedOutcome(Component<S> component, Convention convention) {
        for (Claim<S> claim : claimsOf(component)) {
            if (claim instanceof Claim.Outcomes<S> outcomes && outcomes.convention() == convention) {
                meter.spend(1);
                if (outcomes.domain().test(component.state())) {
                    return Optional.of(Cited.of(outcomes.outcome().apply(component.state()), outcomes.basis()));
                }
            }
        }
        return Optional.empty();
    }

    /** {@return the claimed options of a value, lazily, if a claim covers it, all or some} */
    public <S> Optional<Stream<Position>> replies(
            Component<S> component, long wanted, Convention convention, boolean complete) {
        return claimOfReplies(component, wanted, convention, complete)
                .map(claim -> Lazily.map(claim.rule().replies(component.state(), wanted), reply -> {
                    meter.tick();
                    return reply;
                }));
    }

    /** Returns the claim that gives {@link #replies}, if one covers the state and the value. */
    <S> Optional<Claim.Replies<S>> claimOfReplies(
            Component<S> component, long wanted, Convention convention, boolean complete) {
        for (Claim<S> claim : claimsOf(component)) {
            if (claim instanceof Claim.Replies<S> replies
                    && replies.convention() == convention
                    && (replies.complete() || !complete)
                    && (wanted == 0 || !replies.zeroOnly())
                    && replies.domain().test(component.state())) {
                return Optional.of(replies);
            }
        }
        return Optional.empty();
    }

    /** {@return the position that is claimed to have the same value as a component, if a claim covers the state} */
    public Optional<Cited<Equivalent>> equivalent(Component<?> component) {
        return equivalent(component, of(component));
    }

    private Optional<Cited<Equivalent>> equivalent(Component<?> component, Statements known) {
        if (known.equivalent == null) {
            known.equivalent = claimedEquivalent(component);
        }
        return known.equivalent;
    }

    private <S> Optional<Cited<Equivalent>> claimedEquivalent(Component<S> component) {
        S state = component.state();
        for (Claim<S> claim : claimsOf(component)) {
            if (claim instanceof Claim.Worth<S> worth && worth.domain().test(state)) {
                meter.spend(1);
                Position position = worth.position().apply(state);
                Equivalent equivalent = new Equivalent(
                        position, worth.allMoves(), move -> worth.back().apply(state, move));
                return Optional.of(Cited.of(equivalent, worth.basis()));
            }
        }
        return Optional.empty();
    }

    /** Returns the basis of a claim that a component is pet with its followers, if one covers the state. */
    public <S> Optional<Basis> pet(Component<S> component) {
        return first(
                component,
                claim -> claim instanceof Claim.Pet<S> pet && pet.domain().test(component.state()));
    }

    private <S> Optional<Basis> tame(Component<S> component) {
        return first(
                component,
                claim -> claim instanceof Claim.Tame<S> tame && tame.domain().test(component.state()));
    }

    private <S> Optional<Basis> first(Component<S> component, Predicate<Claim<S>> covers) {
        return claimsOf(component).stream().filter(covers).findFirst().map(Claim::basis);
    }

    /**
     * Components that are all pet or claimed to be tame, by the rule of misère Nim for their sums: the theorems on them
     * and their values, and the first that no claim of values covers.
     */
    public record Pets(List<Basis> bases, Optional<Component<?>> unvalued) {}

    /** {@return the claims about the components of a position if all of them are claimed to be pet or tame} */
    public Optional<Pets> pets(Position position) {
        List<Basis> bases = List.of();
        for (Component<?> component : position.components()) {
            Optional<Basis> pet = pet(component).or(() -> tame(component));
            if (pet.isEmpty()) {
                return Optional.empty();
            }
            bases = Cited.union(
                    bases, Cited.union(List.of(pet.get()), look(component).bases()));
        }
        return Optional.of(new Pets(
                bases,
                position.components().stream()
                        .filter(component -> formula(component).isEmpty())
                        .findFirst()));
    }

    /** Returns the options of a component, unless there are too many to list. */
    Optional<List<Position>> options(Component<?> component) {
        try {
            return Optional.of(component.options(meter));
        } catch (BeyondRangeException tooMany) {
            return Optional.empty();
        }
    }

    @SuppressWarnings("unchecked")
    private <S> List<Claim<S>> claimsOf(Component<S> component) {
        return (List<Claim<S>>) given.of(component.game());
    }
}
