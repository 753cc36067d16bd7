package org.impartial.discover.word.learn;

import java.util.Arrays;
import java.util.List;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.discover.word.rule.WordParts;
import org.impartial.solve.theory.quotient.MisereQuotient;
import org.impartial.solve.theory.quotient.QuotientConstruction;

/*
 * Runs of one letter between separators are heaps; a heap is the length of its run times the number of pairs of ends,
 * plus the number of its pair. The quotient of heaps up to a size is exact for their sums and distinguishes its
 * elements by such a sum. Where all ends are alike every sum is a word, so each element is a state of every automaton.
 */
/** Misère play by parts: the outcome of a word is that of the product of its parts in their misère quotient. */
final class RunQuotient implements WordOutcomes {
    private static final long SHARE = 6_000_000;

    private final WordParts parts;
    private final String run;
    private final List<String> ends;
    private final int mostElements;
    private final QuotientConstruction construction;
    private int[] images = {};
    private int[][] products = {};
    private boolean[] portion = {};
    private int zero;
    private long left = SHARE;

    /** Creates a quotient of no heaps, which grows; elements are limited if each of them is a state. */
    RunQuotient(WordParts parts, char run, int mostElements) {
        this.parts = parts;
        this.run = String.valueOf(run);
        this.ends = parts.ends();
        this.mostElements = ends.size() == 1 ? mostElements : Integer.MAX_VALUE;
        this.construction = QuotientConstruction.of(new RunCounts());
        read(construction.quotient());
    }

    private final class RunCounts implements HeapGame {
        @Override
        public void options(int heap, HeapOptions out) {
            String bounds = ends.get(heap % ends.size());
            String part = bounds.charAt(0) + run.repeat(heap / ends.size()) + bounds.charAt(1);
            parts.options(part)
                    .forEach(option -> out.to(
                            option.stream().mapToInt(RunQuotient.this::heap).toArray()));
        }

        @Override
        public String name() {
            return "runs of " + run;
        }
    }

    private int heap(String part) {
        String bounds = part.substring(0, 1) + part.charAt(part.length() - 1);
        return (part.length() - 2) * ends.size() + ends.indexOf(bounds);
    }

    @Override
    public boolean isP(String word, Meter meter) {
        int product = kind(word, meter); // may replace the portion
        return portion[product];
    }

    @Override
    public int kind(String word, Meter meter) {
        int[] heaps = parts.of(word).stream().mapToInt(this::heap).toArray();
        grow(Arrays.stream(heaps).max().orElse(0), meter);
        int product = zero;
        for (int heap : heaps) {
            product = products[product][images[heap]];
            meter.tick();
        }
        return product;
    }

    @Override
    public int value(String word, Meter meter) {
        throw new UnsupportedOperationException("a misère quotient gives outcomes, not values");
    }

    private void grow(int heap, Meter meter) {
        if (heap < images.length) {
            return;
        }
        // At most a quarter of the remaining budget, so that a search can still follow.
        Meter share = meter.fork(left).fork(left);
        MisereQuotient grown = construction.quotient();
        try {
            for (int size = images.length; size <= heap && grown.order() <= mostElements; size++) {
                grown = construction.grow(size, share);
            }
        } catch (StoppedException e) {
            share.absorb(e);
        } finally {
            left = Math.max(1, left - share.cost().positions());
        }
        read(construction.quotient());
        if (heap >= images.length) {
            int letters = Math.max(0, grown.verified() / ends.size());
            boolean states = ends.size() == 1;
            throw new TooManyElementsException(
                    grown.order(),
                    states ? grown.order() : 0,
                    "the misère quotient of runs of up to " + letters + " letters has " + grown.order() + " elements, "
                            + (states ? "each of which is a state" : "and longer runs are out of reach"));
        }
    }

    private void read(MisereQuotient quotient) {
        products = quotient.table();
        portion = new boolean[quotient.order()];
        quotient.portion().forEach(element -> portion[element.index()] = true);
        zero = quotient.zero().index();
        images = new int[quotient.verified() + 1];
        Arrays.setAll(images, heap -> quotient.phi(heap).index());
    }

    /** Signals that a misère quotient grew beyond its share of the budget. The discovery then ends without a theorem. */
    static final class TooManyElementsException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        final int elements;
        final int states;

        TooManyElementsException(int elements, int states, String message) {
            super(message);
            this.elements = elements;
            this.states = states;
        }
    }
}
