package org.impartial.discover.automaton;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import org.impartial.core.meter.Meter;

/*
 * Only pairs that can be reached are built. A pair whose answer is settled by one of its halves is replaced immediately
 * by one of the two constant pairs, so that dead parts do not multiply.
 */
/** The product of two automata on the tapes of a larger tuple. */
public final class Product {
    private static final long NEVER = -1;
    private static final long ALWAYS = -2;

    /** The operations that join two answers. */
    public enum Connective {
        AND,
        OR,
        /** The first and not the second. */
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
        this.settledA = settled(a);
        this.settledB = settled(b);
        ids.defaultReturnValue(-1);
    }

    /** {@return the product on common tapes} For each tape of a and of b, its tape in the result is given. */
    public static Automaton of(
            Automaton a, int[] tapesOfA, Automaton b, int[] tapesOfB, int tapes, Connective op, Meter meter) {
        int[] lettersA = Letters.picked(a.base(), tapes, tapesOfA);
        int[] lettersB = Letters.picked(a.base(), tapes, tapesOfB);
        return new Product(a, b, op).build(tapes, lettersA, lettersB, meter);
    }

    /** Returns the product of two automata on the same tapes. */
    public static Automaton of(Automaton a, Automaton b, Connective op, Meter meter) {
        int[] same = new int[a.letters()];
        for (int letter = 0; letter < same.length; letter++) {
            same[letter] = letter;
        }
        return new Product(a, b, op).build(a.tapes(), same, same, meter);
    }

    private Automaton build(int tapes, int[] lettersA, int[] lettersB, Meter meter) {
        Rows rows = new Rows(lettersA.length, "a product");
        id(0, 0);
        for (int i = 0; i < pairs.size(); i++) {
            int row = rows.start(i, meter);
            long pair = pairs.getLong(i);
            for (int letter = 0; letter < lettersA.length; letter++) {
                int to = pair < 0
                        ? i
                        : id(a.next((int) (pair >>> 32), lettersA[letter]), b.next((int) pair, lettersB[letter]));
                rows.set(row + letter, to);
            }
        }
        boolean[] accepting = new boolean[pairs.size()];
        for (int i = 0; i < accepting.length; i++) {
            accepting[i] = accepts(pairs.getLong(i));
        }
        return Automaton.of(a.base(), tapes, rows.table(accepting.length), accepting, meter);
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
            return pairs.size() - 1;
        }
        return id;
    }

    private boolean accepts(long pair) {
        return pair < 0 ? pair == ALWAYS : op.of(a.accepting((int) (pair >>> 32)), b.accepting((int) pair));
    }

    private static boolean[] settled(Automaton automaton) {
        boolean[] settled = new boolean[automaton.states()];
        for (int state = 0; state < settled.length; state++) {
            settled[state] = automaton.settled(state);
        }
        return settled;
    }
}
