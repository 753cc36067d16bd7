package org.impartial.games.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Claim;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.library.NotatedPosition;
import org.impartial.games.Games;
import org.impartial.games.HeapTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Taking-and-breaking games: the rules of a code, and the known periods against tables. */
class OctalTest {

    static Stream<Octal.KnownPeriod> known() {
        return Octal.KNOWN.stream();
    }

    /** Least preperiod and least period, as far as the table goes: two periods beyond the preperiod. */
    @ParameterizedTest
    @MethodSource("known")
    void knownPeriods(Octal.KnownPeriod known) {
        int from = Math.toIntExact(known.from());
        int period = Math.toIntExact(known.period());
        long[] table = HeapTable.of(game(known.code()), from + 3 * period + 1);
        assertTrue(holds(table, from, period, known.saltus()), "the period");
        assertFalse(from > 0 && holds(table, from - 1, period, known.saltus()), "a lesser preperiod");
        for (int p = 1; p < period; p++) {
            long saltus = table[from + p] - table[from];
            assertFalse(holds(table, from, p, saltus), "the lesser period " + p);
        }
        assertEquals(
                1,
                game(known.code()).claims().stream()
                        .filter(Claim.Periodic.class::isInstance)
                        .count());
    }

    private static boolean holds(long[] table, int from, int period, long saltus) {
        return IntStream.range(from + period, table.length).allMatch(n -> table[n] == table[n - period] + saltus);
    }

    private static Octal game(String code) {
        return new Octal(BreakingCode.parse(code));
    }

    @Test
    void laskersNim() {
        long[] expected = LongStream.range(0, 41)
                .map(n -> n == 0 ? 0 : n % 4 == 3 ? n + 1 : n % 4 == 0 ? n - 1 : n)
                .toArray();
        assertEquals(
                LongStream.of(expected).boxed().toList(),
                LongStream.of(HeapTable.of(game("4.(3)"), 41)).boxed().toList());
    }

    @Test
    void dawsonsGamesAreOneSequence() {
        long[] chess = HeapTable.of(game("0.137"), 60);
        long[] kayles = HeapTable.of(game("0.07"), 61);
        long[] four = HeapTable.of(game("0.4"), 62);
        for (int n = 1; n < 60; n++) {
            assertEquals(chess[n], kayles[n + 1]);
            assertEquals(chess[n], four[n + 2]);
        }
    }

    @Test
    void aDigitSaysWhatAMoveMayLeave() {
        assertEquals(List.of("0 []"), moves("octal[code=0.3] 1"));
        assertEquals(List.of("0 [3]", "0 [1,2]", "0 [2]", "0 [1,1]"), moves("octal[code=0.77] 4"));
        assertEquals(List.of("0 [1,4]", "0 [2,3]"), moves("octal[code=4.0] 5"));
        assertEquals(List.of("0 [1,1,4]", "0 [1,2,3]", "0 [2,2,2]"), moves("octal[code=8.0] 6"));
        assertEquals(List.of("1 []"), moves("octal[code=0.01] 1 2"));
    }

    private static List<String> moves(String text) {
        NotatedPosition diagram = Games.library().read(text);
        return diagram.position().moves().stream()
                .map(move -> diagram.write(move).toString())
                .toList();
    }

    /** Only subtraction games among the codes are claimed to be pet. */
    @Test
    void petOnlyWithoutSplittingAndWithoutRest() {
        assertTrue(pet("0.3303"));
        assertTrue(pet("0.(3)"));
        for (String code : List.of("0.77", "0.137", "0.15", "0.6", "4.(3)", "0.1033", "0.26")) {
            assertFalse(pet(code), code);
        }
    }

    private static boolean pet(String code) {
        return game(code).claims().stream().anyMatch(claim -> claim instanceof Claim.Pet);
    }
}
