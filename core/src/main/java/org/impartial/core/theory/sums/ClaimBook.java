package org.impartial.core.theory.sums;

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
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Parts;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;

/**
 * Looks up what the firm claims of a game say about a component; conjectures are never used. Belongs to one thread.
 *
 * <p>The claims of a game speak of its own states, so the casts from its claims to its states are safe.
 */
public final class ClaimBook {
    private final PerGame<List<? extends Claim<?>>> claims;
    private final PerGame<List<? extends Claim<?>>> given;
    private final Meter meter;
    private final Parts parts;
    private final Remembered<Optional<Said<Long>>> values = new Remembered<>();
    private final Map<Convention, Remembered<Optional<Said<Outcome>>>> outcomes = new EnumMap<>(Convention.class);

    /** An empty book; claims are read from each game when it is first met. */
    public ClaimBook() {
        this(new PerGame<>(ClaimSources::firm), Meter.unlimited(), component -> OptionalLong.empty());
    }

    private ClaimBook(
            PerGame<List<? extends Claim<?>>> claims, Meter meter, Function<Component<?>, OptionalLong> values) {
        this.claims = claims;
        this.meter = meter;
        this.parts = new Reckoning(this, values);
        this.given = new PerGame<>(game -> given(claims.of(game)));
    }

    /** Derived claims are told about parts; the others are as they were. */
    private List<? extends Claim<?>> given(List<? extends Claim<?>> told) {
        List<Claim<?>> all = new ArrayList<>(told.size());
        for (Claim<?> claim : told) {
            all.add(claim.given(parts));
        }
        return all;
    }

    /**
     * This book, opened for one question: each claim is evaluated once for each component, and that is counted.
     *
     * @param question meters the question
     * @return a view that remembers what the claims said
     */
    public ClaimBook asking(Meter question) {
        return asking(question, component -> OptionalLong.empty());
    }

    /**
     * The same with values for the parts of which claims are derived.
     *
     * @param question meters the question
     * @param partValues the Grundy value of a component about which no claim speaks; where it gives nothing, play is gone
     *     through to the end
     * @return a view that remembers what the claims said
     */
    public ClaimBook asking(Meter question, Function<Component<?>, OptionalLong> partValues) {
        return new ClaimBook(claims, question, partValues);
    }

    /**
     * What derived claims are told about parts, under the meter of the question.
     *
     * @return answers about positions
     */
    public Parts parts() {
        return parts;
    }

    /**
     * What meters the evaluation of claims.
     *
     * @return the meter of the question
     */
    public Meter meter() {
        return meter;
    }

    /**
     * Something that a claim says.
     *
     * @param value what it says
     * @param basis what it rests on
     * @param <T> what is said
     */
    public record Said<T>(T value, Basis basis) {}

    /**
     * The claimed Grundy value of a component.
     *
     * @param component the component
     * @param <S> its states
     * @return the value, if a claim covers the state
     */
    public <S> Optional<Said<Long>> grundy(Component<S> component) {
        return values.of(component, () -> claimedValue(component));
    }

    private <S> Optional<Said<Long>> claimedValue(Component<S> component) {
        meter.spend(1);
        for (Claim<S> claim : claimsOf(component)) {
            if (claim instanceof Claim.Values<S> values && values.domain().test(component.state())) {
                return Optional.of(new Said<>(values.value().applyAsLong(component.state()), values.basis()));
            }
        }
        return Optional.empty();
    }

    /**
     * The claimed outcome of a component played alone.
     *
     * @param component the component
     * @param convention the playing convention
     * @param <S> its states
     * @return the outcome, if a claim covers the state
     */
    public <S> Optional<Said<Outcome>> outcome(Component<S> component, Convention convention) {
        return outcomes.computeIfAbsent(convention, c -> new Remembered<>())
                .of(component, () -> claimedOutcome(component, convention));
    }

    private <S> Optional<Said<Outcome>> claimedOutcome(Component<S> component, Convention convention) {
        meter.spend(1);
        for (Claim<S> claim : claimsOf(component)) {
            if (claim instanceof Claim.Outcomes<S> outcomes
                    && outcomes.convention() == convention
                    && outcomes.domain().test(component.state())) {
                return Optional.of(new Said<>(outcomes.outcome().apply(component.state()), outcomes.basis()));
            }
        }
        return Optional.empty();
    }

    /**
     * The claimed options of a wanted value.
     *
     * @param component the component
     * @param wanted the value
     * @param convention the playing convention
     * @param complete whether all such options are asked for, or one will do
     * @param <S> its states
     * @return the options, if a claim covers the state and the value
     */
    public <S> Optional<Said<Stream<Position>>> replies(
            Component<S> component, long wanted, Convention convention, boolean complete) {
        Predicate<Claim.Replies<S>> fits = claim -> claim.convention() == convention
                && (claim.complete() || !complete)
                && (wanted == 0 || !claim.zeroOnly())
                && claim.domain().test(component.state());
        for (Claim<S> claim : claimsOf(component)) {
            if (claim instanceof Claim.Replies<S> replies && fits.test(replies)) {
                Stream<Position> found = replies.rule().replies(component.state(), wanted);
                return Optional.of(new Said<>(found.peek(reply -> meter.tick()), replies.basis()));
            }
        }
        return Optional.empty();
    }

    /**
     * A position that a component is claimed to be worth as much as.
     *
     * @param position the position
     * @param allMoves whether every option of the component comes from a move in it
     * @param back the option of the component that is made by a move in it
     */
    public record Like(Position position, boolean allMoves, Function<Move, Position> back) {}

    /**
     * The position that a component is claimed to be worth as much as.
     *
     * @param component the component
     * @param <S> its states
     * @return the position, if a claim covers the state
     */
    public <S> Optional<Said<Like>> like(Component<S> component) {
        S state = component.state();
        for (Claim<S> claim : claimsOf(component)) {
            if (claim instanceof Claim.Worth<S> worth && worth.domain().test(state)) {
                meter.spend(1);
                Position position = worth.position().apply(state);
                return Optional.of(new Said<>(
                        new Like(
                                position, worth.allMoves(), move -> worth.back().apply(state, move)),
                        worth.basis()));
            }
        }
        return Optional.empty();
    }

    /**
     * Whether a component is claimed to be pet, together with all that can be reached from it.
     *
     * @param component the component
     * @param <S> its states
     * @return what the claim rests on, if one covers the state
     */
    public <S> Optional<Basis> pet(Component<S> component) {
        for (Claim<S> claim : claimsOf(component)) {
            if (claim instanceof Claim.Pet<S> pet && pet.domain().test(component.state())) {
                return Optional.of(pet.basis());
            }
        }
        return Optional.empty();
    }

    @SuppressWarnings("unchecked")
    private <S> List<Claim<S>> claimsOf(Component<S> component) {
        return (List<Claim<S>>) given.of(component.game());
    }
}
