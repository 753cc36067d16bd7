package org.impartial.games.entail;

import org.impartial.core.game.Entailing;
import org.impartial.core.game.Notation;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** A game on one stack, whose moves leave stacks; a move is written as the stacks that it leaves. */
interface StackGame extends Entailing<Long> {

    @Override
    default void requireState(Long stack) {
        if (stack == null || stack < 0) {
            throw new NotationException("a stack of " + name() + " is a number from 0 on, not " + stack);
        }
    }

    @Override
    default Notation<Long> notation() {
        return Entailing.marked(Notation.of(datum -> datum.asLong("the stack", 0), Datum::of));
    }
}
