package org.impartial.solve.engine.step;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Cost;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.sums.NimberTheory;

/**
 * A theory of nimbers that may determine the outcome by a bare search. The search for values is attempted first within
 * a share, as it may need little work; then comes the bare search, and then the search for values again, which keeps
 * the results of its first attempt.
 *
 * @param theory the search for values under the meter of a short attempt
 * @param values the search for values after the bare search
 * @param single the bare search
 * @param first the share of the search for values before the bare search
 * @param pays whether the bare search is worthwhile, given the cost of that attempt
 * @param meter counts the work of one question
 */
record OutcomeFirst(
        Function<Meter, NimberTheory> theory,
        NimberTheory values,
        BareOutcomeSearch single,
        Share first,
        Predicate<Cost> pays,
        Meter meter)
        implements NimberTheory {

    @Override
    public Long of(Component<?> component) {
        return values.of(component);
    }

    @Override
    public Optional<Outcome> knownOutcome(Position position) {
        return values.knownOutcome(position);
    }

    @Override
    public Optional<Outcome> outcomeWithoutValue(Position position) {
        return single.outcomeAfter(
                        first,
                        attempt -> outcome(theory.apply(attempt), position),
                        pays,
                        position,
                        convention(),
                        meter,
                        meter)
                .or(() -> values.outcomeWithoutValue(position));
    }

    private static Outcome outcome(NimberTheory values, Position position) {
        return values.outcomeWithoutValue(position).orElseGet(() -> values.outcome(values.of(position)));
    }

    /** Returns a move to a position that the bare search found to be P, else one by values. */
    @Override
    public Optional<Move> winningMove(Position position) {
        return single.winningMove(position, convention(), meter).or(() -> values.winningMove(position));
    }

    @Override
    public Stream<Move> winningMoves(Position position) {
        return values.winningMoves(position);
    }

    @Override
    public boolean listsAllMoves(Position position) {
        return values.listsAllMoves(position);
    }
}
