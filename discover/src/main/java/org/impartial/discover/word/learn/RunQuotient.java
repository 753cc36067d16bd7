package org.impartial.discover.word.learn;

import java.util.Arrays;
import java.util.List;
import org.impartial.core.game.HeapGame;
import org.impartial.core.game.HeapOptions;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.theory.quotient.MisereQuotient;
import org.impartial.core.theory.quotient.QuotientConstruction;
import org.impartial.discover.word.rule.WordParts;

/*
 * Runs of one letter between separators are heaps; a heap is the length of its run times the number of pairs of ends that a run
 * can have, plus the number of the pair. The quotient of heaps up to a size is exact for sums of such heaps, and no two of its
 * elements are equal beside all of these, so that an automaton of all words has at least as many states as it has elements.
 */
/** Misère play by parts: the outcome of a word is that of the product of its parts in their misère quotient. */
final class RunQuotient implements SumOutcomes {
    private static final long SHARE = 6_000_000;

    private final WordParts parts;
    private final String run;
    private final List<String> ends;
    private final QuotientConstruction construction;
    private int[] images = {};
    private int[][] products = {};
    private boolean[] portion = {};
    private int zero;
    private long left = SHARE;

    /**
     * A quotient of no heaps, which grows with the longest run.
     *
     * @param parts splits words; every part is a run of one letter, which every rule makes fewer
     * @param run the letter
     */
    RunQuotient(WordParts parts, char run) {
        this.parts = parts;
        this.run = String.valueOf(run);
        this.ends = parts.ends();
        this.construction = QuotientConstruction.of(new Runs());
        read(construction.quotient());
    }

    /** The runs as heaps. */
    private final class Runs implements HeapGame {
        @Override
        public void options(int heap, HeapOptions out) {
            String bounds = ends.get(heap % ends.size());
            String part = bounds.charAt(0) + run.repeat(heap / ends.size()) + bounds.charAt(1);
            for (List<String> option : parts.options(part)) {
                out.to(option.stream().mapToInt(RunQuotient.this::heap).toArray());
            }
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
        int product = kind(word, meter);
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
        throw new UnsupportedOperationException("a misère quotient tells outcomes and no values");
    }

    private void grow(int heap, Meter meter) {
        if (heap < images.length) {
            return;
        }
        Meter share = meter.fork(left);
        try {
            read(construction.grow(heap, share));
        } catch (StoppedException e) {
            share.absorb(e);
            throw beyond(construction.quotient());
        } finally {
            left = Math.max(1, left - share.cost().positions());
        }
        if (heap >= images.length) {
            throw beyond(construction.quotient());
        }
    }

    private TooManyElementsException beyond(MisereQuotient quotient) {
        int letters = Math.max(0, quotient.verified() / ends.size());
        return new TooManyElementsException(quotient.order(), "the misère quotient of runs of up to " + letters
                + " letters has " + quotient.order() + " elements, and longer runs are out of reach");
    }

    private void read(MisereQuotient quotient) {
        products = quotient.table();
        portion = new boolean[quotient.order()];
        quotient.portion().forEach(element -> portion[element.index()] = true);
        zero = quotient.zero().index();
        images = new int[quotient.verified() + 1];
        Arrays.setAll(images, heap -> quotient.phi(heap).index());
    }
}
