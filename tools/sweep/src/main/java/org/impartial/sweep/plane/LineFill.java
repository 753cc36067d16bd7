package org.impartial.sweep.plane;

import java.util.Arrays;
import java.util.List;
import org.impartial.core.meter.Meter;
import org.impartial.sweep.plane.LineTable.LineValues;
import org.impartial.sweep.store.Codes;

/** Fills a table cell by cell with Grundy values: the least number that is in none of the sets of the lines. */
final class LineFill {
    /** The number of sets, as for the queen, for which a special loop skips words that are full. */
    private static final int QUEEN = 3;

    private final UsedValues[] lines;
    private final UsedValues[] singles;
    private final int columns;
    private final Codes[] known;
    private final long[][] sets;
    private long[] near = new long[1];

    LineFill(List<UsedValues> all, int rows, int columns) {
        this.lines = all.stream().filter(line -> !line.single()).toArray(UsedValues[]::new);
        this.singles = all.stream().filter(UsedValues::single).toArray(UsedValues[]::new);
        this.columns = columns;
        this.known = new Codes[rows];
        this.sets = new long[lines.length + (singles.length > 0 ? 1 : 0)][];
    }

    LineValues run(Meter meter) {
        int greatest = 0;
        int[] row = new int[columns];
        for (int x = 0; x < known.length; x++) {
            for (UsedValues line : lines) {
                line.beginRow();
            }
            int most = 0;
            for (int y = 0; y < columns; y++) {
                row[y] = value(x, y, row);
                most = Math.max(most, row[y]);
            }
            known[x] = new Codes(columns, Math.max(most, 1 << 8));
            for (int y = 0; y < columns; y++) {
                known[x].set(y, row[y]);
            }
            greatest = Math.max(greatest, most);
            meter.spend(columns);
        }
        return new LineValues(known, columns, greatest);
    }

    private int value(int x, int y, int[] row) {
        int longest = 0;
        int full = 0;
        for (int i = 0; i < lines.length; i++) {
            sets[i] = lines[i].at(x, y, known, row);
            longest = Math.max(longest, sets[i].length);
            full = Math.max(full, lines[i].full());
        }
        if (singles.length > 0) {
            sets[lines.length] = near(x, y, row);
            longest = Math.max(longest, near.length);
        }
        int from = sets.length == QUEEN ? skipped(sets[0], sets[1], sets[2], full) : full;
        for (int word = from; word < longest; word++) {
            long used = 0;
            for (long[] set : sets) {
                used |= word < set.length ? set[word] : 0;
            }
            if (used != -1) {
                return word * Long.SIZE + Long.numberOfTrailingZeros(~used);
            }
        }
        return longest * Long.SIZE;
    }

    /** Returns the first word that is not full in the union of three sets, or the length of the shortest. */
    private static int skipped(long[] a, long[] b, long[] c, int from) {
        int end = Math.min(a.length, Math.min(b.length, c.length));
        int word = from;
        while (word < end && (a[word] | b[word] | c[word]) == -1) {
            word++;
        }
        return word;
    }

    /** Returns the set of the values of the targets of single moves. */
    private long[] near(int x, int y, int[] row) {
        Arrays.fill(near, 0);
        for (UsedValues single : singles) {
            int value = single.value(x, y, known, row);
            if (value >> 6 >= near.length) {
                near = Arrays.copyOf(near, (value >> 6) + 1);
            }
            if (value >= 0) {
                near[value >> 6] |= 1L << value;
            }
        }
        return near;
    }
}
