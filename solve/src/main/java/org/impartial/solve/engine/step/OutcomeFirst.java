package org.impartial.solve.engine.step;

import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.sums.NimberTheory;

/**
 * A theory of nimbers that may determine the outcome by a search of its own, such as a bare search, which needs less work
 * than values do.
 *
 * @param values the search for values
 * @param sooner the search for the outcome; empty if it finds none
 * @param single the bare search, which may have found winning moves
 * @param meter counts the work of one question
 */
record OutcomeFirst(
        NimberTheory values, Function<Position, Optional<Outcome>> sooner, BareOutcomeSearch single, Meter meter)
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
        return sooner.apply(position).or(() -> values.outcomeWithoutValue(position));
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
