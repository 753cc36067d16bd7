package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.kind.period.Segment;
import org.impartial.proof.kind.period.SegmentedPeriod;
import org.impartial.proof.kind.period.SegmentedPeriod.Space;
import org.impartial.solve.engine.sequence.GrundySequence;
import org.junit.jupiter.api.Test;

/** Proofs in segments that are right in all values are refused for what they state about the period. */
class SegmentGuardsTest {
    private static final int LAST = 2;

    private final GrundySequence kayles = SpoiltProofsTest.sequence("octal[0.77]");
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
    private Verdict verdict(int preperiod, int period, int... lesser) {
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
        Certificate proof = new SegmentedPeriod(game, preperiod, period, space, lines);
        return proof.check(Meter.unlimited());
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
        space = new Space(space.mask(), space.parity(), space.anchor(), space.lastRare(), 0, space.settled());
        Verdict verdict = verdict(71, 12, 4, 6);
        assertTrue(verdict.reason().contains("is rare, or no pair with a part up to 0 excludes"), verdict.reason());
    }

    private int start() {
        return space.heads(LAST) + space.window(LAST);
    }
}
