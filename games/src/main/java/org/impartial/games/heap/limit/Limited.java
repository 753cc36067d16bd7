package org.impartial.games.heap.limit;

import org.impartial.core.notation.NotationException;

/**
 * A heap and how many beans the next move may take from it.
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

    /** Returns a heap before the first move, which takes any number but all. */
    static Limited start(long beans) {
        return new Limited(beans, Math.max(0, beans - 1));
    }
}
