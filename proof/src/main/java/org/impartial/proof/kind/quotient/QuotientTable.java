package org.impartial.proof.kind.quotient;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate.CertificateException;

/**
 * A finite commutative monoid with a P-portion, read from lines that give for each element whether it is in P and its
 * product with each generator. If generators commute and the neutral element 0 leads to every element, the lines define
 * a monoid: w·x for a product w of generators does not depend on how w is written, as w·x = x·w for a product x of
 * generators, so the product of x and w is determined.
 */
@SuppressWarnings("ArrayRecordComponent") // tables are not compared
record QuotientTable(int[][] steps, boolean[] portion, int[][] products, List<BitSet> partners) {
    private static final int MOST = 1 << 13;

    /** Reads the first lines of a certificate, and checks that they define a reduced bipartite monoid. */
    static QuotientTable read(List<String> lines, int generators, Meter meter) {
        int order = lines.size();
        if (order < 1 || order > MOST) {
            throw new CertificateException(order + " elements; a quotient of 1 to " + MOST + " can be checked");
        }
        int[][] steps = new int[order][];
        boolean[] portion = new boolean[order];
        for (int x = 0; x < order; x++) {
            String[] words = lines.get(x).split(" ", -1);
            if (words.length != generators + 2 || !words[0].equals(Integer.toString(x)) || !words[1].matches("[PN]")) {
                throw new CertificateException("\"" + lines.get(x) + "\" is not the line of element " + x
                        + ": its number, P or N, and its product with each of " + generators + " generators");
            }
            portion[x] = words[1].equals("P");
            String[] numbers = Arrays.copyOfRange(words, 2, words.length);
            steps[x] = Arrays.stream(numbers)
                    .mapToInt(word -> element(word, order))
                    .toArray();
        }
        QuotientTable table = new QuotientTable(steps, portion, new int[order][], new ArrayList<>());
        meter.hold((long) Integer.BYTES * order * order);
        table.commute(meter);
        table.multiply(meter);
        table.reduced(meter);
        return table;
    }

    /** Returns a number below the order. */
    static int element(String word, int order) {
        if (!word.matches("0|[1-9][0-9]{0,6}") || Integer.parseInt(word) >= order) {
            throw new CertificateException(
                    "expected an element from 0 to " + (order - 1) + ", but found \"" + word + "\"");
        }
        return Integer.parseInt(word);
    }

    private void commute(Meter meter) {
        for (int x = 0; x < order(); x++) {
            int[] row = steps[x];
            for (int g = 0; g < row.length; g++) {
                for (int h = 0; h < g; h++) {
                    if (steps[row[g]][h] != steps[row[h]][g]) {
                        throw new CertificateException("the products of element " + x + " with the generators "
                                + (h + 1) + " and " + (g + 1) + " depend on their order");
                    }
                }
                meter.spend(0, g);
            }
        }
    }

    /** Computes the rows of products, from the neutral element onwards. */
    private void multiply(Meter meter) {
        int[] found = new int[order()];
        int count = 1;
        products[0] = new int[order()];
        Arrays.setAll(products[0], y -> y);
        for (int next = 0; next < count; next++) {
            int x = found[next];
            for (int g = 0; g < steps[x].length; g++) {
                int further = steps[x][g];
                if (products[further] == null) {
                    products[further] = row(products[x], g);
                    found[count++] = further;
                    meter.spend(0, order());
                }
            }
        }
        for (int x = 0; x < order(); x++) {
            if (products[x] == null) {
                throw new CertificateException("element " + x + " is not a product of generators");
            }
        }
    }

    private int[] row(int[] before, int generator) {
        return Arrays.stream(before).map(y -> steps[y][generator]).toArray();
    }

    private void reduced(Meter meter) {
        Map<BitSet, Integer> seen = new HashMap<>();
        for (int x = 0; x < order(); x++) {
            meter.spend(0, order());
            int[] row = products[x];
            BitSet set = where(y -> portion[row[y]]);
            partners.add(set);
            Integer twin = seen.putIfAbsent(set, x);
            if (twin != null) {
                throw new CertificateException("nothing distinguishes the elements " + twin + " and " + x
                        + ", so this is not the quotient but a greater monoid");
            }
        }
    }

    private BitSet where(IntPredicate member) {
        BitSet set = new BitSet(order());
        IntStream.range(0, order()).filter(member).forEach(set::set);
        return set;
    }

    int order() {
        return steps.length;
    }

    /** Returns the element of a generator. */
    int generator(int g) {
        return steps[0][g];
    }

    int times(int x, int y) {
        return products[x][y];
    }

    boolean inPortion(int x) {
        return portion[x];
    }

    /** Returns the y with x·y in P. */
    BitSet partners(int x) {
        return partners.get(x);
    }

    /** Returns the y with x·y in a set. */
    BitSet shifted(BitSet set, int x) {
        int[] row = products[x];
        return where(y -> set.get(row[y]));
    }
}
