package org.impartial.games.entail;

import java.util.List;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;

/** A stack by its size, a move by the stacks that it leaves. */
record StackNotation() implements Notation<Long> {

    @Override
    public Long read(Datum datum) {
        return datum.asLong("the stack", 0);
    }

    @Override
    public Datum write(Long stack) {
        return Datum.of(stack);
    }

    @Override
    public Datum move(Long before, Position after) {
        List<Datum> stacks = after.components().stream()
                .map(part -> Datum.of((Long) part.state()))
                .toList();
        return stacks.size() == 1 ? stacks.get(0) : Datum.list(stacks);
    }
}
