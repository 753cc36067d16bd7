package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.kind.period.Segment;
import org.impartial.proof.kind.period.SegmentedPeriod;
import org.impartial.proof.kind.period.SegmentedPeriod.Space;
import org.impartial.solve.engine.sequence.GrundySequence;
import org.junit.jupiter.api.Test;

/** Proofs in segments that are right in all values are refused for what they state about the period. */
class SegmentGuardsTest {
    private static final int LAST = 2;

    private final GrundySequence kayles = RightProofs.sequence("octal[0.77]");
    private final Map<String, String> header = kayles.segments(100_000).header();
    private Space space = new Space(
            number("mask"),
            header.get("parity").equals("1"),
            number("anchor"),
            number("last-rare"),
            number("furthest"),
            number("settled"));

    private int number(String field) {
        return Integer.parseInt(header.get(field));
    }

    private short[] values(int from, int to) {
        long[] values = kayles.values(from, to);
        short[] some = new short[values.length];
        IntStream.range(0, some.length).forEach(i -> some[i] = (short) values[i]);
        return some;
    }

    /** Writes right values in segments that begin where a period requires it. */
    SegmentedPeriod proof(int preperiod, int period, int... lesser) {
        int start = Math.max(preperiod, space.heads(LAST)) + space.window(LAST);
        int window = start - preperiod + (preperiod > 0 ? 1 : 0);
        List<String> lines = new ArrayList<>(List.of(Segment.head(values(0, space.heads(LAST)))));
        int first = 0;
        for (int next : IntStream.concat(IntStream.of(0), IntStream.concat(IntStream.of(lesser), IntStream.of(period)))
                .map(after -> start + after)
                .toArray()) {
            Segment.Digest digest = new Segment.Digest();
            for (short value : values(first, next)) {
                digest.add(value);
            }
            lines.add(Segment.line(
                    first, next, digest.toString(), first == 0 ? new short[0] : values(first - window, first)));
            first = next;
        }
        lines.add(Segment.end(first, values(first - window, first)));
        HeapGame game =
                (HeapGame) Games.library().ruleset("octal[0.77]").games().get(0);
        return new SegmentedPeriod(game, preperiod, period, space, lines);
    }

    private Verdict verdict(int preperiod, int period, int... lesser) {
        return proof(preperiod, period, lesser).check(Meter.unlimited());
    }

    @Test
    void theLeastPeriodFromTheLeastHeapIsAccepted() {
        Verdict verdict = verdict(71, 12, 4, 6);
        assertTrue(verdict.accepted(), verdict.reason());
        assertEquals(4, verdict.facts());
    }

    @Test
    void aMultipleOfThePeriodIsRefused() {
        assertEquals(
                "values repeat after 12 heaps already", verdict(71, 24, 8, 12).reason());
        assertEquals(
                "values repeat after 12 heaps already", verdict(71, 36, 12, 18).reason());
    }

    @Test
    void anotherPeriodAndAnotherPreperiodAreRefused() {
        assertEquals(
                "the window does not repeat after the period",
                verdict(71, 11, 1).reason());
        assertEquals(
                "the window does not repeat after the period",
                verdict(70, 12, 4, 6).reason());
        assertEquals(
                "values repeat from a lesser heap on", verdict(72, 12, 4, 6).reason());
        assertEquals(
                "no segment begins at " + (start() + 4) + ", where a window is needed",
                verdict(71, 12, 6).reason());
    }

    /** Each lesser rare value needs a pair with a near part. */
    @Test
    void valuesThatNoNearPairExcludesAreRefused() {
        Verdict verdict = withoutPairs().verdict(71, 12, 4, 6);
        assertTrue(verdict.reason().contains("is rare, or no pair with a part up to 0 excludes"), verdict.reason());
    }

    /** Pairs with a part of 1 are not enough for 0.52, whose only rare heap is 3; those with a part of 2 are. */
    @Test
    void pairsThatExcludeNothingAreRefused() {
        Verdict verdict = RightProofs.segments("0.52", 1, 100).check(Meter.unlimited());
        assertEquals(
                "segment 0, of the heaps 0 to 12, fails: the heap 7 is rare, or no pair with a part up to 1 excludes"
                        + " the value 2",
                verdict.reason());
        assertTrue(RightProofs.segments("0.52", 2, 100).check(Meter.unlimited()).accepted());
    }

    /** All values are right, and more than are kept at once; the window that would repeat is not that of the rules. */
    @Test
    void theWindowAfterManyValuesIsCompared() {
        space = new Space(space.mask(), space.parity(), space.anchor(), space.lastRare(), 30, space.settled());
        SegmentedPeriod many = proof(71, 65_539, 1);
        List<String> lines = new ArrayList<>(many.lines());
        short[] repeated = values(70, start());
        repeated[0]++;
        lines.set(lines.size() - 1, Segment.end(start() + 65_539L, repeated));
        String reason = new SegmentedPeriod(many.game(), 71, 65_539, space, lines)
                .check(Meter.unlimited())
                .reason();
        assertTrue(reason.endsWith("fails: by the rules the window at its end is different"), reason);
    }

    @Test
    void aDigestIsReadAsItIsWritten() {
        Segment.Digest digest = new Segment.Digest();
        for (int value : new int[] {3, 0, 1023, 3, 256}) {
            digest.add(value);
        }
        String text = digest.toString();
        assertTrue(text.endsWith(" 0:1,3:2,256:1,1023:1"), text);
        assertEquals(text, Segment.Digest.read(text).toString());
    }

    @Test
    void someSegmentsAreChecked() {
        SegmentedPeriod proof = RightProofs.segments("0.52", 2, 100);
        assertEquals(
                "segments 0,2 of 0 to 2; with all others they prove octal[code=0.52]: G(n + 4) = G(n) for all n >= 4, and"
                        + " for no lesser period or n",
                proof.check(Set.of(0, 2), 2, Meter.unlimited()).reason());
        CertificateException refusal =
                assertThrows(CertificateException.class, () -> proof.check(Set.of(3), 1, Meter.unlimited()));
        assertEquals("there is no segment 3; they are 0 to 2", refusal.getMessage());
    }

    SegmentGuardsTest withoutPairs() {
        space = new Space(space.mask(), space.parity(), space.anchor(), space.lastRare(), 0, space.settled());
        return this;
    }

    /** Takes up to 1023 beans, and declares that it takes up to 1025, by which the heap of 1027 has the value 1024. */
    private record Liar() implements HeapGame {
        @Override
        public void options(int heap, HeapOptions out) {
            IntStream.range(Math.max(0, heap - 1023), heap).forEach(out::to);
        }

        @Override
        public Optional<HeapCode> heapCode() {
            return Optional.of(BreakingCode.parse("0." + "3".repeat(1025)));
        }
    }

    /** A value too great for a segment is refused; odd values are common for odd heaps, even ones for even heaps. */
    SegmentedPeriod above1023() {
        Space odd = new Space(1, true, 1, 0, 0, 0);
        int start = odd.heads(1025) + odd.window(1025);
        short[] zeros = new short[start];
        short[] one = new short[start];
        one[start - 1] = 1;
        short[] head = new short[odd.heads(1025)];
        IntStream.range(0, head.length).forEach(heap -> head[heap] = (short) (heap % 1024));
        List<String> lines = List.of(
                Segment.head(head),
                Segment.line(0, start, "0 0:1", new short[0]),
                Segment.line(start, start + 1, "0 0:1", zeros),
                Segment.line(start + 1, start + 2, "0 0:1", one),
                Segment.end(start + 2, zeros));
        return new SegmentedPeriod(new Liar(), 0, 2, odd, lines);
    }

    @Test
    void valuesAbove1023AreRefused() {
        String reason = above1023().check(Meter.unlimited()).reason();
        assertTrue(reason.contains("the heap 1027 has a value of at least 1024"), reason);
    }

    private int start() {
        return space.heads(LAST) + space.window(LAST);
    }
}
