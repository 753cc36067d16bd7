package org.impartial.discover.automaton;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.stream.IntStream;
import org.impartial.core.meter.Meter;

/* Only pairs that are reached are built. A pair that one of its halves settles becomes a constant. */
/** The product of two automata on the tapes of a larger tuple. */
public final class Product {
    private static final long NEVER = -1;
    private static final long ALWAYS = -2;

    public enum Connective {
        AND,
        OR,
        AND_NOT;

        boolean of(boolean a, boolean b) {
            return switch (this) {
                case AND -> a && b;
                case OR -> a || b;
                case AND_NOT -> a && !b;
            };
        }
    }

    private final Automaton a;
    private final Automaton b;
    private final Connective op;
    private final boolean[] settledA;
    private final boolean[] settledB;
    private final Long2IntOpenHashMap ids = new Long2IntOpenHashMap();
    private final LongArrayList pairs = new LongArrayList();

    private Product(Automaton a, Automaton b, Connective op) {
        this.a = a;
        this.b = b;
        this.op = op;
        this.settledA = Automaton.where(a.states(), a::settled);
        this.settledB = Automaton.where(b.states(), b::settled);
        ids.defaultReturnValue(-1);
    }

    /** {@return the product on common tapes} For each tape of a and of b, its tape in the result is given. */
    public static Automaton of(
            Automaton a, int[] tapesOfA, Automaton b, int[] tapesOfB, int tapes, Connective op, Meter meter) {
        int[] lettersA = Letters.picked(a.base(), tapes, tapesOfA);
        int[] lettersB = Letters.picked(a.base(), tapes, tapesOfB);
        return new Product(a, b, op).build(tapes, lettersA, lettersB, meter);
    }

    public static Automaton of(Automaton a, Automaton b, Connective op, Meter meter) {
        int[] same = IntStream.range(0, a.letters()).toArray();
        return new Product(a, b, op).build(a.tapes(), same, same, meter);
    }

    private Automaton build(int tapes, int[] lettersA, int[] lettersB, Meter meter) {
        IntArrayList rows = new IntArrayList();
        id(0, 0);
        for (int i = 0; i < pairs.size(); i++) {
            Exploration.spend("a product", i, lettersA.length, meter);
            long pair = pairs.getLong(i);
            int x = (int) (pair >>> 32);
            int y = (int) pair;
            for (int letter = 0; letter < lettersA.length; letter++) {
                rows.add(pair < 0 ? i : id(a.next(x, lettersA[letter]), b.next(y, lettersB[letter])));
            }
        }
        boolean[] accepting = Automaton.where(pairs.size(), i -> accepts(pairs.getLong(i)));
        return Automaton.of(a.base(), tapes, rows.toIntArray(), accepting, meter);
    }

    private int id(int x, int y) {
        long pair = ((long) x << 32) | y;
        if (settledA[x] && op.of(a.accepting(x), true) == op.of(a.accepting(x), false)) {
            pair = op.of(a.accepting(x), true) ? ALWAYS : NEVER;
        } else if (settledB[y] && op.of(true, b.accepting(y)) == op.of(false, b.accepting(y))) {
            pair = op.of(true, b.accepting(y)) ? ALWAYS : NEVER;
        }
        int id = ids.putIfAbsent(pair, pairs.size());
        if (id < 0) {
            pairs.add(pair);
        }
        return id < 0 ? pairs.size() - 1 : id;
    }

    private boolean accepts(long pair) {
        return pair < 0 ? pair == ALWAYS : op.of(a.accepting((int) (pair >>> 32)), b.accepting((int) pair));
    }
}
