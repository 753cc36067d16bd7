package org.impartial.games.pencil;

import static org.impartial.games.pencil.SproutsPosition.CLOSE;
import static org.impartial.games.pencil.SproutsPosition.END;
import static org.impartial.games.pencil.SproutsPosition.FIRST_NAME;
import static org.impartial.games.pencil.SproutsPosition.LAST;
import static org.impartial.games.pencil.SproutsPosition.NAMES;

import java.util.Arrays;

/** Simplifies all parts of a position that have a simpler equivalent. Not safe for use by several threads. */
/*
 * Implementation: four steps are repeated until nothing changes.
 * 1. A spot of one life that occurs once, or twice in a row, needs no name: at whichever of two neighbouring places
 *    a line ends, the spot is dead afterwards and the walk is the same.
 * 2. A region of fewer than 2 lives is dead, and the places in it with it.
 * 3. In a region of 2 or 3 lives the boundaries do not matter, only which spots there are, and a spot of k lives is
 *    as good as k spots of one: a line leaves the new spot and at most one other, always in a common region, where
 *    one more line joins them.
 * 4. Two such regions of the same named spots are as good as one: a line in either leaves too little in the other.
 */
final class SproutsTrim {
    private static final int SMALL = 3;
    private byte[] from;
    private byte[] to;
    private int length;
    private int written;
    private boolean changed;
    private final int[] count = new int[NAMES];
    private final int[] mark = new int[NAMES];
    private int stamp;

    SproutsTrim(int capacity) {
        from = new byte[capacity];
        to = new byte[capacity];
    }

    /** Returns the buffer for a raw position, to be written from index 0; growth by a factor of 3 must fit. */
    byte[] raw() {
        return from;
    }

    /** Returns the code after {@link #trim}, whose length {@code trim} returned. */
    byte[] code() {
        return from;
    }

    int trim(int rawLength) {
        length = rawLength;
        do {
            do {
                changed = false;
                count();
                pass();
                swap();
            } while (changed);
            dropTwins();
        } while (changed);
        return length;
    }

    private void swap() {
        byte[] old = from;
        from = to;
        to = old;
        length = written;
    }

    private void count() {
        Arrays.fill(count, 0);
        for (int i = 0; i < length; i++) {
            if (from[i] >= FIRST_NAME) {
                count[from[i]]++;
            }
        }
    }

    private void pass() {
        written = 0;
        int at = 0;
        while (at < length) {
            int region = written;
            while (from[at] != CLOSE) {
                at = boundary(at);
            }
            at++;
            close(region);
        }
    }

    private int boundary(int first) {
        int start = written;
        int at = first;
        for (; from[at] != END; at++) {
            byte token = from[at];
            byte spot = token >= FIRST_NAME && count[token] == 1 ? LAST : token;
            if (spot >= FIRST_NAME && written > start && to[written - 1] == spot) {
                to[written - 1] = LAST;
            } else {
                to[written++] = spot;
            }
        }
        if (written - start > 1 && to[start] >= FIRST_NAME && to[written - 1] == to[start]) {
            written--;
            to[start] = LAST;
        }
        if (written > start) {
            to[written++] = END;
        }
        return at + 1;
    }

    private void close(int region) {
        stamp++;
        int lives = 0;
        int names = 0;
        boolean twice = false;
        for (int i = region; i < written; i++) {
            byte spot = to[i];
            if (spot < FIRST_NAME) {
                lives += SproutsPosition.lives(spot);
            } else if (mark[spot] == stamp) {
                twice = true;
            } else {
                mark[spot] = stamp;
                names++;
                lives++;
            }
        }
        if (lives < 2) {
            changed |= names > 0;
            written = region;
        } else {
            changed |= lives <= SMALL && twice;
            if (lives <= SMALL) {
                flatten(region, lives - names);
            }
            to[written++] = CLOSE;
        }
    }

    private void flatten(int region, int unnamed) {
        int end = written;
        stamp++;
        written = region;
        for (int i = region; i < end; i++) {
            byte spot = to[i];
            if (spot >= FIRST_NAME && mark[spot] != stamp) {
                mark[spot] = stamp;
                to[written++] = spot;
            }
        }
        for (int i = 0; i < unnamed; i++) {
            to[written++] = LAST;
        }
        to[written++] = END;
    }

    private void dropTwins() {
        for (int end = smallEnd(0); end > 0; end = smallEnd(end)) {
            int size = size(end);
            for (int other = smallEnd(end); other > 0; other = smallEnd(other)) {
                if (size(other) == size && same(end, other, size)) {
                    int first = other - 2 - size;
                    System.arraycopy(from, other, from, first, length - other);
                    length -= other - first;
                    changed = true;
                    return;
                }
            }
        }
    }

    /** Returns the index behind the next region of one boundary of two or three named spots, or 0. */
    private int smallEnd(int after) {
        for (int i = after + 1; i < length; i++) {
            if (from[i] == CLOSE && size(i + 1) > 0) {
                return i + 1;
            }
        }
        return 0;
    }

    private int size(int end) {
        int at = end - 3;
        while (at >= 0 && from[at] >= FIRST_NAME) {
            at--;
        }
        int size = end - 3 - at;
        boolean whole = at < 0 || from[at] == CLOSE;
        return whole && size >= 2 && size <= SMALL ? size : 0;
    }

    private boolean same(int end, int other, int size) {
        int found = 0;
        for (int i = end - 2 - size; i < end - 2; i++) {
            for (int j = other - 2 - size; j < other - 2; j++) {
                found += from[i] == from[j] ? 1 : 0;
            }
        }
        return found == size;
    }
}
