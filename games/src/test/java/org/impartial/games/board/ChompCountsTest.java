package org.impartial.games.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.impartial.core.game.capability.PackedOptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How many P-positions there are in a bar, and how many first bites win. */
class ChompCountsTest {

    /** The P-positions by their ranks, since the options of a state have lesser ranks. */
    private static BitSet lost(Chomp chomp, long states) {
        BitSet lost = new BitSet();
        PackedOptions out = new PackedOptions();
        for (int state = 0; state < states; state++) {
            out.record(chomp, state);
            boolean wins = false;
            for (int i = 0; i < out.count() && !wins; i++) {
                wins = lost.get((int) out.part(i, 0));
            }
            lost.set(state, !wins);
        }
        return lost;
    }

    private static long whole(Chomp chomp, int rows, int columns) {
        int[] lengths = new int[rows];
        Arrays.fill(lengths, columns);
        return chomp.rows(lengths);
    }

    private static int count(int side) {
        Chomp chomp = new Chomp(side, side);
        return lost(chomp, whole(chomp, side, side) + 1).cardinality();
    }

    @ParameterizedTest
    @CsvSource({"4, 10", "5, 23", "6, 48", "7, 129", "8, 322", "9, 867"})
    void lostPositionsInASquare(int side, int count) {
        assertEquals(count, count(side));
    }

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource({"10, 2612", "11, 8037", "12, 26838"})
    void lostPositionsInALargeSquare(int side, int count) {
        assertEquals(count, count(side));
    }

    private static List<String> bites(int rows, int columns) {
        Chomp chomp = new Chomp(rows, columns);
        long whole = whole(chomp, rows, columns);
        BitSet lost = lost(chomp, whole + 1);
        List<String> bites = new ArrayList<>();
        chomp.at(whole).moves().forEach(move -> {
            if (lost.get(((Long) move.to().components().get(0).state()).intValue())) {
                bites.add(chomp.notation().move(whole, move.to()).toString());
            }
        });
        return bites;
    }

    /** One, up to six by nine; two on eight by ten, which is the least bar with more than one. */
    @Test
    void winningFirstBites() {
        for (int rows = 2; rows <= 6; rows++) {
            for (int columns = rows; columns <= 9; columns++) {
                assertEquals(1, bites(rows, columns).size(), rows + " by " + columns);
            }
        }
        assertEquals(List.of("5 6", "4 9"), bites(8, 10));
    }
}
