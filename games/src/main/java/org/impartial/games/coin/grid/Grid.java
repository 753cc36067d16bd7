package org.impartial.games.coin.grid;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.impartial.games.coin.row.Coins;
import org.impartial.games.coin.row.ToggleSet;

/**
 * A finite set of coins on a grid: the heads of a position, or the coins that a move turns. The grid after a move
 * shares its coins with the grid before. Immutable and safe to share between threads.
 */
final class Grid {
    private final ToggleSet<Cell> cells;

    private Grid(ToggleSet<Cell> cells) {
        this.cells = cells;
    }

    /** Returns the coins at some places in any order; one that is repeated is the same coin. */
    public static Grid of(Collection<Cell> cells) {
        return new Grid(ToggleSet.of(cells.stream().sorted().distinct().toList()));
    }

    /**
     * {@return the coins in each of some columns and each of some rows}
     *
     * @param across the columns
     * @param down the rows
     */
    static Grid product(Coins across, Coins down) {
        return product(across, down, () -> {});
    }

    /** Returns the same set; {@code tick} runs for each coin, since two long runs have a great many. */
    static Grid product(Coins across, Coins down, Runnable tick) {
        List<Cell> cells = new ArrayList<>();
        across.labels()
                .forEach(x -> down.labels().forEach(y -> {
                    tick.run();
                    cells.add(new Cell(x, y));
                }));
        return new Grid(ToggleSet.of(cells));
    }

    /** Returns the coins that are in exactly one of these and of those that are turned. */
    public Grid turned(Grid turn) {
        return new Grid(cells.toggle(turn.cells));
    }

    /** {@return the places of the coins, ascending across and then down} */
    public List<Cell> cells() {
        return cells.elements();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Grid that && cells.equals(that.cells);
    }

    @Override
    public int hashCode() {
        return cells.hashCode();
    }

    @Override
    public String toString() {
        return cells().toString();
    }
}
