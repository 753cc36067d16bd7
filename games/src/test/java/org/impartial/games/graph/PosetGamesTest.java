package org.impartial.games.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.game.Outcome;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.notation.NotationException;
import org.impartial.games.Asked;
import org.impartial.games.Games;
import org.impartial.games.Naive;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Chomp on ordered sets against Chomp on bars and play on sets of elements; subset take-away against what is known. */
class PosetGamesTest {

    /** A bar without its poisoned square, whose element is the square's number less one. */
    @ParameterizedTest
    @CsvSource({"2, 3", "3, 3", "3, 4", "2, 6", "1, 5"})
    void barsAreOrderedSets(int rows, int columns) {
        StringBuilder below = new StringBuilder();
        for (int cell = 1; cell < rows * columns; cell++) {
            String here = "[" + (cell - 1) + ",";
            below.append(cell % columns < columns - 1 ? here + cell + "]," : "");
            below.append(cell / columns < rows - 1 ? here + (cell + columns - 1) + "]," : "");
        }
        String pairs = below.substring(0, below.length() - 1);
        String bar = "chomp[board=" + rows + "," + columns + "]" + (" " + columns).repeat(rows);
        assertEquals(
                Asked.searched(bar), Asked.searched("poset-chomp[n=" + (rows * columns - 1) + ",below=" + pairs + "]"));
    }

    @Test
    void randomOrdersAreThoseOfPlayOnSets() {
        Random random = new Random(74);
        for (int i = 0; i < 60; i++) {
            int size = 2 + i % 8;
            int[] up = new int[size];
            StringBuilder below = new StringBuilder("[]");
            for (int y = size - 1; y >= 0; y--) {
                up[y] = 1 << y;
                for (int x = y + 1; x < size; x++) {
                    if (random.nextInt(4) == 0) {
                        up[y] |= up[x];
                        below.append(",[").append(y).append(',').append(x).append(']');
                    }
                }
            }
            String pairs = below.length() == 2 ? "[]" : below.substring(3);
            assertEquals(
                    Naive.value(
                            (1 << size) - 1,
                            left -> BitSet.valueOf(new long[] {left}).stream().mapToObj(x -> left & ~up[x])),
                    Asked.searched("poset-chomp[n=" + size + ",below=" + pairs + "]"));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void subsetTakeAwayIsLost(int n) {
        assertEquals(0, Asked.searched("subset-take-away[n=" + n + "]"));
    }

    /** All complexes on six points up to renaming, 16,353 with the empty one. */
    @Tag("thorough")
    @Test
    void subsetTakeAwayOfSixNumbersIsLost() {
        assertEquals(0, Asked.searched("subset-take-away[n=6]"));
    }

    /** Play on families of subsets, as sets of sets. */
    @ParameterizedTest
    @CsvSource({"3, '1'", "3, '1 2'", "4, '1 2 3'", "4, '1 2'", "4, '4'"})
    void subsetTakeAwayIsThatOfPlayOnFamilies(int n, String taken) {
        Set<Integer> family = new HashSet<>();
        int first = 0;
        for (String number : taken.split(" ", -1)) {
            first |= 1 << (Integer.parseInt(number) - 1);
        }
        for (int set = 1; set < (1 << n) - 1; set++) {
            if ((set & first) != first) {
                family.add(set);
            }
        }
        String text = "subset-take-away[n=" + n + "] [" + taken.replace(' ', ',') + "]";
        assertEquals(Naive.value(family, PosetGamesTest::taken), Asked.searched(text));
    }

    /** A set is taken with all that hold it. */
    private static Stream<Set<Integer>> taken(Set<Integer> family) {
        return family.stream()
                .map(set ->
                        family.stream().filter(other -> (other & set) != set).collect(Collectors.toSet()));
    }

    /** The hollow triangle and the path of two edges on other points. */
    @Test
    void complexesHaveOneFormUnderRenaming() {
        long path = 1L | 1L << 1 | 1L << 3 | 1L << 2 | 1L << 5;
        long other = 1L << 7 | 1L << 1 | 1L << 3 | 1L << 9 | 1L << 11;
        long chosen = 1L << 7 | 1L << 1 | 1L << 3 | 1L << 9 | 1L << 5;
        assertEquals(new ComplexForm(4, path).least(), new ComplexForm(4, other).least());
        assertEquals(new ComplexForm(4, path).least(), new ComplexForm(4, chosen).least());
        assertNotEquals(new ComplexForm(4, path).least(), new ComplexForm(4, path | 1L << 4).least());
    }

    @Test
    void stealingNamesNoMoveButTheOutcome() {
        var diagram = Games.library().read("poset-chomp[n=3,below=[0,1],[1,2]]");
        assertEquals(
                Outcome.N,
                Solver.normal()
                        .using(Strategy.claims())
                        .analyse(diagram.position())
                        .outcome());
    }

    @ParameterizedTest
    @CsvSource({
        "'subset-take-away[n=2]', '1|2'",
        "'subset-take-away[n=3] [1] [2,3]', '2|3'",
        "'poset-chomp[n=3,below=[0,1],[0,2]] 2', '0|1'"
    })
    void movesAreWhatIsTaken(String text, String moves) {
        NotatedPosition diagram = Games.library().read(text);
        assertEquals(
                List.of(moves.split("\\|", -1)),
                diagram.position().moves().stream()
                        .map(move -> diagram.write(move).toString())
                        .toList());
    }

    @ParameterizedTest
    @CsvSource({
        "'poset-chomp[n=2,below=[0,1],[1,0]]', 'no cycle'", "'poset-chomp[n=2,below=[0,2]]', 'not among'",
        "'poset-chomp[n=2,below=[0,0]]', 'x below y'", "'poset-chomp[n=64,below=[0,1]]', 'from 0 to 63'",
        "'poset-chomp[n=2,below=[0,1]] 2', 'from 0 to 1'", "'subset-take-away[n=7]', 'from 1 to 6'",
        "'subset-take-away[n=3] [1,2,3]', 'full subset'", "'subset-take-away[n=3] [4]', 'from 1 to 3'"
    })
    void whatIsNoPositionIsRefused(String text, String reason) {
        NotationException e =
                assertThrows(NotationException.class, () -> Games.library().read(text));
        assertTrue(e.getMessage().contains(reason), e.getMessage());
    }
}
