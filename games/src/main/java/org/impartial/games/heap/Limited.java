package org.impartial.games.heap;

import java.util.List;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/**
 * A heap and the greatest number of beans that the next move may take from it.
 *
 * @param beans the heap, 0 or more
 * @param most the limit, 0 or more
 */
record Limited(long beans, long most) {

    Limited {
        if (beans < 0 || most < 0) {
            throw new NotationException("a heap and its limit are 0 or more, not " + beans + " and " + most);
        }
    }

    /** Reads a heap: its size before the first move, and [size, limit] later. */
    static Limited read(Datum datum) {
        List<Datum> items = datum.asItems();
        if (items.isEmpty() || items.size() > 2) {
            throw new NotationException(
                    "a heap is one number n, or [n, m] if at most m beans may be taken, not " + datum.described());
        }
        long beans = items.get(0).asLong("the heap", 0);
        return items.size() == 1
                ? start(beans)
                : new Limited(beans, items.get(1).asLong("the limit", 0));
    }

    /** Writes the limit unless it is that of the first move. */
    Datum write() {
        return equals(start(beans)) ? Datum.of(beans) : Datum.of(beans, most);
    }

    /** Returns a heap before the first move, which takes any number of beans except all. */
    static Limited start(long beans) {
        return new Limited(beans, Math.max(0, beans - 1));
    }
}
