package org.impartial.sweep.plane;

import com.google.common.math.IntMath;
import java.util.Arrays;
import org.impartial.sweep.store.Codes;

/** The values reached from each cell by one line of moves: a set of bits for every line of the plane. */
/*
 * Implementation: a cell uses the line through the target of its shortest move, whose value is added to the set just
 * before, so the set holds exactly the targets on the line up to it. In a direction along the row the sets are cleared
 * at each row. A step that is a multiple of a shorter vector splits a line of the plane into several, one for each
 * remainder.
 */
final class UsedValues {
    private static final long[] NONE = {};

    private final Line moves;
    private final int columns;
    private final int parts;
    private final int acrossX;
    private final int acrossY;
    private final long[][] sets;
    private final int[] full;
    private int lastFull;

    UsedValues(Line moves, int rows, int columns) {
        this.moves = moves;
        this.columns = columns;
        this.parts = Math.max(1, IntMath.gcd(moves.stepX(), moves.stepY()));
        this.acrossX = moves.stepX() / parts;
        this.acrossY = moves.stepY() / parts;
        long lines = moves.single()
                ? 0
                : alongRow()
                        ? moves.stepY()
                        : parts * ((long) acrossY * (rows - 1) + (long) acrossX * (columns - 1) + 1);
        this.sets = new long[Math.toIntExact(lines)][];
        this.full = new int[sets.length];
        Arrays.fill(sets, NONE);
    }

    private boolean alongRow() {
        return moves.stepX() == 0;
    }

    private int line(int x, int y) {
        int across = acrossY * x + acrossX * (columns - 1 - y);
        return parts == 1 ? across : across * parts + x / acrossX % parts;
    }

    void beginRow() {
        if (alongRow() && !single()) {
            for (long[] set : sets) {
                Arrays.fill(set, 0);
            }
            Arrays.fill(full, 0);
        }
    }

    /** Returns the values to which a cell has moves; must be called for the cells in order. */
    long[] at(int x, int y, Codes[] known, int[] row) {
        if (x < moves.firstX() || y < moves.firstY()) {
            lastFull = 0;
            return NONE;
        }
        int target = value(x, y, known, row);
        int line = alongRow() ? y % moves.stepY() : line(x - moves.firstX(), y - moves.firstY());
        use(line, target);
        return set(line);
    }

    private long[] set(int line) {
        long[] set = sets[line];
        int words = full[line];
        while (words < set.length && set[words] == -1) {
            words++;
        }
        full[line] = words;
        lastFull = words;
        return set;
    }

    /** Returns the number of full words, from the first on, of the set returned last by {@link #at}. */
    int full() {
        return lastFull;
    }

    boolean single() {
        return moves.single();
    }

    /** Returns the value of the target of the shortest move, or −1 if there is no such cell. */
    int value(int x, int y, Codes[] known, int[] row) {
        if (x < moves.firstX() || y < moves.firstY()) {
            return -1;
        }
        int to = y - moves.firstY();
        return moves.firstX() == 0 ? row[to] : known[x - moves.firstX()].get(to);
    }

    private void use(int line, int value) {
        int word = value >> 6;
        if (word >= sets[line].length) {
            sets[line] = Arrays.copyOf(sets[line], word + 1 + word / 4);
        }
        sets[line][word] |= 1L << value;
    }
}
