package org.impartial.proof.kind.period;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate.CertificateException;

/** Checks that segments are consecutive, and that the window repeats after the period and not earlier. */
@SuppressWarnings("ArrayRecordComponent") // records are not compared
record WindowReturn(SegmentedPeriod proof, List<Segment> segments, BreakingCode code, short[] head, Meter meter) {

    void check() {
        int window = proof.space().window(code.last());
        int heads = proof.space().heads(code.last());
        long start = proof.space().start(proof.preperiod(), code.last());
        long length = start - proof.preperiod() + (proof.preperiod() > 0 ? 1 : 0);
        require(head.length == heads, "the first fact has " + head.length + " values, not " + heads);
        require(
                !proof.space().parity() || proof.period() % 2 == 0,
                "the classes depend on parity, and the period is odd");
        for (int i = 0; i < segments.size(); i++) {
            Segment segment = segments.get(i);
            boolean last = i == segments.size() - 1;
            require(
                    segment.first() == (i == 0 ? 0 : segments.get(i - 1).end()),
                    "segment " + i + " does not follow the one before");
            require(
                    last || segment.end() >= Math.max(Math.max(length, heads), segment.first() + 1),
                    "segment " + i + " is too short");
            require(
                    segment.window().length == (i == 0 ? 0 : length),
                    "the window of segment " + i + " has " + segment.window().length + " values, not " + length);
        }
        Segment first = at(start);
        Segment again = at(start + proof.period());
        int all = Math.toIntExact(start - proof.preperiod());
        require(Arrays.equals(first.before(all), again.before(all)), "the window does not repeat after the period");
        require(
                proof.preperiod() == 0 || first.window()[0] != again.window()[0],
                "values repeat from a lesser heap on");
        for (long prime : primes(proof.period(), meter)) {
            long lesser = proof.period() / prime;
            require(
                    !Arrays.equals(first.before(window), at(start + lesser).before(window)),
                    "values repeat after " + lesser + " heaps already");
        }
    }

    private Segment at(long heap) {
        return segments.stream()
                .filter(segment -> segment.first() == heap && segment.window().length > 0)
                .findFirst()
                .orElseThrow(
                        () -> new CertificateException("no segment begins at " + heap + ", where a window is needed"));
    }

    /** Returns the prime factors of a number. */
    static List<Long> primes(long number, Meter meter) {
        List<Long> primes = new ArrayList<>();
        long left = number;
        for (long prime = 2; prime * prime <= left; prime++) {
            meter.tick();
            if (left % prime == 0) {
                primes.add(prime);
                while (left % prime == 0) {
                    left /= prime;
                }
            }
        }
        if (left > 1) {
            primes.add(left);
        }
        return primes;
    }

    private static void require(boolean holds, String fault) {
        if (!holds) {
            throw new CertificateException(fault);
        }
    }
}
