package org.impartial.proof.kind.period;

import com.google.common.collect.ContiguousSet;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import java.util.List;
import java.util.Map;
import java.util.function.LongUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.kind.Header;
import org.impartial.proof.kind.Lines;

/**
 * The proof that the Grundy values of a heap game are periodic: G(n + period) = G(n) + saltus for all n from the
 * preperiod on. Its facts are the values up to the first repetition, {@value #A_LINE} per line. It is checked by
 * computing the values from the rules, option by option, as far as the theorem for the code of the game requires: that
 * of Guy and Smith for octal and hexadecimal codes, and windows of values for subtraction sets [Guy-Smith 1956] [WW,
 * ch. 4].
 *
 * @param preperiod the heap from which the equation holds
 * @param saltus the increase of the value after a period
 * @param length the number of values that suffice, if the theorem depends on all earlier values; 0 if it does not
 * @param lines the values of the heaps below preperiod + period as they are written
 */
public record PeriodCertificate(
        HeapGame game, long preperiod, long period, long saltus, long length, List<String> lines) implements Lines {
    public static final String KIND = "period";

    static final int A_LINE = 20;

    /** The greatest number of values that a checker computes and keeps in an array. */
    static final long MOST = 1 << 30;

    /** Checks that the numbers are those of a period. */
    public PeriodCertificate {
        if (preperiod < 0 || preperiod > MOST || period < 1 || period > MOST || saltus < 0 || length < 0) {
            throw new CertificateException("no period of " + period + " from " + preperiod + " with saltus " + saltus
                    + " can be checked; the numbers were changed, or exceed " + MOST);
        }
    }

    /** {@return a certificate from the values of the heaps below preperiod + period, evaluated when it is written} */
    public static PeriodCertificate of(
            HeapGame game, long preperiod, long period, long saltus, long length, LongUnaryOperator values) {
        long heaps = preperiod + period;
        int count = (int) ((heaps + A_LINE - 1) / A_LINE);
        List<Integer> numbers = ContiguousSet.closedOpen(0, count).asList();
        return new PeriodCertificate(
                game, preperiod, period, saltus, length, Lists.transform(numbers, i -> line(i, heaps, values)));
    }

    public static Certificate read(Header first, List<String> facts) {
        return new PeriodCertificate(
                first.heapGame(),
                first.number("preperiod"),
                first.number("period"),
                first.number("saltus"),
                first.number("length"),
                List.copyOf(facts));
    }

    /** Returns a line of the values of the heaps below a bound. */
    static String line(int index, long heaps, LongUnaryOperator values) {
        long first = (long) index * A_LINE;
        return LongStream.range(first, Math.min(heaps, first + A_LINE))
                .mapToObj(heap -> Long.toString(values.applyAsLong(heap)))
                .collect(Collectors.joining(" ", first + ": ", ""));
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public String statement() {
        return Header.shown(game) + ": G(n + " + period + ") = G(n)" + (saltus == 0 ? "" : " + " + saltus)
                + " for all n >= " + preperiod;
    }

    @Override
    public Map<String, String> header() {
        return ImmutableMap.<String, String>builder()
                .put(Header.GAME, game.fullName())
                .put("preperiod", Long.toString(preperiod))
                .put("period", Long.toString(period))
                .put("saltus", Long.toString(saltus))
                .put("length", Long.toString(length))
                .buildOrThrow();
    }

    @Override
    public Verdict check(Meter meter) {
        return new PeriodCheck(this, meter).verdict();
    }
}
