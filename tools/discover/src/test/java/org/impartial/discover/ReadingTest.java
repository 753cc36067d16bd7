package org.impartial.discover;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.StringReader;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.automaton.Reversal;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.Certificates;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Automata that read the least significant digit first: they are proved, used and checked like the others. */
class ReadingTest {
    private static final int SLOW = 30;
    /** The number of states above which the automaton in the other order takes long to learn. */
    private static final int LARGE = 150;

    private static Theorem proved(Discovery discovery, DigitOrder order) {
        Discovered<Theorem> found =
                discovery.reading(order).within(Duration.ofMinutes(5)).run();
        return found.theorem().orElseThrow(() -> new AssertionError(found.reason()));
    }

    private static Theorem leastFirst(Discovery discovery) {
        return proved(discovery, DigitOrder.LEAST_SIGNIFICANT_FIRST);
    }

    private static Verdict checked(String text) throws IOException {
        return Certificates.read(new StringReader(text)).check(Meter.unlimited());
    }

    private static String written(Theorem theorem) throws IOException {
        StringBuilder text = new StringBuilder();
        Certificates.write(theorem.certificate(), text);
        return text.toString();
    }

    /** Returns some of the rows, or all. */
    static Stream<Catalogue.Row> rows() {
        List<Catalogue.Row> all = Catalogue.rows();
        int step = Boolean.getBoolean("impartial.thorough") ? 1 : 9;
        return Stream.iterate(0, i -> i < all.size(), i -> i + step)
                .map(all::get)
                .filter(row -> row.states() <= SLOW);
    }

    @ParameterizedTest
    @MethodSource("rows")
    void bothOrdersAreOfOneSet(Catalogue.Row row) throws IOException {
        Theorem most = proved(row.discovery(), DigitOrder.MOST_SIGNIFICANT_FIRST);
        Automaton turned = Reversal.of(most.set().automaton(), Meter.unlimited());
        assumeTrue(turned.states() <= LARGE, () -> turned.states() + " states are too many");
        Theorem least = leastFirst(row.discovery());
        assertEquals(DigitOrder.LEAST_SIGNIFICANT_FIRST, least.order());
        assertEquals(turned, least.set().automaton());
        assertEquals(most.set().automaton(), Reversal.of(turned, Meter.unlimited()));
        assertEquals(most.first(40), least.first(40));
        Verdict verdict = checked(written(least));
        assertTrue(verdict.accepted(), verdict.reason());
        assertTrue(verdict.reason().endsWith(", read from the least significant digit"), verdict.reason());
    }

    @Test
    void answersAsTheOtherOrderDoes() {
        Discovery wythoff = Discovery.of(HeapRules.parse(Catalogue.WYTHOFF)).in("zeckendorf");
        Theorem least = leastFirst(wythoff);
        Theorem most = proved(wythoff, DigitOrder.MOST_SIGNIFICANT_FIRST);
        assertEquals(7, least.states());
        assertTrue(least.isP(165580140, 267914295));
        for (long x = 0; x < 30; x++) {
            for (long y = 0; y < 30; y++) {
                assertEquals(most.isP(x, y), least.isP(x, y));
                assertEquals(new HashSet<>(most.winningMoves(x, y)), new HashSet<>(least.winningMoves(x, y)));
            }
        }
        BigInteger large = BigInteger.TEN.pow(40);
        assertEquals(most.winningMoves(5, large, large), least.winningMoves(5, large, large));
        assertEquals(most.statement(), least.statement());
        assertEquals(
                RedundantMoves.of(most, Duration.ofMinutes(1)).states(),
                RedundantMoves.of(least, Duration.ofMinutes(1)).states());
        assertTrue(least.judge(HeapRules.parse(Catalogue.WYTHOFF), Duration.ofMinutes(1))
                .proved());
    }

    @Test
    void tellsValuesAndRedundantMovesWithCertificates() throws IOException {
        Theorem values = leastFirst(
                Discovery.of(HeapRules.parse("x'+1=x; x'+2=x")).values().in("base 2"));
        Theorem other = Discovery.of(HeapRules.parse("x'+1=x; x'+2=x"))
                .values()
                .in("base 2")
                .run()
                .theorem()
                .orElseThrow();
        for (long x = 0; x < 300; x++) {
            assertEquals(other.value(x), values.value(x));
        }
        Theorem nim = leastFirst(Discovery.of(HeapRules.parse("x'<x; y'<y")).in("base 2"));
        StringBuilder text = new StringBuilder();
        Certificates.write(RedundantMoves.of(nim, Duration.ofMinutes(1)).certificate(), text);
        assertTrue(checked(text.toString()).accepted());
    }

    /** The value of delete nim is the number of ones at the end of x or y, joined bit by bit. */
    @ParameterizedTest
    @EnumSource(DigitOrder.class)
    void valuesAreCounted(DigitOrder order) throws IOException {
        Theorem theorem =
                proved(Discovery.of(HeapRules.parse("x'+y'+1=x; x'+y'+1=y")).counts(), order);
        assertTrue(theorem.counts() && theorem.values());
        assertEquals("base 2", theorem.numeration());
        for (long x = 0; x < 200; x++) {
            for (long y = 0; y < 200; y++) {
                assertEquals(
                        Long.numberOfTrailingZeros(~(x | y)),
                        theorem.value(x, y).orElseThrow());
            }
        }
        assertEquals(62, theorem.value((1L << 62) - 1, 1L << 61).orElseThrow());
        String text = written(theorem);
        assertTrue(checked(text).accepted());
        assertFalse(checked(text.replace("values=counts", "values=true")).accepted());
        assertFalse(checked(text.replace("values=counts", "values=false")).accepted());
    }

    /** Tried side by side, the orders give at most 8 states for Wythoff's game: 8 in one and 7 in the other. */
    @Test
    void bothOrdersAreTriedSideBySide() {
        Theorem theorem = Discovery.of(HeapRules.parse(Catalogue.WYTHOFF))
                .in("zeckendorf")
                .reading(DigitOrder.MOST_SIGNIFICANT_FIRST, DigitOrder.LEAST_SIGNIFICANT_FIRST)
                .run()
                .theorem()
                .orElseThrow();
        assertTrue(theorem.states() <= 8);
        Discovered<Theorem> none = Discovery.of(HeapRules.parse(Catalogue.WYTHOFF))
                .in("base 2")
                .states(6)
                .reading(DigitOrder.MOST_SIGNIFICANT_FIRST, DigitOrder.LEAST_SIGNIFICANT_FIRST)
                .run();
        assertTrue(
                none.reason().contains("in base 2 no automaton of at most 6 states")
                        && none.reason()
                                .contains("in base 2 with the least significant digit first no automaton of at most 6"),
                none.reason());
    }

    /** Moves that make heaps larger, so that options have more digits than the position. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '#',
            value = {
                "E t: t>=1 & t<=l & n'+t=n & l'=2t # zeckendorf",
                "x'+1=x & y'=y+5; y'+1=y # base 2",
                "x'+1=x & y'=2y+3; y'<y # base 2",
            })
    void heapsMayGrow(String moves, String numeration) throws IOException {
        Theorem least = leastFirst(Discovery.of(HeapRules.parse(moves)).in(numeration));
        Theorem most = proved(Discovery.of(HeapRules.parse(moves)).in(numeration), DigitOrder.MOST_SIGNIFICANT_FIRST);
        assertEquals(
                Reversal.of(most.set().automaton(), Meter.unlimited()),
                least.set().automaton());
        assertTrue(checked(written(least)).accepted());
    }

    @Test
    void everyChangedTransitionIsRefused() throws IOException {
        Theorem theorem = leastFirst(
                Discovery.of(HeapRules.parse("x'<x; y'<y; z'<z")).misere().in("base 2"));
        String text = written(theorem);
        int refused = 0;
        for (String line : text.lines().filter(row -> row.startsWith("P ")).toList()) {
            String[] words = line.split(" ", -1);
            for (int letter = 2; letter < words.length; letter++) {
                String[] other = words.clone();
                int states = letter == 2 ? 2 : theorem.states();
                other[letter] = String.valueOf((Integer.parseInt(words[letter]) + 1) % states);
                String tampered = text.replace(line + "\n", String.join(" ", other) + "\n");
                assertFalse(checked(tampered).accepted(), line + " changed at " + letter);
                refused++;
            }
        }
        assertEquals(theorem.states() * 9, refused);
        assertFalse(checked(text.replace("\treading=lsd", "")).accepted());
        assertFalse(checked(text.replace("reading=lsd", "reading=both")).accepted());
    }

    /**
     * From (1,0) the only move leads to (0,4), which is longer. A set that contains (1,0) only when it is written
     * without leading zeros fails at no word, but leading zeros change it.
     */
    @Test
    void aSetThatDependsOnLeadingZerosIsRefused() throws IOException {
        Theorem theorem = Discovery.of(HeapRules.parse("x'+1=x & y'=y+4"))
                .in("base 2")
                .run()
                .theorem()
                .orElseThrow();
        assertFalse(theorem.isP(1, 0));
        String text = written(theorem);
        List<String[]> rows = text.lines()
                .filter(row -> row.startsWith("P "))
                .map(row -> row.split(" ", -1))
                .toList();
        List<String> changed = new ArrayList<>();
        String[] first = rows.get(0).clone();
        String[] after = rows.get(Integer.parseInt(first[4])).clone();
        after[2] = "1";
        first[4] = "1";
        for (String[] row :
                Stream.concat(Stream.of(first, after), rows.stream()).toList()) {
            String[] moved = row.clone();
            moved[1] = String.valueOf(changed.size());
            for (int letter = 3; letter < moved.length; letter++) {
                moved[letter] = row == first && letter == 4 ? "1" : String.valueOf(Integer.parseInt(row[letter]) + 2);
            }
            changed.add(String.join(" ", moved));
        }
        int facts = (int) text.lines().count() - 1;
        String tampered = text.lines().filter(row -> !row.startsWith("P ")).reduce("", (all, row) -> all + row + "\n")
                + String.join("\n", changed) + "\n";
        Verdict verdict = checked(tampered.replace("facts=" + facts, "facts=" + (facts + 2)));
        assertFalse(verdict.accepted());
        assertTrue(verdict.reason().contains("zeros"), verdict.reason());
    }
}
