package org.impartial.games.coin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.Params;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.Asked;
import org.impartial.games.Games;
import org.impartial.games.Naive;
import org.impartial.solve.theory.sums.Claims;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CoinTurningTest {
    private final Naive naive = new Naive();

    /** The mex over the moves, with nothing but the turning set. */
    private static long[] byTheRules(TurningSet set, int labels) {
        Map<Long, Long> values = new HashMap<>();
        for (long label = set.first(); label < set.first() + labels; label++) {
            long head = label;
            Set<Long> reached = set.turns(label)
                    .map(turn -> turn.labels()
                            .filter(other -> other != head)
                            .map(values::get)
                            .reduce(0, (a, b) -> a ^ b))
                    .collect(Collectors.toSet());
            values.put(label, Naive.mex(reached));
        }
        return values.keySet().stream().sorted().mapToLong(values::get).toArray();
    }

    private static TurningSet setOf(String game) {
        return ((CoinTurning) Games.library().ruleset(game).games().get(0)).set();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "single-coin",
                "turning-turtles",
                "consecutive-coins[k=3]",
                "consecutive-coins[k=1]",
                "subtraction-coins[S=1,2,3]",
                "subtraction-coins[S=3,7,12]",
                "twins",
                "twins[S=1,2,3]",
                "twins[S=2,5]",
                "mock-turtles",
                "ruler",
                "grunt",
                "coin-turning[companions,[],[1],[1,2]]",
                "coin-turning[companions,[1],[2,3],[1,5,6]]",
                "coin-turning[set=up-to,3]",
                "coin-turning[set=run,first=0]",
                "coin-turning[set=pairs]",
                "coin-turning[set=up-to,2,first=0]",
                "coin-turning[set=list,1,[1,2],[2,5],[1,2,5],[3,6,8],[5,9]]"
            })
    void singleHeadsAreWorthTheMexOverTheirMoves(String game) {
        TurningSet set = setOf(game);
        HeadTheory theory = set.theory(new Claims().parts());
        long[] rules = byTheRules(set, 40);
        for (int i = 0; i < rules.length; i++) {
            assertTrue(theory.covers(set.first() + i));
            assertEquals(rules[i], theory.value(set.first() + i), game + " " + (set.first() + i));
            assertEquals(set.turns(set.first() + i).count(), set.count(set.first() + i), game);
            long widest = set.widest(set.first() + i);
            assertTrue(set.turns(set.first() + i).allMatch(turn -> turn.size() <= widest), game);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "consecutive-coins[k=3], 0 0 1 0 0 1",
        "'subtraction-coins[S=1,2,3]', 1 2 3 0 1 2 3 0",
        "'twins[S=1,2,3]', 0 1 2 3 0 1 2 3",
        "mock-turtles, 1 2 4 7 8 11 13 14 16 19 21 22 25 26 28",
        "ruler, 1 2 1 4 1 2 1 8 1 2 1 4 1 2 1 16",
        "grunt, 0 0 0 1 0 2 1 0 2 1 0 2 1 3 2 1 3 2 4 3 0"
    })
    void publishedValues(String game, String values) {
        TurningSet set = setOf(game);
        String[] published = values.split(" ", -1);
        assertEquals(values, joined(Arrays.stream(byTheRules(set, published.length))));
        HeadTheory theory = set.theory(new Claims().parts());
        assertEquals(values, joined(LongStream.range(0, published.length).map(i -> theory.value(set.first() + i))));
    }

    private static String joined(LongStream values) {
        return values.mapToObj(String::valueOf).collect(Collectors.joining(" "));
    }

    /** THHTTH is heads 2, 3, 6, worth the XOR of three single heads. */
    @ParameterizedTest
    @ValueSource(
            strings = {"single-coin", "turning-turtles", "consecutive-coins[k=3]", "ruler", "subtraction-coins[S=1,2,3]"
            })
    void headsAdd(String game) {
        Position row = Asked.read(game + " THHTTH");
        assertEquals(Asked.read(game + " 2 3 6"), row);
        assertEquals(
                naive.grundy(Asked.read(game + " 2"))
                        ^ naive.grundy(Asked.read(game + " 3"))
                        ^ naive.grundy(Asked.read(game + " 6")),
                naive.grundy(row));
    }

    /** Numbered from 0, Turning Turtles has G(x) = x + 1. */
    @Test
    void turtlesNumberedFromZero() {
        Position three = Asked.read("coin-turning[set=up-to,2,first=0] 0 1 2");
        assertEquals(0, naive.grundy(three), "1 ^ 2 ^ 3");
        assertNotEquals(0 ^ 1 ^ 2, naive.grundy(three));
        assertEquals(1, naive.grundy(Asked.read("coin-turning[set=up-to,2,first=0] 0")));
    }

    /** With both end coins heads before the move, the sum of single heads is not the value. */
    @Test
    void gruntNeedsOnlyItsLastCoinToBeHeads() {
        assertEquals(1, naive.grundy(Asked.read("grunt 3")));
        assertEquals(1, naive.grundy(Asked.read("grunt 0 3")));
        assertEquals(1, Asked.read("grunt 3").moves().size());
        assertEquals(0, Asked.read("grunt 0").moves().size());
    }

    /** Twins may be any distance apart. */
    @Test
    void twinsAreNotConfinedToDistancesToThree() {
        assertEquals(4, naive.grundy(Asked.read("twins 4")));
        assertEquals(0, naive.grundy(Asked.read("twins[S=1,2,3] 4")));
        assertEquals(
                Games.library().ruleset("twins").games(),
                CoinGames.TWINS.with(Params.of("S", new Datum.Nothing())).games());
    }

    /** Mock Turtles: P if and only if the number of heads is even and the XOR of the labels is 0; repeats are one coin. */
    @Test
    void mockTurtlesByTheirLabels() {
        for (int bits = 0; bits < 1 << 9; bits++) {
            int row = bits;
            long[] heads =
                    LongStream.range(0, 9).filter(i -> (row >> i & 1) == 1).toArray();
            boolean lost = heads.length % 2 == 0 && Arrays.stream(heads).reduce(0, (a, b) -> a ^ b) == 0;
            assertEquals(lost, new MockTurtleTheory(0).value(Coins.of(heads)) == 0);
        }
        assertEquals(Asked.read("mock-turtles 0 1 2 3"), Asked.read("mock-turtles 3 1 2 0 2 2"));
        assertEquals(Outcome.P, naive.outcome(Asked.read("mock-turtles 0 1 2 3"), Convention.NORMAL));
    }

    @ParameterizedTest
    @CsvSource({
        "turning-turtles 0, it must be from 1",
        "mock-turtles -1, it must be from 0",
        "ruler[coins=8] 9, it must be from 1 to 8",
        "ruler[coins=8] TTTTTTTTH, labels from 1 to 8",
        "twins[coins=8] 8, it must be from 0 to 7",
        "ruler 5..x, is not a label of a head",
        "ruler 0..4, labels from 1",
        "consecutive-coins[k=0] 3, k is 0",
        "consecutive-coins 3, needs its parameter k",
        "subtraction-coins[S=0] 3, distance 0 is 0; it must be at least 1",
        "coin-turning[frobs] 3, is no turning set",
        "'coin-turning[up-to,1] 3', it must be from 2 to 9",
        "'coin-turning[run,2] 3', nothing may follow run",
        "'coin-turning[set=symmetric,first=1] 3', so first is 0",
        "'coin-turning[set=list,[0,1]] 3', no coin before coin 1",
        "'coin-turning[set=companions,[0]] 3', at distances from 1 on"
    })
    void badPositionsAndParametersAreRefused(String text, String message) {
        NotationException refused = assertThrows(NotationException.class, () -> Asked.read(text));
        assertTrue(refused.getMessage().contains(message), refused.getMessage());
    }

    @Test
    void theRowHasAsManyCoinsAsAreSaid() {
        assertEquals(8, naive.grundy(Asked.read("ruler[coins=8] 8")));
        assertEquals(7, naive.grundy(Asked.read("twins[coins=8] 7")));
    }
}
