package org.impartial.games.coin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.contract.GameContract;
import org.impartial.core.game.Parts;
import org.impartial.core.notation.NotationException;
import org.impartial.games.Games;
import org.impartial.games.Naive;
import org.impartial.solve.theory.sums.Claims;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How far the theories of single heads go, and what they say. */
class HeadTheoriesTest {
    private static final Parts PARTS = new Claims().parts();

    @Test
    void mockTurtlesGoAsFarAsTwiceThePlaceIsALong() {
        MockTurtleTheory turtles = new MockTurtleTheory(1);
        long last = Long.MAX_VALUE / 2 + 1;
        assertTrue(turtles.covers(last));
        assertFalse(turtles.covers(last + 1));
        assertEquals(Long.MAX_VALUE - 1, turtles.value(last) & -2);
        assertEquals("5 = 101 in binary is evil: 2x + 1", turtles.reason(6));
        assertEquals("4 = 100 in binary is odious: 2x", turtles.reason(5));
    }

    /** With labels from 1 on the first heap is that of label 1. */
    @Test
    void heapsCountFromTheFirstLabel() {
        for (long first = 0; first < 2; first++) {
            HeadTheory theory = new UpTo(first, 4).theory(PARTS);
            assertEquals(
                    List.of(1L, 2L, 4L, 8L),
                    LongStream.range(first, first + 4)
                            .map(theory::value)
                            .boxed()
                            .toList());
        }
    }

    /** Every head game plays by the moves of its set, and its code says the same. */
    @ParameterizedTest
    @MethodSource("setsOfFewMoves")
    void headsAreHeaps(TurningSet set) {
        assertTrue(
                GameContract.of(new HeadGame(set)).asking(15).check().orThrow().passed());
    }

    /**
     * The same for up to three coins and up to four, of which there are ten thousand sets below a head in the small world.
     */
    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("setsOfManyMoves")
    void headsWithManyMovesAreHeaps(TurningSet set) {
        headsAreHeaps(set);
    }

    static Stream<TurningSet> setsOfFewMoves() {
        return sets().filter(HeadTheoriesTest::hasFewMoves);
    }

    static Stream<TurningSet> setsOfManyMoves() {
        return sets().filter(set -> !hasFewMoves(set));
    }

    private static boolean hasFewMoves(TurningSet set) {
        return set.count(40) < 700;
    }

    /** Every set with labels from 0 and from 1, but those that have only one of them: the moves that a theory finds are those of the rules. */
    static Stream<TurningSet> sets() {
        return LongStream.rangeClosed(0, 1)
                .boxed()
                .flatMap(first -> Stream.of(
                                "single",
                                "up-to,2",
                                "up-to,3",
                                "up-to,4",
                                "consecutive,3",
                                "run",
                                "pairs",
                                "distance,1,3",
                                "subtract,1,3,4",
                                "companions,[],[1,2]",
                                "symmetric",
                                "list,[1],[1,2]")
                        .filter(text -> !text.startsWith(first == 0 ? "subtract" : "symmetric"))
                        .map(text -> read(text, first)));
    }

    private static TurningSet read(String text, long first) {
        CoinTurning game = (CoinTurning) Games.library()
                .ruleset("coin-turning[set=" + text + ",first=" + first + "]")
                .games()
                .get(0);
        return game.set();
    }

    @ParameterizedTest
    @MethodSource("sets")
    void theMovesOfATheoryAreThoseOfTheRules(TurningSet set) {
        HeadTheory theory = set.theory(PARTS);
        for (long label = set.first(); label < set.first() + 14; label++) {
            List<Coins> turns = set.turns(label).toList();
            assertEquals(set.count(label), turns.size(), set + " at " + label);
            assertEquals(mex(turns, theory), theory.value(label), set + " at " + label);
            for (long worth = 1; worth < 24; worth++) {
                long wanted = worth;
                assertEquals(
                        turns.stream()
                                .filter(turn -> theory.value(turn) == wanted)
                                .collect(Collectors.toSet()),
                        theory.turns(label, worth).collect(Collectors.toSet()),
                        set + " at " + label + " for " + worth);
            }
        }
    }

    /** What turning the rightmost head with others is worth, without that head itself. */
    private static long mex(List<Coins> turns, HeadTheory theory) {
        return Naive.mex(turns.stream()
                .map(turn -> turn.labels()
                        .filter(label -> label != turn.greatest())
                        .map(theory::value)
                        .reduce(0, (a, b) -> a ^ b))
                .collect(Collectors.toSet()));
    }

    @ParameterizedTest
    @MethodSource("sets")
    void aSetIsNamedAsItIsWritten(TurningSet set) {
        assertEquals(set, read(set.toString(), set.first()));
    }

    @Test
    void upToNineCoinsMayBeTurned() {
        assertEquals("up-to,9", new UpTo(0, 9).toString());
        assertThrows(NotationException.class, () -> new UpTo(0, 10));
    }
}
