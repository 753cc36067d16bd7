package org.impartial.discover.learn;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.TreeMap;
import org.impartial.discover.automaton.TooLargeException;
import org.impartial.discover.numeration.Arithmetic;
import org.impartial.discover.numeration.Numeration;
import org.impartial.discover.numeration.Relation;
import org.impartial.discover.rules.CompiledRules;
import org.impartial.discover.rules.Compiler;

/** Computes bounds of the sizes of heaps, and positions from words. */
final class Domains {
    private static final int LONGEST = 1 << 20;

    private Domains() {}

    /**
     * Returns the greatest size of each heap in any position, or Long.MAX_VALUE where there is none below a million.
     */
    static long[] greatest(CompiledRules rules) {
        Arithmetic arithmetic = rules.arithmetic();
        long[] greatest = new long[rules.rules().size()];
        for (int heap = 0; heap < greatest.length; heap++) {
            int own = Compiler.before(heap);
            int[] others = Arrays.stream(rules.before()).filter(v -> v != own).toArray();
            Relation sizes = arithmetic.exists(others, rules.positions());
            greatest[heap] = anyAbove(arithmetic, sizes, own, LONGEST) ? Long.MAX_VALUE : most(arithmetic, sizes, own);
        }
        return greatest;
    }

    private static long most(Arithmetic arithmetic, Relation sizes, int variable) {
        long least = 0;
        long most = LONGEST;
        while (least < most) {
            long middle = (least + most) >>> 1;
            if (anyAbove(arithmetic, sizes, variable, middle)) {
                least = middle + 1;
            } else {
                most = middle;
            }
        }
        return least;
    }

    private static boolean anyAbove(Arithmetic arithmetic, Relation sizes, int variable, long bound) {
        TreeMap<Integer, Integer> above = new TreeMap<>();
        above.put(variable, -1);
        return !arithmetic
                .and(sizes, arithmetic.linear(above, true, -bound - 1))
                .automaton()
                .isEmpty();
    }

    /** Returns the position of a word. */
    static long[] position(Numeration numeration, int[] word, int heaps) {
        BigInteger[] numbers = numeration.numbers(word, heaps);
        long[] position = new long[heaps];
        for (int heap = 0; heap < heaps; heap++) {
            if (numbers[heap].bitLength() > 50) {
                throw new TooLargeException("a question about a heap of " + numbers[heap].bitLength() + " bits");
            }
            position[heap] = numbers[heap].longValueExact();
        }
        return position;
    }
}
