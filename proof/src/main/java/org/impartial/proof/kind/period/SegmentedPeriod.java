package org.impartial.proof.kind.period;

import com.google.common.collect.ImmutableMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Segmented;
import org.impartial.proof.kind.Header;
import org.impartial.proof.kind.Lines;

/**
 * The proof of a long period of a taking-and-breaking game with a sparse space [WW, ch. 4], in segments each of which
 * is checked from its own window. If every heap above {@code settled} is common, and each lesser rare value is excluded
 * by a pair whose lesser part is at most {@code furthest}, then the value of such a heap follows from the values of the
 * heaps up to m, the greater of {@code lastRare} and {@code furthest}, and from the m + d + 1 values before the heap,
 * where d is the index of the last digit of the code. So if such a window of values repeats after a period, so do all
 * following values.
 *
 * <p>The first fact holds the values of the first heaps. Each further fact is a segment: its first heap and its end,
 * the FNV-1a-64 hash of its values as 16-bit numbers, the number of occurrences of each value, and the window before
 * it. The last fact holds the window at the end. Segments begin at the heap s from which the period is counted, and at
 * s + period/q for each prime factor q of the period: a different window there shows that period/q is not a period.
 *
 * @param preperiod the least heap from which values repeat
 * @param space the division of values into common and rare ones
 */
public record SegmentedPeriod(HeapGame game, long preperiod, long period, Space space, List<String> lines)
        implements Segmented, Lines {
    public static final String KIND = "period-segments";

    private static final int MOST = 1 << 28;

    /**
     * The division of values into rare and common ones, and the distance of the witnesses.
     *
     * @param mask the bits that are counted: a value with an even number of them is rare
     * @param parity whether the classes are exchanged for every second heap
     * @param anchor 0 or 1; the classes are exchanged for heaps of the other parity if {@code parity} is true
     * @param lastRare the last rare heap
     * @param furthest the greatest lesser part of a pair that excludes a rare value of a heap above {@code settled}
     * @param settled the last heap whose value must be computed by the definition; not below {@code lastRare}
     */
    public record Space(int mask, boolean parity, int anchor, int lastRare, int furthest, int settled) {

        /** {@return the number of values computed by the definition, for a code with this last digit} */
        public int heads(int last) {
            return Math.max(window(last), settled) + 1;
        }

        /** Returns the heap from which the check counts a period with the given preperiod. */
        long start(long preperiod, int last) {
            return Math.max(preperiod, heads(last)) + window(last);
        }

        /** Returns whether a heap of this value is rare. */
        boolean isRare(int value, long heap) {
            long turn = parity ? heap - anchor & 1 : 0;
            return ((Integer.bitCount(value & mask) ^ turn) & 1) == 0;
        }

        /** {@return the number of preceding values that determine a value together with those of the first heaps} */
        public int window(int last) {
            return Math.max(lastRare, furthest) + last + 1;
        }
    }

    /** Creates a proof as read; it is not trusted before it is checked. */
    public SegmentedPeriod {
        lines = List.copyOf(lines);
        if (preperiod < 0
                || period < 1
                || space.lastRare() < 0
                || space.furthest() < 0
                || space.settled() < space.lastRare()
                || lines.size() < 3) {
            throw new CertificateException("no period of " + period + " from " + preperiod + " is proved by "
                    + lines.size() + " facts; the file was truncated or changed");
        }
    }

    public static Certificate read(Header first, List<String> facts) {
        Space space = new Space(
                first.count("mask", MOST),
                first.count("parity", 1) != 0,
                first.count("anchor", 1),
                first.count("last-rare", MOST),
                first.count("furthest", MOST),
                first.count("settled", MOST));
        return new SegmentedPeriod(first.heapGame(), first.number("preperiod"), first.number("period"), space, facts);
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public String statement() {
        return Header.shown(game) + ": G(n + " + period + ") = G(n) for all n >= " + preperiod
                + ", and for no lesser period or n";
    }

    @Override
    public Map<String, String> header() {
        return ImmutableMap.<String, String>builder()
                .put(Header.GAME, game.fullName())
                .put("preperiod", Long.toString(preperiod))
                .put("period", Long.toString(period))
                .put("mask", Integer.toString(space.mask()))
                .put("parity", space.parity() ? "1" : "0")
                .put("anchor", Integer.toString(space.anchor()))
                .put("last-rare", Integer.toString(space.lastRare()))
                .put("furthest", Integer.toString(space.furthest()))
                .put("settled", Integer.toString(space.settled()))
                .buildOrThrow();
    }

    @Override
    public int segments() {
        return lines.size() - 2;
    }

    /** Checks that the facts imply the statement if the values of the segments are as stated. */
    public void requireReturn(Meter meter) {
        new SegmentsCheck(this, meter).requireReturn();
    }

    @Override
    public Verdict check(Meter meter) {
        return check(IntStream.range(0, segments()).boxed().collect(Collectors.toSet()), 1, meter);
    }

    @Override
    public Verdict check(Set<Integer> chosen, int threads, Meter meter) {
        if (chosen.isEmpty()) {
            throw new CertificateException("no segment is chosen, so nothing would be checked");
        }
        for (int segment : chosen) {
            if (segment < 0 || segment >= segments()) {
                throw new CertificateException(
                        "there is no segment " + segment + "; they are 0 to " + (segments() - 1));
            }
        }
        return new SegmentsCheck(this, meter).verdict(new TreeSet<>(chosen), threads);
    }
}
