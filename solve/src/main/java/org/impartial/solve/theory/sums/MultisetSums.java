package org.impartial.solve.theory.sums;

import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.solve.theory.SumTheory;

/** A theory in which the element of a sum is the multiset of its components. */
public interface MultisetSums extends SumTheory<Position> {

    @Override
    default Position of(Component<?> component) {
        return component;
    }

    @Override
    default Position of(Position position) {
        return position;
    }

    @Override
    default Position zero() {
        return Position.empty();
    }

    @Override
    default Position add(Position a, Position b) {
        return a.plus(b);
    }
}
