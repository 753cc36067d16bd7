package org.impartial.solve.theory.sums;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.walk.Lazily;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.SumTheory;

/**
 * Nimbers as far as claims determine them. If only the outcome of a component is known, N means that its value is not
 * 0; the sum with any position of value 0 is then N as well, and the outcome of every other sum is unknown.
 *
 * @param claims the claims, opened for the question
 * @param found the position of the question
 * @param value its value as far as it is known, which may follow from more than the claims
 * @param move its winning move, if its outcome follows from that
 */
public record ClaimedNimbers(Claims claims, Position found, ClaimedNimber value, Optional<Move> move)
        implements SumTheory<ClaimedNimber> {

    @Override
    public Convention convention() {
        return Convention.NORMAL;
    }

    @Override
    public Meter meter() {
        return claims.meter();
    }

    @Override
    public ClaimedNimber of(Component<?> component) {
        return component.equals(found) ? value : claims.look(component).value();
    }

    @Override
    public ClaimedNimber of(Position position) {
        return position.equals(found) ? value : SumTheory.super.of(position);
    }

    @Override
    public ClaimedNimber zero() {
        return ClaimedNimber.ZERO;
    }

    @Override
    public ClaimedNimber add(ClaimedNimber a, ClaimedNimber b) {
        return a.plus(b);
    }

    /** Returns the outcome, if the element is not {@linkplain ClaimedNimber#isUnknown unknown}. */
    @Override
    public Outcome outcome(ClaimedNimber value) {
        if (value.isUnknown()) {
            throw new IllegalStateException("no claim gives the outcome of this sum; search it");
        }
        return value.is(0) ? Outcome.P : Outcome.N;
    }

    @Override
    public Optional<Outcome> knownOutcome(Position position) {
        ClaimedNimber value = of(position);
        return value.isUnknown() ? Optional.empty() : Optional.of(outcome(value));
    }

    @Override
    public OptionalLong grundy(ClaimedNimber value) {
        return value.value();
    }

    private boolean isFoundByMove(Position position) {
        return move.isPresent() && position.equals(found);
    }

    @Override
    public Stream<Move> winningMoves(Position position) {
        if (isFoundByMove(position)) {
            return move.stream();
        }
        if (outcome(of(position)) == Outcome.P) {
            return Stream.empty();
        }
        List<ClaimedNimber> rests = rests(position);
        List<Component<?>> components = position.components();
        return Lazily.flatMap(
                IntStream.range(0, components.size()),
                i -> Lazily.map(
                        replies(components.get(i), rests.get(i), false).orElse(Stream.empty()),
                        option -> new Move(position, i, option)));
    }

    /** Returns a move by a claim, even one of only some moves; options are enumerated if no claim gives a move. */
    @Override
    public Optional<Move> winningMove(Position position) {
        if (isFoundByMove(position)) {
            return move;
        }
        List<ClaimedNimber> rests = rests(position);
        List<Component<?>> components = position.components();
        return IntStream.range(0, components.size())
                .filter(i -> rests.get(i).isExact())
                .boxed()
                .flatMap(i -> claims
                        .replies(components.get(i), rests.get(i).nimber(), Convention.NORMAL, false)
                        .or(() -> broughtBack(components.get(i), rests.get(i), false))
                        .flatMap(Stream::findFirst)
                        .map(option -> new Move(position, i, option))
                        .stream())
                .findFirst()
                .or(() -> winningMoves(position).findFirst());
    }

    /** {@return whether the claims give all options of the value required in every component} */
    @Override
    public boolean listsAllMoves(Position position) {
        if (isFoundByMove(position)) {
            return false;
        }
        if (outcome(of(position)) == Outcome.P) {
            return true;
        }
        List<ClaimedNimber> rests = rests(position);
        List<Component<?>> components = position.components();
        for (int i = 0; i < components.size(); i++) {
            if (!claimed(components.get(i), rests.get(i))
                    && replies(components.get(i), rests.get(i), true).isEmpty()) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether a claim gives all options that balance the rest. */
    private boolean claimed(Component<?> component, ClaimedNimber rest) {
        return rest.isExact()
                && claims.claimOfReplies(component, rest.nimber(), Convention.NORMAL, true)
                        .isPresent();
    }

    /** Returns the options that balance the rest: by a claim, or by values if those of all options are exact. */
    private Optional<Stream<Position>> replies(Component<?> component, ClaimedNimber rest, boolean complete) {
        if (!rest.isExact()) {
            return Optional.empty();
        }
        Optional<Stream<Position>> all = claims.replies(component, rest.nimber(), Convention.NORMAL, true)
                .or(() -> broughtBack(component, rest, true))
                .or(() -> valued(component, rest.nimber()));
        return all.isPresent() || complete
                ? all
                : claims.replies(component, rest.nimber(), Convention.NORMAL, false)
                        .or(() -> broughtBack(component, rest, false));
    }

    /** Returns the options that correspond to replies in the position of equal value. */
    private Optional<Stream<Position>> broughtBack(Component<?> component, ClaimedNimber rest, boolean complete) {
        return claims.equivalent(component)
                .map(Cited::value)
                .filter(equivalent -> equivalent.allMoves() || !complete)
                .flatMap(equivalent -> {
                    List<Component<?>> parts = equivalent.position().components();
                    List<ClaimedNimber> rests = rests(equivalent.position());
                    return equivalent.options(i -> replies(parts.get(i), add(rests.get(i), rest), complete));
                });
    }

    private Optional<Stream<Position>> valued(Component<?> component, long wanted) {
        List<Position> options = claims.options(component).orElse(null);
        if (options == null) {
            return Optional.empty();
        }
        List<ClaimedNimber> values = options.stream().map(this::of).toList();
        boolean decided = values.stream().allMatch(v -> v.isExact() || (wanted == 0 && !v.isUnknown()));
        return decided
                ? Optional.of(IntStream.range(0, options.size())
                        .filter(i -> values.get(i).is(wanted))
                        .mapToObj(options::get))
                : Optional.empty();
    }
}
