package org.impartial.games.coin;

import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Parts;
import org.impartial.core.game.walk.Lazily;
import org.impartial.core.nim.NimField;

/**
 * The Tartan theorem [WW, ch. 14]: the head in column x and row y is worth the nim-product of the heads x and y of the
 * two games, and a move the nim-product of its worths in both; so for each set in one direction the worth in the other
 * is a quotient. Worths are below 2^32, where the nimbers are a field and products fit into 64 bits.
 */
record TartanTheory(HeadTheory across, TurningSet acrossSet, HeadTheory down, TurningSet downSet) {
    static final Basis BASIS = Basis.proved("heads add; G(x,y) = nim-product of G(x) and G(y)", "WW");
    private static final int DIGITS = 32;
    private static final double WIDEST = 1 << 20;

    static TartanTheory of(TurningSet across, TurningSet down, Parts parts) {
        return new TartanTheory(across.theory(parts), across, down.theory(parts), down);
    }

    /** Returns whether the values of all heads are known and small enough, and no move turns too many coins. */
    boolean covers(Grid heads) {
        return heads.cells().stream()
                .allMatch(head -> across.covers(head.x())
                        && down.covers(head.y())
                        && across.value(head.x()) >>> DIGITS == 0
                        && down.value(head.y()) >>> DIGITS == 0
                        && (double) acrossSet.widest(head.x()) * downSet.widest(head.y()) <= WIDEST);
    }

    long value(Cell head) {
        return NimField.product(across.value(head.x()), down.value(head.y()));
    }

    long value(Grid heads) {
        return heads.cells().stream().mapToLong(this::value).reduce(0, (a, b) -> a ^ b);
    }

    Stream<Grid> turns(Grid heads, long wanted) {
        long worth = value(heads) ^ wanted;
        List<Cell> cells = worth == 0 || worth >>> DIGITS != 0 ? List.of() : heads.cells();
        return Lazily.flatMap(cells.stream(), head -> turns(head, worth));
    }

    private Stream<Grid> turns(Cell head, long worth) {
        if (acrossSet.count(head.x()) <= downSet.count(head.y())) {
            return Lazily.flatMap(
                    acrossSet.turns(head.x()),
                    columns -> down.turns(head.y(), NimField.quotient(worth, across.value(columns)))
                            .map(rows -> Grid.product(columns, rows, () -> {})));
        }
        return Lazily.flatMap(
                downSet.turns(head.y()),
                rows -> across.turns(head.x(), NimField.quotient(worth, down.value(rows)))
                        .map(columns -> Grid.product(columns, rows, () -> {})));
    }
}
