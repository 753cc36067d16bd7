package org.impartial.games.board;

import java.util.Arrays;

/** The free cells of {@link Cram} on more than 63 cells: lines of at most 63 cells each. Immutable. */
final class WideCells {
    private final long[] lines;
    private final int hash;

    WideCells(long[] lines) {
        this.lines = lines;
        this.hash = Arrays.hashCode(lines);
    }

    long line(int index) {
        return index < 0 || index >= lines.length ? 0 : lines[index];
    }

    int lines() {
        return lines.length;
    }

    boolean has(int line, int place) {
        return (line(line) >>> place & 1) != 0;
    }

    int count() {
        int count = 0;
        for (long line : lines) {
            count += Long.bitCount(line);
        }
        return count;
    }

    boolean isEmpty() {
        return count() == 0;
    }

    WideCells without(WideCells that) {
        long[] left = lines.clone();
        for (int i = 0; i < left.length; i++) {
            left[i] &= ~that.lines[i];
        }
        return new WideCells(left);
    }

    WideCells with(WideCells that) {
        long[] all = lines.clone();
        for (int i = 0; i < all.length; i++) {
            all[i] |= that.lines[i];
        }
        return new WideCells(all);
    }

    WideCells without(int line, long places, int otherLine, long otherPlaces) {
        long[] left = lines.clone();
        left[line] &= ~places;
        left[otherLine] &= ~otherPlaces;
        return new WideCells(left);
    }

    WideCells touching() {
        long[] live = new long[lines.length];
        for (int i = 0; i < live.length; i++) {
            live[i] = lines[i] & (lines[i] << 1 | lines[i] >>> 1 | line(i - 1) | line(i + 1));
        }
        return new WideCells(live);
    }

    /** Returns the connected part that holds the first cell of the first line that has one. */
    WideCells part() {
        long[] part = new long[lines.length];
        int first = 0;
        while (lines[first] == 0) {
            first++;
        }
        part[first] = Long.lowestOneBit(lines[first]);
        boolean grown = true;
        while (grown) {
            grown = false;
            for (int i = 0; i < part.length; i++) {
                grown |= grow(part, i);
            }
            for (int i = part.length - 1; i >= 0; i--) {
                grown |= grow(part, i);
            }
        }
        return new WideCells(part);
    }

    private boolean grow(long[] part, int i) {
        long before = part[i];
        long from = before | (i > 0 ? part[i - 1] : 0) | (i + 1 < part.length ? part[i + 1] : 0);
        long grown = from & lines[i];
        long last;
        do {
            last = grown;
            grown |= (grown << 1 | grown >>> 1) & lines[i];
        } while (grown != last);
        part[i] = grown;
        return grown != before;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof WideCells that && hash == that.hash && Arrays.equals(lines, that.lines);
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (long line : lines) {
            for (int place = 0; place < Long.SIZE - Long.numberOfLeadingZeros(line); place++) {
                text.append((line >>> place & 1) == 0 ? '.' : '#');
            }
            text.append('/');
        }
        return text.toString();
    }
}
