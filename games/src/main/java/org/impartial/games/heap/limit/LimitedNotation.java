package org.impartial.games.heap.limit;

import java.util.List;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** A heap before the first move is written as its size, later as [size, limit]; a move as the number taken. */
enum LimitedNotation implements Notation<Limited> {
    /** The only one. */
    TAKEN;

    @Override
    public Limited read(Datum datum) {
        List<Datum> items = datum.asItems();
        if (items.isEmpty() || items.size() > 2) {
            throw new NotationException(
                    "a heap is one number n, or [n, m] if at most m beans may be taken, not " + datum);
        }
        long beans = items.get(0).asLong("the heap", 0);
        return items.size() == 1
                ? Limited.start(beans)
                : new Limited(beans, items.get(1).asLong("the limit", 0));
    }

    @Override
    public Datum write(Limited heap) {
        return heap.equals(Limited.start(heap.beans())) ? Datum.of(heap.beans()) : Datum.of(heap.beans(), heap.most());
    }

    @Override
    public Datum move(Limited before, Position after) {
        return Datum.of(before.beans() - ((Limited) after.components().get(0).state()).beans());
    }
}
