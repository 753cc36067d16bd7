package org.impartial.discover;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.impartial.core.game.Outcome;
import org.impartial.games.Games;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** For games with a closed form and an automaton, both are proved equal for all sizes, as automata. */
class ClosedFormsTest {
    private static final String NIM = "x'<x; y'<y; z'<z; w'<w";

    /** Returns rules with the set of tuples whose binary digits add up to a multiple of a modulus in every place. */
    private static HeapRules withSums(String moves, int heaps, int modulus) {
        int letters = 1 << heaps;
        int[] next = new int[2 * letters];
        for (int letter = 0; letter < letters; letter++) {
            next[letter] = Integer.bitCount(letter) % modulus == 0 ? 0 : 1;
            next[letters + letter] = 1;
        }
        return Catalogue.withSet("sums", "base 2", heaps, next, new boolean[] {true, false}, moves, "");
    }

    private static void proved(Discovery discovery, String condition) {
        Judgement judgement = discovery.judge(condition);
        assertTrue(judgement.proved(), judgement.reason());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void nimIsXor(int heaps) {
        String moves = String.join("; ", Arrays.asList(NIM.split("; ", -1)).subList(0, heaps));
        String names = String.join(",", List.of("x", "y", "z", "w").subList(0, heaps));
        proved(Discovery.of(withSums(moves, heaps, 2)), "$sums(" + names + ")");
        String several = String.join(
                " | ",
                Arrays.stream(names.split(",", -1)).map(name -> name + ">1").toList());
        proved(
                Discovery.of(withSums(moves, heaps, 2)).misere(),
                "($sums(" + names + ") & (" + several + ")) | (~$sums(" + names + ") & ~(" + several + "))");
        proved(Discovery.of(withSums(moves, heaps + 1, 2)).values(), "$sums(" + names + ",n)");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void mooresNimAddsDigits(int most) {
        HeapRules named = KnownGames.find("moore-nim[" + most + "]").orElseThrow();
        HeapRules moore = withSums(named.moves(), most + 1, most + 1);
        proved(Discovery.of(moore), "$sums(" + String.join(",", moore.heaps()) + ")");
    }

    @Test
    void staircaseNimIsNimOnTheOddStairs() {
        proved(
                Discovery.of(
                        withSums(KnownGames.find("staircase-nim").orElseThrow().moves(), 2, 2)),
                "$sums(x,z)");
    }

    @ParameterizedTest
    @CsvSource({"1", "3", "5"})
    void boundedHeapsAreTheirRemainders(int most) {
        int m = most + 1;
        String moves = KnownGames.find("bounded-nim[" + most + "," + most + "]")
                .orElseThrow()
                .moves();
        proved(Discovery.of(HeapRules.parse(moves)), "E t: x=" + m + "t+y | y=" + m + "t+x");
        proved(
                Discovery.of(withSums(moves, 3, 2)).values(),
                "E s,t,u,v: x=" + m + "t+u & u<" + m + " & y=" + m + "s+v & v<" + m + " & $sums(u,v,n)");
        HeapRules bash = KnownGames.find("bash[m=" + most + "]").orElseThrow();
        proved(Discovery.of(bash).values(), "n<" + m + " & (E t: x=" + m + "t+n)");
    }

    @ParameterizedTest
    @CsvSource({"'1,3,4', '0,1,0,1,2,3,2'", "'2,5,7', '0,0,1,1,0,2,1,3,2,2,0,3,1,0,0,1,1,2,2,3,3,2'", "'1,2,4', '0,1,2'"
    })
    void subtractionSetsArePeriodic(String taken, String values) {
        String[] period = values.split(",", -1);
        String condition = String.join(
                " | ",
                IntStream.range(0, period.length)
                        .mapToObj(rest -> "(n=" + period[rest] + " & (E t: x=" + period.length + "t+" + rest + "))")
                        .toList());
        HeapRules rules = KnownGames.find("subtraction[" + taken + "]").orElseThrow();
        proved(Discovery.of(rules).values(), condition);
    }

    /** The statement is by digits [Fraenkel 1982]; the claims of the library use the closed form by floors. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void wythoffsPairsAreShiftedWords(int d) {
        HeapRules rules = KnownGames.find("d-wythoff[d=" + d + "]").orElseThrow();
        Theorem theorem =
                Discovery.of(rules).in("ostrowski " + d).run().theorem().orElseThrow();
        assertTrue(theorem.statement().contains("is the other with a 0 appended"), theorem.statement());
        Solver solver = Solver.normal().using(Strategy.claims());
        String game = d == 1 ? "wythoff " : "d-wythoff[d=" + d + "] ";
        Random random = new Random(d);
        double alpha = (2 - d + Math.sqrt((double) d * d + 4)) / 2;
        int lost = 0;
        for (int i = 0; i < 2000; i++) {
            long k = random.nextInt(1 << random.nextInt(1, 28));
            long x = (long) (k * alpha);
            long y = x + d * k + random.nextInt(3) / 2;
            Outcome outcome = solver.analyse(
                            Games.library().read(game + x + " " + y).position())
                    .outcome();
            assertEquals(outcome == Outcome.P, theorem.isP(x, y), game + x + " " + y);
            lost += outcome == Outcome.P ? 1 : 0;
        }
        assertTrue(lost > 500, lost + " P-positions");
    }
}
