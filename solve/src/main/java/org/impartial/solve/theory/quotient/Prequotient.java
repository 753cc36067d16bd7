package org.impartial.solve.theory.quotient;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.atom.Images;
import org.jspecify.annotations.Nullable;

/**
 * The image of all sums in the product of a monoid and an occurrence counter: finer than the monoid where the counter
 * counts. Its elements are marked by looking ahead and then reduced, which gives the next candidate of a construction.
 * Two sums of one element agree in the monoid and in all counts, so the new candidate is right wherever the monoid was,
 * and also at the least sum where it was wrong, if the counter distinguishes that sum from all lesser ones.
 */
final class Prequotient implements Lookahead.LookaheadSteps {
    private final Pretending pretending;
    private final OccurrenceCounter tally;
    private final int[] generators;
    private final int[] images;
    private final int[] elementOf;
    private final IntArrayList codes = new IntArrayList();
    private final IntArrayList parents = new IntArrayList();
    private final IntArrayList greatest = new IntArrayList();
    private final int[] transitions;
    private @Nullable Refinement refinement;

    Prequotient(Pretending pretending, OccurrenceCounter tally) {
        this.pretending = pretending;
        this.tally = tally;
        this.elementOf = new int[Math.multiplyExact(pretending.monoid().order(), tally.size)];
        this.generators = distinctGenerators();
        this.images = Arrays.stream(generators).map(this::code).toArray();
        close();
        this.transitions = transitions();
    }

    /** Returns whether no lesser sum has the element of this one. */
    boolean isLeast(int[] word) {
        int code = 0;
        for (int atom : word) {
            code = add(code, code(atom), tally.size);
        }
        int x = elementOf[code];
        for (int atom : word) {
            if (x == 0 || generators[greatest(x)] != atom) {
                return false;
            }
            x = parent(x);
        }
        return x == 0;
    }

    private int code(int atom) {
        return pretending.of(atom) * tally.size + tally.of(atom);
    }

    private int add(int code, int other, int size) {
        return pretending.add(code / size, other / size) * size + tally.add(code % size, other % size);
    }

    private int[] distinctGenerators() {
        IntOpenHashSet seen = new IntOpenHashSet(new int[] {0});
        return IntStream.range(0, pretending.count())
                .filter(atom -> seen.add(code(atom)))
                .toArray();
    }

    /** Enumerates generator by generator, so that elements are found in the order of their least words. */
    private void close() {
        Arrays.fill(elementOf, -1);
        enter(0, 0, -1);
        for (int g = 0; g < generators.length; g++) {
            for (int x = 0; x < codes.size(); x++) {
                int next = add(codes.getInt(x), images[g], tally.size);
                if (elementOf[next] < 0) {
                    enter(next, x, g);
                }
            }
        }
    }

    private void enter(int code, int parent, int generator) {
        elementOf[code] = codes.size();
        codes.add(code);
        parents.add(parent);
        greatest.add(generator);
    }

    private int[] transitions() {
        int[] table = new int[Math.multiplyExact(order(), generators.length)];
        for (int x = 0; x < order(); x++) {
            for (int g = 0; g < generators.length; g++) {
                table[x * generators.length + g] = elementOf[add(codes.getInt(x), images[g], tally.size)];
            }
        }
        return table;
    }

    @Override
    public int order() {
        return codes.size();
    }

    @Override
    public int parent(int x) {
        return parents.getInt(x);
    }

    @Override
    public int greatest(int x) {
        return greatest.getInt(x);
    }

    @Override
    public int step(int x, int generator) {
        return transitions[x * generators.length + generator];
    }

    @Override
    public int add(int x, int value) {
        return elementOf[add(codes.getInt(x), value, tally.size)];
    }

    private long[] mark() {
        Images codesOf = new Images() {
            @Override
            public int of(int atom) {
                return code(atom);
            }

            @Override
            public int add(int a, int b) {
                return Prequotient.this.add(a, b, tally.size);
            }
        };
        int[][] optionValues = Arrays.stream(generators)
                .mapToObj(atom -> pretending.optionValues(atom, codesOf))
                .toArray(int[][]::new);
        long[] ended = Bits.none(order());
        Bits.add(ended, 0);
        return Lookahead.portion(this, optionValues, ended);
    }

    private Refinement refined(Meter meter) {
        if (refinement == null) {
            meter.endTurn(order());
            meter.spend(order());
            refinement = new Refinement(order(), mark(), transitions, generators.length);
        }
        refinement.complete(meter);
        return refinement;
    }

    /** Returns the next candidate, marked and reduced; empty above {@code mostOrder}. Continues after a turn ends. */
    Optional<Pretending> reduce(int mostOrder, Meter meter) {
        Refinement classes = refined(meter);
        int order = classes.count();
        if (order > mostOrder) {
            return Optional.empty();
        }
        meter.endTurn(order);
        int[] parent = new int[order];
        int[] last = new int[order];
        int[] products = new int[order * order];
        long[] classPortion = Bits.none(order);
        for (int c = 0; c < order; c++) {
            int x = classes.first(c);
            parent[c] = classes.of(parent(x));
            last[c] = x == 0 ? -1 : generators[greatest(x)];
            if (classes.inPortion(c)) {
                Bits.add(classPortion, c);
            }
        }
        for (int a = 0; a < order; a++) {
            products[a * order] = a;
            for (int b = 1; b < order; b++) {
                int before = classes.first(products[a * order + parent[b]]);
                products[a * order + b] = classes.of(step(before, greatest(classes.first(b))));
            }
        }
        meter.spend(order);
        int[] phi = new int[pretending.count()];
        Arrays.setAll(phi, atom -> classes.of(elementOf[code(atom)]));
        return Optional.of(pretending.reduced(new BipartiteMonoid(products, classPortion, parent, last), phi));
    }
}
