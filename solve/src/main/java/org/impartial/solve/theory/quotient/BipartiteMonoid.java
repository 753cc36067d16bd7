package org.impartial.solve.theory.quotient;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.BitSet;

/**
 * A finite commutative monoid Q with its P-portion. Elements are numbered in the order of their least words, from the
 * neutral 0: the lexicographically least sums of atoms, in descending order, whose image they are. Immutable.
 */
final class BipartiteMonoid implements Lookahead.LookaheadSteps {
    private final int order;
    private final int[] products;
    private final long[][] partners;
    private final int[] parent;
    private final int[] greatest;
    /** The atoms of the least words, ascending, and their elements. */
    final int[] generators;

    private final int[] letters;

    /** Creates a monoid: least words end in a parent without their greatest atom; for 0 these are 0 and −1. */
    BipartiteMonoid(int[] products, long[] portion, int[] parent, int[] greatest) {
        this.order = parent.length;
        this.products = products;
        this.parent = parent;
        BitSet atoms = new BitSet();
        for (int x = 1; x < order; x++) {
            atoms.set(greatest[x]);
        }
        this.generators = atoms.stream().toArray();
        this.greatest = new int[order];
        Arrays.setAll(this.greatest, x -> Arrays.binarySearch(generators, greatest[x]));
        this.letters = new int[generators.length];
        this.partners = new long[order][];
        for (int x = 0; x < order; x++) {
            partners[x] = Bits.preimage(portion, products, x * order, order);
            if (x != 0 && parent[x] == 0) {
                letters[this.greatest[x]] = x;
            }
        }
    }

    /** Returns the monoid of the empty sum alone. */
    static BipartiteMonoid trivial() {
        return new BipartiteMonoid(new int[1], new long[1], new int[1], new int[] {-1});
    }

    @Override
    public int order() {
        return order;
    }

    int times(int x, int y) {
        return products[x * order + y];
    }

    /** Returns the set of y with c(x·y), for a set c. */
    long[] shift(long[] c, int x) {
        return Bits.preimage(c, products, x * order, order);
    }

    boolean inPortion(int x) {
        return Bits.has(partners[0], x);
    }

    /** Returns the y with x·y in the P-portion; the result must not be modified. */
    long[] partners(int x) {
        return partners[x];
    }

    @Override
    public int parent(int x) {
        return parent[x];
    }

    @Override
    public int greatest(int x) {
        return greatest[x];
    }

    @Override
    public int step(int x, int generator) {
        return times(x, letters[generator]);
    }

    @Override
    public int add(int x, int value) {
        return times(x, value);
    }

    /** Returns the products of each element with each generator. */
    int[][] steps() {
        int[][] steps = new int[order][generators.length];
        for (int x = 0; x < order; x++) {
            int element = x;
            Arrays.setAll(steps[x], g -> step(element, g));
        }
        return steps;
    }

    /** Returns whether every product is that of one factor with the letters of the least word of the other. */
    boolean isGenerated() {
        for (int x = 0; x < order; x++) {
            for (int y = 0; y < order; y++) {
                if (times(x, y) != (y == 0 ? x : step(times(x, parent(y)), greatest(y)))) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Returns the elements of the P-portion. */
    BitSet portion() {
        return BitSet.valueOf(partners[0]);
    }

    /** Returns the least word of an element. */
    int[] word(int x) {
        IntArrayList word = new IntArrayList();
        for (int y = x; y != 0; y = parent[y]) {
            word.add(generators[greatest[y]]);
        }
        return word.toIntArray();
    }
}
