package org.impartial.discover;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.NotationException;
import org.impartial.discover.check.AutomatonCertificate;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.Verdict;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Values of rules that split a heap, proved for all sizes, against tables and the checker. */
class SplittingTest {
    static final String LASKER = "x'<x; x'+x''=x & x'>0 & x''>0";
    static final String THREE = "x'<x; x'+x''+x'''=x & x'>0 & x''>0 & x'''>0";
    static final String GRUNDY = "x'+x''=x & x'<x''";
    static final String HALVE = "x'+1=x; x'+x''=x & x'=x'' & x'>0";

    private static Discovery of(String rules) {
        return Discovery.of(HeapRules.parse(rules)).within(Duration.ofSeconds(30));
    }

    static Theorem proved(String rules) {
        return of(rules).run().theorem().orElseThrow();
    }

    /**
     * Returns a table of values of rules that take any or split in two or three. All values of smaller heaps are those of
     * options, so only the few others are searched for among the splits.
     */
    private static int[] table(int heaps, boolean three) {
        int[] values = new int[heaps];
        List<BitSet> pairs = new ArrayList<>();
        BitSet taken = new BitSet();
        for (int n = 0; n < heaps; n++) {
            BitSet two = new BitSet();
            for (int a = 1; 2 * a <= n; a++) {
                two.set(values[a] ^ values[n - a]);
            }
            pairs.add(two);
            int mex = taken.nextClearBit(0);
            while (three ? splitsInThree(n, mex, values, pairs) : two.get(mex)) {
                mex = taken.nextClearBit(mex + 1);
            }
            values[n] = mex;
            taken.set(mex);
        }
        return values;
    }

    private static boolean splitsInThree(int n, int value, int[] values, List<BitSet> pairs) {
        return IntStream.range(1, n).anyMatch(a -> pairs.get(n - a).get(value ^ values[a]));
    }

    private static void assertTable(Theorem theorem, int[] table) {
        for (int n = 0; n < table.length; n++) {
            assertEquals(table[n], theorem.value(n).orElseThrow(), String.valueOf(n));
        }
    }

    @Test
    void laskersNim() {
        Theorem theorem = proved(LASKER);
        assertTable(theorem, table(10_000, false));
        assertEquals(
                999_999_999_999_999_999L + 1,
                theorem.value(999_999_999_999_999_999L).orElseThrow());
        assertEquals(
                1_000_000_000_000_000_000L - 1,
                theorem.value(1_000_000_000_000_000_000L).orElseThrow());
        assertThrows(BeyondRangeException.class, () -> theorem.value(Long.MAX_VALUE));
        assertTrue(theorem.values());
        assertEquals(List.of("x", "n"), theorem.heaps());
    }

    @Test
    void takeAnyOrSplitInThree() {
        Theorem theorem = proved(THREE);
        assertTable(theorem, table(Boolean.getBoolean("impartial.thorough") ? 10_000 : 2_500, true));
        assertEquals((1L << 60) - 1, theorem.value(1L << 60).orElseThrow());
    }

    @Test
    void takeOneOrHalve() {
        Theorem theorem = proved(HALVE);
        long[] values = new long[10_000];
        IntBinaryOperator mex = (a, b) -> a != 0 && b != 0 ? 0 : a != 1 && b != 1 ? 1 : 2;
        for (int n = 1; n < values.length; n++) {
            values[n] = mex.applyAsInt((int) values[n - 1], n % 2 == 0 ? 0 : -1);
            assertEquals(values[n], theorem.value(n).orElseThrow());
        }
    }

    /** Grundy's game is among the rules; whether its values are an automaton is not known, so it must end open. */
    @Test
    void grundysGameIsLeftOpen() {
        Discovered<Theorem> open = of(GRUNDY).states(40).run();
        assertFalse(open.proved());
        assertTrue(open.reason().contains("no automaton of at most 40 states"), open.reason());
        RulesGame game = HeapRules.parse(GRUNDY).game();
        assertEquals(List.of(), game.optionsOf(List.of(2L)));
        assertEquals(1, game.optionsOf(List.of(3L)).size());
    }

    @ParameterizedTest
    @ValueSource(strings = {LASKER, THREE, HALVE, "x'<x & x mod 2=1; x'+x''+1=x & |x'-x''|<2"})
    void certificatesStandAndChangesAreRejected(String rules) {
        for (DigitOrder order : DigitOrder.values()) {
            Certificate certificate =
                    of(rules).reading(order).run().theorem().orElseThrow().certificate();
            assertTrue(certificate.check(Meter.unlimited()).accepted());
            List<String> rows = new ArrayList<>(certificate.facts().toList());
            int last = rows.size() - 1;
            String row = rows.get(last);
            rows.set(last, row.replaceFirst("^(P [0-9]+) ([01])", "$1 " + (row.matches("P [0-9]+ 1.*") ? 0 : 1)));
            assertFalse(new AutomatonCertificate(AutomatonCertificate.KIND, certificate.header(), rows)
                    .check(Meter.unlimited())
                    .accepted());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "x'+1=x; x'+x''=x & x'=x''+1",
                "x'+1=x; x'+x''=x & x'=x''; x'+x''=x & x'=x''+20",
                "x'+2=x; x'+x''=x & x'=x''",
                "x'+1=x; x'+x''+x'''=x & x'=x''",
                "x'+1=x; x'+x'''=x & x'=x'''",
                "x'+1=x; x'+x''=x & x'=x'' & y=y'",
            })
    void aCertificateIsForItsRulesOnly(String others) {
        Certificate certificate = proved(HALVE).certificate();
        Map<String, String> header = new LinkedHashMap<>(certificate.header());
        header.put("rules", "x'+1=x; x'+x''=x & x'=x''");
        assertTrue(checked(header, certificate).accepted(), "a heap of 0 beside one of 0 is no split");
        header.put("rules", others);
        assertFalse(checked(header, certificate).accepted());
        header.put("rules", HALVE);
        header.put("values", "false");
        assertFalse(checked(header, certificate).accepted());
    }

    private static Verdict checked(Map<String, String> header, Certificate facts) {
        return new AutomatonCertificate(
                        AutomatonCertificate.KIND, header, facts.facts().toList())
                .check(Meter.unlimited());
    }

    @Test
    void aMoveToEqualPartsLeavesNothingOfTheSameSize() {
        Theorem theorem = proved("x'+x''=x; x'+1=x & x=1");
        assertEquals(0, theorem.value(0).orElseThrow());
        assertEquals(1, theorem.value(1).orElseThrow());
    }

    /** The values agree with x mod 2 as far as forms are guessed from them, and differ from 300 on. */
    @Tag("thorough")
    @Test
    void aFormThatFailsLaterIsNotStated() {
        Theorem late =
                of("x'+1=x; x'<x & x=300").values().in("base 2").run().theorem().orElseThrow();
        assertEquals(1, late.value(299).orElseThrow());
        assertEquals(2, late.value(300).orElseThrow());
        assertTrue(late.form().isEmpty(), late.statement());
        assertEquals(
                "G(x) = x mod 2",
                of("x'+1=x").values().run().theorem().orElseThrow().statement());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '#',
            value = {
                "x'+x''=x & y'<y # only in rules of one heap",
                "x'+x'''=x # also leaves x''",
                "x''<x # also leaves x'",
                "x''''<x # at most three heaps",
            })
    void otherSplitsAreRefused(String rules, String message) {
        NotationException error = assertThrows(NotationException.class, () -> HeapRules.parse(rules));
        assertTrue(error.getMessage().contains(message), error.getMessage());
    }

    @Test
    void whatXorCannotSayIsRefused() {
        assertThrows(NotationException.class, () -> of(LASKER).misere().run());
        assertThrows(NotationException.class, () -> of(LASKER).counts().run());
        assertThrows(NotationException.class, () -> of(LASKER).in("zeckendorf").run());
        Theorem lasker = proved(LASKER);
        assertThrows(NotationException.class, () -> RedundantMoves.of(lasker, Duration.ofSeconds(1)));
        assertTrue(lasker.judge(HeapRules.parse("x'<x; x'+x''=x"), Duration.ofSeconds(9))
                .proved());
        assertTrue(lasker.judge(HeapRules.parse("x'<x"), Duration.ofSeconds(9)).refuted());
        Theorem nim = of("x'<x").run().theorem().orElseThrow();
        assertThrows(NotationException.class, () -> nim.judge(HeapRules.parse(LASKER), Duration.ofSeconds(9)));
        AutomatonCertificate vectors = new AutomatonCertificate(
                AutomatonCertificate.REDUNDANT,
                lasker.certificate().header(),
                Stream.concat(lasker.certificate().facts(), Stream.of("M 0 0 0 0 0 0"))
                        .toList());
        assertTrue(vectors.check(Meter.unlimited()).reason().contains("between the parts of a heap"));
        assertTrue(of("x'+x''=x & x'>0 & x''>0; x'=x+1").run().reason().contains("repeat"), "repeats");
        assertTrue(of(LASKER).judge("n=x").refuted());
        assertTrue(of("x'<x; x'+x''=x & x'=x''").judge("n=x").proved());
    }

    @Test
    void winningMovesSplit() {
        Theorem theorem = proved(LASKER);
        assertEquals("[[0, 0], [2, 2, 0]]", theorem.winningMoves(4, 0).toString());
        assertEquals("[[2, 2], [4, 1, 2]]", theorem.winningMoves(5, 2).toString());
    }

    /** Compares a theorem with the table; returns whether there is one. */
    private static boolean compared(long seed) {
        RandomSplits rules = new RandomSplits(seed);
        Discovered<Theorem> found = Discovery.of(HeapRules.parse(rules.text()))
                .values()
                .in("base 2")
                .states(30)
                .within(Duration.ofMillis(250))
                .run();
        if (found.proved()) {
            Theorem theorem = found.theorem().orElseThrow();
            int[] table = rules.values(rules.parts() == 3 ? 90 : 200);
            for (int n = 0; n < table.length; n++) {
                assertEquals(table[n], theorem.value(n).orElseThrow(), seed + ": " + rules + ", heap " + n);
            }
            assertTrue(theorem.certificate().check(Meter.unlimited()).accepted(), seed + ": " + rules);
        } else {
            assertFalse(found.reason().contains("fault"), seed + ": " + rules + ": " + found.reason());
        }
        return found.proved();
    }

    @Test
    void randomRulesNeverGiveAWrongTheorem() {
        long proved = LongStream.range(0, 12).filter(SplittingTest::compared).count();
        assertTrue(proved > 3, proved + " proved");
    }

    @Test
    @Tag("thorough")
    void thousandsOfRandomRulesNeverGiveAWrongTheorem() {
        long proved =
                LongStream.range(1000, 4000).filter(SplittingTest::compared).count();
        assertTrue(proved > 1000, proved + " proved");
    }
}
