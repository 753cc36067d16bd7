package org.impartial.games.coin;

/** A place on a grid of coins, across and down. */
record Cell(long x, long y) implements Comparable<Cell> {
    @Override
    public int compareTo(Cell that) {
        return x == that.x ? Long.compare(y, that.y) : Long.compare(x, that.x);
    }
}
