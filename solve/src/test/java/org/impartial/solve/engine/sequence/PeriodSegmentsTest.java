package org.impartial.solve.engine.sequence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapGame.HeapCode;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.kind.period.SegmentWriter;
import org.impartial.proof.kind.period.SegmentedPeriod;
import org.impartial.solve.theory.Period;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that true certificates in segments hold, and that a change is rejected by the segment that has it. */
class PeriodSegmentsTest {

    /** A game given by a finite octal code, with options by the definition. */
    private record Coded(BreakingCode code) implements HeapGame {
        Coded(String text) {
            this(BreakingCode.parse(text));
        }

        @Override
        public void options(int heap, HeapOptions out) {
            for (int taken = 0; taken <= Math.min(heap, code.last()); taken++) {
                int left = heap - taken;
                if (left == 0 && taken > 0 && (code.digit(taken) & 1) != 0) {
                    out.to(0);
                }
                if (left > 0 && taken > 0 && (code.digit(taken) & 2) != 0) {
                    out.to(left);
                }
                for (int part = 1; 2 * part <= left && (code.digit(taken) & 4) != 0; part++) {
                    out.to(part, left - part);
                }
            }
        }

        @Override
        public Optional<HeapCode> heapCode() {
            return Optional.of(code);
        }

        @Override
        public String name() {
            return code.toString();
        }
    }

    private static SegmentedPeriod proof(String code, int limit, long segment) {
        GrundySequence sequence = GrundySequence.of(new Coded(code));
        sequence.periodWithin(limit, Meter.unlimited());
        return (SegmentedPeriod) sequence.segments(segment);
    }

    @ParameterizedTest
    @CsvSource({"0.77, 71, 12", "0.156, 3479, 349", "0.644, 3256, 442"})
    void allSegmentsProveThePeriod(String code, long preperiod, long period) {
        SegmentedPeriod proof = proof(code, 200_000, 4000);
        Verdict verdict = proof.check(Meter.unlimited());
        assertTrue(verdict.accepted(), verdict::reason);
        assertEquals(List.of(preperiod, period), List.of(proof.preperiod(), proof.period()));
        assertEquals(proof.segments(), verdict.facts());
    }

    /**
     * The heap 2141 has its pair farther back than any heap of the period. The certificate covers it too, after the
     * heaps that are examined one by one.
     */
    @ParameterizedTest
    @ValueSource(ints = {600, 1024, 2048})
    void heapsBeforeThePeriodMayHaveFartherPairs(int settling) {
        GrundySequence sequence = GrundySequence.of(new Coded("0.156"));
        sequence.periodWithin(200_000, Meter.unlimited());
        SegmentedPeriod proof = (SegmentedPeriod) sequence.segments(1000, settling);
        Verdict verdict = proof.check(Meter.unlimited());
        assertTrue(verdict.accepted(), verdict::reason);
    }

    /** A file has the values only, and not the distances of their pairs. */
    @Test
    void valuesFromAFileDoNotProveAPeriodInSparseSpace(@TempDir Path directory) throws IOException {
        Path file = directory.resolve("values");
        GrundySequence sequence = GrundySequence.of(new Coded("0.156"));
        sequence.periodWithin(200_000, Meter.unlimited());
        assertEquals("sparse space", sequence.period().orElseThrow().check().theorem());
        sequence.save(file);
        GrundySequence resumed = GrundySequence.of(new Coded("0.156")).resume(file);
        assertTrue(resumed.period().isEmpty());
        assertEquals(
                349,
                resumed.periodWithin(200_000, Meter.unlimited()).orElseThrow().period());
        assertThrows(CertificateException.class, () -> resumed.segments(1000, 1024));
    }

    @Test
    void twoPartsAndTwoThreadsProveItTogether() {
        SegmentedPeriod proof = proof("0.156", 200_000, 1000);
        Set<Integer> first = Set.of(0, 1);
        Set<Integer> rest = new TreeSet<>();
        for (int i = 2; i < proof.segments(); i++) {
            rest.add(i);
        }
        assertTrue(proof.check(first, 1, Meter.unlimited()).accepted());
        Verdict verdict = proof.check(rest, 2, Meter.unlimited());
        assertTrue(verdict.accepted(), verdict::reason);
        assertTrue(verdict.reason().contains("with all others they prove"));
        assertThrows(CertificateException.class, () -> proof.check(Set.of(proof.segments()), 1, Meter.unlimited()));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void aChangedValueIsRejectedByItsSegment(int segment) {
        SegmentedPeriod proof = proof("0.156", 200_000, 1000);
        int line = segment + 1;
        String[] halves = proof.lines().get(line).split(" \\| ", -1);
        String changedHash =
                halves[0].replaceFirst("(segment \\d+ \\d+ .)(.)", "$1" + (halves[0].charAt(20) == 'x' ? 'y' : 'x'));
        assertRejected(with(proof, line, changedHash + " | " + halves[1]), segment);
        if (segment > 0) {
            String[] window = halves[1].split(" ");
            window[window.length / 2] = window[window.length / 2].equals("1") ? "2" : "1";
            String changed = halves[0] + " | " + String.join(" ", window);
            assertRejected(with(proof, line, changed), segment - 1);
        }
    }

    @Tag("thorough")
    @Test
    void aPeriodWithRareHeapsIsRejected() {
        GrundySequence sequence = GrundySequence.of(new Coded("0.165"));
        Period period = sequence.periodWithin(14_000, Meter.unlimited()).orElseThrow();
        assertEquals(List.of(5181L, 1550L), List.of(period.preperiod(), period.period()));
        assertThrows(CertificateException.class, () -> sequence.segments(1000));
    }

    /** Asserts that a segment does not hold, checked alone. */
    private static void assertRejected(SegmentedPeriod proof, int segment) {
        Verdict verdict = proof.check(Set.of(segment), 1, Meter.unlimited());
        assertFalse(verdict.accepted());
    }

    private static SegmentedPeriod with(SegmentedPeriod proof, int line, String changed) {
        List<String> lines = new ArrayList<>(proof.lines());
        lines.set(line, changed);
        return new SegmentedPeriod(proof.game(), proof.preperiod(), proof.period(), proof.space(), lines);
    }

    @Test
    void aWrongPeriodOrPreperiodIsRejected() {
        SegmentedPeriod proof = proof("0.156", 200_000, 1000);
        for (long[] wrong : List.of(new long[] {3478, 349}, new long[] {3480, 349}, new long[] {3479, 698})) {
            assertFalse(new SegmentedPeriod(proof.game(), wrong[0], wrong[1], proof.space(), proof.lines())
                    .check(Meter.unlimited())
                    .accepted());
        }
        assertFalse(
                new SegmentedPeriod(new Coded("0.155"), proof.preperiod(), proof.period(), proof.space(), proof.lines())
                        .check(Meter.unlimited())
                        .accepted());
    }

    /** The values also repeat after twice the period; the window after half of it reveals that it is not the least. */
    @Test
    void aMultipleOfThePeriodIsRejected() {
        GrundySequence sequence = GrundySequence.of(new Coded("0.156"));
        sequence.periodWithin(200_000, Meter.unlimited());
        SegmentedPeriod right = (SegmentedPeriod) sequence.segments(1000);
        SegmentedPeriod twice = new SegmentWriter(
                        right.game(), BreakingCode.parse("0.156"), right.space(), 3479, 698, sequence::value)
                .certificate(1000);
        Verdict verdict = twice.check(Meter.unlimited());
        assertFalse(verdict.accepted());
        assertEquals("values repeat after 349 heaps already", verdict.reason());
    }

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource({"0.104, 197769598, 11770282", "0.454, 160949019, 60620715", "0.054, 193235616, 10015179"})
    void longPeriodsInParts(String code, long preperiod, long period) {
        SegmentedPeriod proof = proof(code, 300_000_000, 1 << 22);
        assertEquals(List.of(preperiod, period), List.of(proof.preperiod(), proof.period()));
        Set<Integer> some = Set.copyOf(Arrays.asList(0, 1, proof.segments() / 2, proof.segments() - 1));
        Verdict verdict = proof.check(some, 2, Meter.unlimited());
        assertTrue(verdict.accepted(), verdict::reason);
    }
}
