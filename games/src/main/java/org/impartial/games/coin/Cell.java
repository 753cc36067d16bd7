package org.impartial.games.coin;

import java.util.Comparator;

/** A place on a grid of coins, across and down. */
record Cell(long x, long y) implements Comparable<Cell> {
    private static final Comparator<Cell> ORDER =
            Comparator.comparingLong(Cell::x).thenComparingLong(Cell::y);

    @Override
    public int compareTo(Cell that) {
        return ORDER.compare(this, that);
    }
}
