package org.impartial.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.BitSet;
import java.util.List;
import org.impartial.core.game.Component;
import org.impartial.core.game.Move;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.notation.Datum;
import org.junit.jupiter.api.Test;

class StraightMovesTest {

    @Test
    void theQueensTableIsThatOfTheRulesOfWythoffsGame() {
        int[][] table = StraightMoves.queen().table(40, 33);
        GameLibrary library = GameLibrary.installed();
        for (int x = 0; x < 40; x++) {
            for (int y = 0; y < 33; y++) {
                BitSet met = new BitSet();
                for (Move move :
                        library.read("wythoff " + x + " " + y).position().moves()) {
                    long[] left = written((Component<?>) move.to()).asLongs("heaps", 0);
                    boolean inside = left[0] < 40 && left[1] < 33;
                    met.set(inside ? table[(int) left[0]][(int) left[1]] : table[(int) left[1]][(int) left[0]]);
                }
                assertEquals(met.nextClearBit(0), table[x][y], x + ", " + y);
            }
        }
    }

    private static <S> Datum written(Component<S> component) {
        return component.game().notation().write(component.state());
    }

    @Test
    void nimIsTheXorAndOtherDirectionsFollowTheDefinition() {
        int[][] nim = new StraightMoves(List.of(new int[] {1, 0}, new int[] {0, 1})).table(130, 70);
        List<int[]> odd = List.of(new int[] {2, 1}, new int[] {0, 3}, new int[] {1, 1});
        int[][] other = new StraightMoves(odd).table(31, 45);
        for (int x = 0; x < 130; x++) {
            for (int y = 0; y < 70; y++) {
                assertEquals(x ^ y, nim[x][y]);
            }
        }
        for (int x = 0; x < 31; x++) {
            for (int y = 0; y < 45; y++) {
                BitSet met = new BitSet();
                for (int[] step : odd) {
                    for (int k = 1; x - k * step[0] >= 0 && y - k * step[1] >= 0; k++) {
                        met.set(other[x - k * step[0]][y - k * step[1]]);
                    }
                }
                assertEquals(met.nextClearBit(0), other[x][y], x + ", " + y);
            }
        }
    }

    @Test
    void whatIsNoTableIsRefused() {
        StraightMoves queen = StraightMoves.queen();
        assertThrows(IllegalArgumentException.class, () -> queen.table(0, 5));
        assertThrows(IllegalArgumentException.class, () -> queen.table(100_000, 100_000));
        assertThrows(IllegalArgumentException.class, () -> new StraightMoves(List.of(new int[] {0, 0})));
        assertThrows(IllegalArgumentException.class, () -> new StraightMoves(List.of(new int[] {-1, 2})));
        assertThrows(IllegalArgumentException.class, () -> new StraightMoves(List.of(new int[] {1})));
    }
}
