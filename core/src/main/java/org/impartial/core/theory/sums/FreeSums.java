package org.impartial.core.theory.sums;

import java.util.function.Function;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.theory.SumTheory;

/**
 * The theory without theorems: sums stay multisets of components, and a search of the whole position determines the
 * outcome. It is always valid, and needed in misère play where nothing better is proved.
 *
 * @param convention the playing convention
 * @param search determines the outcome of a position
 * @param meter counts the work of one question
 */
public record FreeSums(Convention convention, Function<Position, Outcome> search, Meter meter)
        implements SumTheory<Position> {

    @Override
    public Position of(Component<?> component) {
        return component;
    }

    @Override
    public Position of(Position position) {
        return position;
    }

    @Override
    public Position zero() {
        return Position.empty();
    }

    @Override
    public Position add(Position a, Position b) {
        return a.plus(b);
    }

    @Override
    public Outcome outcome(Position value) {
        return search.apply(value);
    }
}
