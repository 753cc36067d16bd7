package org.impartial.sweep.plane;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.impartial.core.meter.Meter;
import org.impartial.sweep.plane.LineTable.LinePositions;

/** Finds the P-positions of a rectangle row by row: the cells without a move to a P-position found before. */
/*
 * Implementation: for a line of moves to other rows, the cells of row x that have a move to a P-position are the
 * union of those of row x − step, shifted, and of the P-positions of row x − first, shifted: a few words for each row.
 * Within a row each P-position that is found blocks cells after it.
 */
final class LineSieve {
    private final List<Line> within = new ArrayList<>();
    private final List<Line> across = new ArrayList<>();
    private final List<long[][]> blocked = new ArrayList<>();
    private final int columns;
    private final int words;
    private final long[][] found;

    LineSieve(List<Line> moves, int rows, int columns) {
        this.columns = columns;
        this.words = (columns + Long.SIZE - 1) / Long.SIZE;
        this.found = new long[rows][];
        for (Line ray : moves) {
            if (ray.firstX() == 0) {
                within.add(ray);
            } else {
                across.add(ray);
                blocked.add(new long[Math.max(1, ray.stepX())][words]);
            }
        }
    }

    LinePositions run(Meter meter) {
        for (int x = 0; x < found.length; x++) {
            found[x] = row(x);
            meter.spend(columns);
        }
        return new LinePositions(found, columns);
    }

    private long[] row(int x) {
        long[] taken = new long[words];
        for (int i = 0; i < across.size(); i++) {
            BitRows.or(taken, line(x, across.get(i), blocked.get(i)), 0);
        }
        long[] row = new long[words];
        for (int y = BitRows.free(taken, 0); y < columns; y = BitRows.free(taken, y + 1)) {
            row[y >> 6] |= 1L << y;
            block(taken, y);
        }
        return row;
    }

    /** Returns the cells of a row from which a line of moves leads to a P-position in an earlier row. */
    private long[] line(int x, Line ray, long[][] ring) {
        long[] line = new long[words];
        if (ray.stepX() > 0) {
            BitRows.or(line, ring[x % ring.length], ray.stepY());
        }
        if (x >= ray.firstX()) {
            BitRows.or(line, found[x - ray.firstX()], ray.firstY());
        }
        BitRows.repeat(line, ray.stepX() == 0 ? ray.stepY() : 0);
        ring[x % ring.length] = line;
        return line;
    }

    private void block(long[] taken, int from) {
        for (Line ray : within) {
            long step = ray.single() ? columns : ray.stepY();
            if (step == 1) {
                fill(taken, from + ray.firstY());
            } else {
                for (long y = (long) from + ray.firstY(); y < columns; y += step) {
                    taken[(int) (y >> 6)] |= 1L << y;
                }
            }
        }
    }

    private void fill(long[] taken, int from) {
        int word = from >> 6;
        if (word < words) {
            taken[word] |= -1L << from;
            Arrays.fill(taken, word + 1, words, -1L);
        }
    }
}
