package org.impartial.proof.kind.quotient;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.game.heap.HeapOptions.RecordedOptions;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.kind.Header;
import org.impartial.proof.kind.MoveReach;

/**
 * The heaps of one game: all of them if Φ is periodic, else those below a bound.
 *
 * <p>Implementation note: finitely many heaps suffice. Let a move take at most k beans and leave at most t heaps, and
 * let Φ(n + p) = Φ(n) for all n from n0 on, by definition. Every option of a heap m + p with m above t·(n0 − 1) + (t −
 * 1)·p + k has a part of at least n0 + p beans, which can be reduced by p; that gives an option of m with the same
 * element. In the same way every option of m gives one of m + p. So m and m + p have the same element and options with
 * the same elements, and what holds for all sums of the heaps below that bound plus one period holds for all sums.
 *
 * @param preperiod n0, at least 1
 * @param period p, or 0 for none
 * @param known the number of heaps whose elements are given; preperiod + period if there is a period
 */
record HeapSummands(HeapGame game, long preperiod, long period, long known) implements Summands {
    private static final String PREPERIOD = "preperiod";
    private static final String PERIOD = "period";
    private static final String HEAPS = "heaps";

    private static final int A_LINE = 20;
    private static final int MOST = 1 << 24;

    HeapSummands {
        if (known < 1 || known > MOST || (period > 0 && (preperiod < 1 || preperiod > known))) {
            throw new CertificateException("the first line has " + known + " heaps, the preperiod " + preperiod
                    + " and the period " + period + "; it was changed, or exceeds " + MOST);
        }
    }

    static HeapSummands read(Header first) {
        if (!first.has(PERIOD)) {
            return new HeapSummands(first.heapGame(), 0, 0, first.number(HEAPS));
        }
        long preperiod = first.number(PREPERIOD);
        long period = first.number(PERIOD);
        return new HeapSummands(first.heapGame(), preperiod, period, preperiod + period);
    }

    /** Returns the elements of some heaps in their written form. */
    static List<String> lines(int[] elements) {
        return IntStream.range(0, (elements.length + A_LINE - 1) / A_LINE)
                .mapToObj(i -> Arrays.stream(elements, i * A_LINE, Math.min(elements.length, (i + 1) * A_LINE))
                        .mapToObj(Integer::toString)
                        .collect(Collectors.joining(" ", i * A_LINE + ": ", "")))
                .toList();
    }

    @Override
    public String name() {
        return "the heaps of " + Header.shown(game) + (period > 0 ? "" : " up to " + (known - 1));
    }

    @Override
    public void describe(Map<String, String> header) {
        header.put(Header.GAME, game.fullName());
        if (period > 0) {
            header.put(PREPERIOD, Long.toString(preperiod));
            header.put(PERIOD, Long.toString(period));
        } else {
            header.put(HEAPS, Long.toString(known));
        }
    }

    @Override
    public List<Summands.Summand> read(List<String> lines, QuotientTable table, Meter meter) {
        int[] elements = elements(lines, table.order());
        long heaps = period > 0 ? deciding() : known;
        meter.require(heaps);
        List<Summands.Summand> summands = new ArrayList<>();
        RecordedOptions options = HeapOptions.recording();
        for (int heap = 0; heap < heaps; heap++) {
            options.record(game, heap, meter);
            meter.spend(1, options.count());
            List<Integer> reached = IntStream.range(0, options.count())
                    .map(option -> element(options, option, elements, table))
                    .distinct()
                    .boxed()
                    .toList();
            summands.add(new Summands.Summand(game.name() + " " + heap, elements[standIn(heap)], reached));
        }
        return summands;
    }

    private int element(RecordedOptions options, int option, int[] elements, QuotientTable table) {
        int element = 0;
        for (int part = 0; part < options.parts(option); part++) {
            element = table.times(element, elements[standIn(options.part(option, part))]);
        }
        return element;
    }

    private int standIn(int heap) {
        return heap < known ? heap : Math.toIntExact(preperiod + (heap - preperiod) % period);
    }

    /** Returns the number of heaps that suffice. */
    private long deciding() {
        Optional<MoveReach> reach = MoveReach.of(game);
        if (reach.isEmpty() || reach.get().unequal()) {
            throw new CertificateException("no theorem is known by which finitely many heaps of " + game.name()
                    + " prove a period of misère play");
        }
        long parts = reach.get().parts();
        long heaps = parts * (preperiod - 1)
                + parts * period
                + Math.min(MOST, reach.get().taken())
                + 1;
        if (heaps > MOST) {
            throw new CertificateException("this checker examines at most " + MOST + " heaps, and more are needed");
        }
        return Math.max(heaps, known);
    }

    private int[] elements(List<String> lines, int order) {
        int[] elements = new int[Math.toIntExact(known)];
        int count = 0;
        for (String line : lines) {
            String start = count + ": ";
            String[] words =
                    line.substring(Math.min(start.length(), line.length())).split(" ", -1);
            if (!line.startsWith(start) || words.length != Math.min(A_LINE, known - count)) {
                throw new CertificateException("expected the elements of the heaps from " + count + " on, at most "
                        + A_LINE + " per line and " + known + " in all, but found \"" + line + "\"");
            }
            for (String word : words) {
                elements[count++] = QuotientTable.element(word, order);
            }
        }
        if (count != known) {
            throw new CertificateException("the elements of " + count
                    + " heaps are given, and the first line announces " + known + "; lines are missing");
        }
        return elements;
    }
}
