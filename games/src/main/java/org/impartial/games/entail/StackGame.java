package org.impartial.games.entail;

import java.util.List;
import org.impartial.core.game.Entailing;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.library.PositionFormat;
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

    /** Positions that are a stack, free or entailed, or a list of free stacks. */
    record StackFormat(PositionFormat single) implements PositionFormat {
        static StackFormat of(StackGame game) {
            return new StackFormat(PositionFormat.of(game));
        }

        @Override
        public NotatedPosition read(Datum position) {
            List<Datum> items = position.asItems();
            return items.size() > 1 && items.stream().allMatch(Datum.Num.class::isInstance)
                    ? NotatedPosition.sum(items.stream().map(single::read).toList())
                    : single.read(position);
        }

        @Override
        public List<ImpartialGame<?>> games() {
            return single.games();
        }
    }
}
