package org.impartial.games.entail;

import java.util.List;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.notation.Datum;

/**
 * Positions that are a stack, free or entailed, or a list of free stacks.
 *
 * @param single the format of one stack
 */
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
