package org.impartial.games.coin;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * A finite set of coins on a grid: the heads of a position, or the coins that a move turns. The grid after a move
 * shares its coins with the grid before. Immutable and safe to share between threads.
 *
 * @param set the places of the coins
 */
record Grid(ToggleSet<Cell> set) {

    /** Returns the coins at some places in any order; one that is repeated is the same coin. */
    static Grid of(Collection<Cell> cells) {
        return new Grid(ToggleSet.of(cells.stream().sorted().distinct().toList()));
    }

    /** Returns the coins in each of some columns and each of some rows. */
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
    Grid turned(Grid turn) {
        return new Grid(set.toggle(turn.set));
    }

    /** {@return the places of the coins, ascending across and then down} */
    List<Cell> cells() {
        return set.elements();
    }

    @Override
    public String toString() {
        return cells().toString();
    }
}
