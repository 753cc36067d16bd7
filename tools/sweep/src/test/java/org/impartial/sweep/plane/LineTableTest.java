package org.impartial.sweep.plane;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.impartial.core.game.capability.LineMoves;
import org.impartial.core.game.capability.LineMoves.Ray;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.nim.Mex;
import org.impartial.sweep.plane.LineTable.LinePositions;
import org.impartial.sweep.plane.LineTable.LineValues;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LineTableTest {
    static Stream<LineMoves> moves() {
        LineMoves none = new LineMoves(List.of());
        return Stream.of(
                none,
                LineMoves.rook(),
                LineMoves.queen(),
                LineMoves.wythoff(2),
                LineMoves.wythoff(5),
                LineMoves.nimhoff(2),
                LineMoves.nimhoff(3),
                LineMoves.nimhoff(6),
                LineMoves.rook().and(new Ray(1, 2, 1, 2)).and(new Ray(2, 1, 2, 1)),
                LineMoves.queen().and(new Ray(1, 2, 0, 0)).and(new Ray(2, 1, 0, 0)),
                none.and(new Ray(2, 0, 2, 0)).and(new Ray(0, 3, 0, 3)),
                none.and(new Ray(2, 2, 2, 2)).and(new Ray(1, 0, 3, 0)).and(new Ray(0, 1, 0, 2)),
                none.and(new Ray(3, 1, 4, 6)).and(new Ray(1, 70, 1, 0)).and(new Ray(2, 1, 0, 3)),
                none.and(new Ray(5, 0, 0, 1)).and(new Ray(0, 2, 1, 0)).and(new Ray(0, 4, 3, 1)),
                none.and(new Ray(0, 7, 2, 5)).and(new Ray(0, 1, 1, 0)).and(new Ray(3, 0, 0, 0)),
                none.and(new Ray(1, 0, 0, 0)).and(new Ray(0, 1, 0, 0)).and(new Ray(1, 1, 0, 0)));
    }

    @ParameterizedTest
    @MethodSource("moves")
    void valuesAndPositionsAreThoseOfTheMoves(LineMoves moves) {
        assertSame(moves, 37, 151);
        assertSame(moves, 90, 33);
        assertSame(moves, 1, 1);
    }

    private static void assertSame(LineMoves moves, int rows, int columns) {
        int[][] expected = naive(moves, rows, columns);
        LineValues values = LineTable.of(moves).values(rows, columns, Meter.unlimited());
        LinePositions previous = LineTable.of(moves).previous(rows, columns, Meter.unlimited());
        int greatest = 0;
        long count = 0;
        for (int x = 0; x < rows; x++) {
            for (int y = 0; y < columns; y++) {
                String square = x + ", " + y;
                Supplier<String> at = () -> moves + " at " + square;
                assertEquals(expected[x][y], values.at(x, y), at);
                assertEquals(expected[x][y] == 0, previous.at(x, y), at);
                greatest = Math.max(greatest, expected[x][y]);
                count += expected[x][y] == 0 ? 1 : 0;
            }
        }
        assertEquals(greatest, values.greatest());
        assertEquals(count, previous.count());
    }

    private static int[][] naive(LineMoves moves, int rows, int columns) {
        int[][] values = new int[rows][columns];
        for (int x = 0; x < rows; x++) {
            for (int y = 0; y < columns; y++) {
                Set<Integer> seen = new HashSet<>();
                for (Ray ray : moves.rays()) {
                    int a = x - ray.firstX();
                    int b = y - ray.firstY();
                    while (a >= 0 && b >= 0) {
                        seen.add(values[a][b]);
                        if (ray.single()) {
                            break;
                        }
                        a -= ray.stepX();
                        b -= ray.stepY();
                    }
                }
                values[x][y] = Mex.of(seen.stream().mapToInt(Integer::intValue));
            }
        }
        return values;
    }

    @Test
    void twoHeapsOfNimAreTheirXor() {
        LineValues values = LineTable.of(LineMoves.rook()).values(300, 700, Meter.unlimited());
        for (int x = 0; x < 300; x++) {
            for (int y = 0; y < 700; y++) {
                assertEquals(x ^ y, values.at(x, y));
            }
        }
        assertEquals(959, values.greatest());
    }

    @Test
    void invalidArgumentsAreRejected() {
        LineTable queen = LineTable.of(LineMoves.queen());
        assertThrows(IllegalArgumentException.class, () -> queen.values(0, 5, Meter.unlimited()));
        assertThrows(IllegalArgumentException.class, () -> queen.previous(5, -1, Meter.unlimited()));
        assertThrows(IllegalArgumentException.class, () -> new Ray(0, 0, 1, 1));
        assertThrows(IllegalArgumentException.class, () -> new Ray(1, -1, 0, 0));
        assertThrows(IllegalArgumentException.class, () -> new Ray(1, 1, 1001, 0));
        assertThrows(IllegalArgumentException.class, () -> LineMoves.wythoff(0));
        assertThrows(IllegalArgumentException.class, () -> LineMoves.nimhoff(101));
        Meter meter = new Meter(Budget.positions(99), Progress.NONE, () -> false);
        assertThrows(StoppedException.class, () -> queen.values(10, 10, meter));
        LinePositions previous = queen.previous(5, 5, Meter.unlimited());
        assertThrows(IndexOutOfBoundsException.class, () -> previous.at(0, 5));
        assertTrue(previous.at(0, 0));
    }
}
