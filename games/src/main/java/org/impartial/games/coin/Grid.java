package org.impartial.games.coin;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** A set of coins on a grid; after a move it shares its coins with the grid before. Immutable. */
record Grid(ToggleSet<Cell> set) {
    static Grid of(Collection<Cell> cells) {
        return new Grid(ToggleSet.of(cells.stream().sorted().distinct().toList()));
    }

    /** Returns the crossings; {@code tick} runs for each, since two long runs have a great many. */
    static Grid product(Coins across, Coins down, Runnable tick) {
        List<Cell> cells = new ArrayList<>();
        across.labels()
                .forEach(x -> down.labels().forEach(y -> {
                    tick.run();
                    cells.add(new Cell(x, y));
                }));
        return new Grid(ToggleSet.of(cells));
    }

    Grid turned(Grid turn) {
        return new Grid(set.toggle(turn.set));
    }

    List<Cell> cells() {
        return set.elements();
    }

    @Override
    public String toString() {
        return cells().toString();
    }
}
