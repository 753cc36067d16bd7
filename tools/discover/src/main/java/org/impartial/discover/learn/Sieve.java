package org.impartial.discover.learn;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.automaton.Letters;
import org.impartial.discover.automaton.TooLargeException;
import org.impartial.discover.automaton.Walk;
import org.impartial.discover.numeration.Arithmetic;
import org.impartial.discover.numeration.Numeration;
import org.impartial.discover.rules.CompiledRules;
import org.jspecify.annotations.Nullable;

/*
 * Where no heap grows, a box is closed under options, and positions in the order of their places come after their
 * options. One that is not marked when it is reached is P, and marks all positions from which a move leads to it, by
 * walking the relations of the moves backwards. The box grows by a digit when a position beyond it is requested.
 */
/** All outcomes in a box of numbers with a bounded number of digits. */
final class Sieve implements Outcomes {
    private static final long MOST_SIZES = 1 << 20;
    private static final long MOST_BITS = 1L << 31;

    private final CompiledRules rules;
    private final CompiledRules order;
    private final Automaton asked;
    private final Numeration numeration;
    private final long[] greatest;
    private int digits = -1;
    private Box box;
    private long[] previous = {};
    private List<List<int[]>> byLength = List.of();

    /** Creates an empty table for rules under which no heap grows, and for guesses that read digits in some order. */
    Sieve(CompiledRules rules, CompiledRules order, boolean misere) {
        this.rules = rules;
        this.order = order;
        this.asked = (misere ? rules.arithmetic().minus(rules.positions(), rules.terminal()) : rules.positions())
                .automaton();
        this.numeration = rules.arithmetic().numeration();
        this.greatest = greatest(rules);
        this.box = Box.of(numeration, new long[rules.rules().size()], 0);
    }

    /** Returns the greatest size of each heap in any position, or Long.MAX_VALUE if it has more than a million sizes. */
    private static long[] greatest(CompiledRules rules) {
        Arithmetic arithmetic = rules.arithmetic();
        return Arrays.stream(rules.before())
                .mapToLong(own -> {
                    int[] others =
                            Arrays.stream(rules.before()).filter(v -> v != own).toArray();
                    Walk sizes = new Walk(
                            arithmetic.exists(others, rules.positions()).automaton(), new int[0]);
                    if (sizes.unbounded() || sizes.count(new int[0]) > MOST_SIZES) {
                        return Long.MAX_VALUE;
                    }
                    Iterator<int[]> words = sizes.words(new int[0], arithmetic.meter());
                    long last = 0;
                    while (words.hasNext()) {
                        last = arithmetic.numeration().small(words.next(), 1)[0];
                    }
                    return last;
                })
                .toArray();
    }

    @Override
    public boolean isP(long[] position, Meter meter) {
        int need = numeration.word(position).length;
        if (need > digits) {
            grow(Math.max(need, 3), meter);
        }
        return previous(position);
    }

    private boolean previous(long... position) {
        long at = box.place(position);
        return at >= 0 && (previous[(int) (at >>> 6)] >>> (at & 63) & 1) != 0;
    }

    private void grow(int length, Meter meter) {
        long[] sides = new long[greatest.length];
        double size = 1;
        long side = numeration.weight(length).min(BigInteger.ONE.shiftLeft(40)).longValueExact();
        for (int heap = 0; heap < sides.length; heap++) {
            sides[heap] = Math.min(side, greatest[heap] == Long.MAX_VALUE ? side : greatest[heap] + 1);
            size *= sides[heap];
        }
        if (size > Math.min(MOST_BITS, meter.memory())) {
            throw new TooLargeException("a table of all positions of " + length + " digits");
        }
        fill(length, Box.of(numeration, sides, length), meter);
    }

    private void fill(int length, Box grown, Meter meter) {
        long[] marked = new long[(int) ((grown.size() + 63) >>> 6)];
        long[] found = new long[marked.length];
        List<List<int[]>> words =
                Stream.<List<int[]>>generate(ArrayList::new).limit(length + 1L).toList();
        List<Predecessors> lanes = rules.moves().stream()
                .map(move -> new Predecessors(move, grown, marked, meter))
                .toList();
        for (long at = 0; at < grown.size(); at++) {
            long bits = marked[(int) (at >>> 6)] >>> (at & 63);
            int ones = Long.numberOfTrailingZeros(~bits);
            if (ones > 0) {
                at += ones - 1;
                continue;
            }
            int[] word = grown.word(at);
            if (asked.accepts(word)) {
                found[(int) (at >>> 6)] |= 1L << (at & 63);
                words.get(Letters.significant(word)).add(word);
                for (Predecessors lane : lanes) {
                    lane.mark(at);
                }
            }
            meter.spend(1, 8);
        }
        box = grown;
        previous = found;
        byLength = words;
        digits = length;
    }

    /** Compares length by length: all P-positions must be accepted, and no more words of the length than there are. */
    @Override
    public int @Nullable [] difference(Automaton guess, Meter meter) {
        double[][] counts = new double[digits + 1][guess.states()];
        for (int length = 0; length <= digits; length++) {
            for (int state = 0; state < guess.states(); state++) {
                boolean accepts = length == 0 && guess.accepting(state);
                counts[length][state] = length > 0 ? sum(guess, state, counts[length - 1]) : accepts ? 1 : 0;
            }
            int[] missing = missing(guess, length, meter);
            double accepted = counts[length][0] - (length > 0 ? counts[length - 1][0] : 0);
            boolean same = missing == null && accepted == byLength.get(length).size();
            int[] wrong = same ? null : accepted(guess, length, missing, meter);
            if (wrong != null) {
                return wrong;
            }
        }
        return null;
    }

    private static double sum(Automaton guess, int state, double[] counts) {
        double sum = 0;
        for (int letter = 0; letter < guess.letters(); letter++) {
            sum += counts[guess.next(state, letter)];
        }
        return sum;
    }

    private int @Nullable [] missing(Automaton guess, int length, Meter meter) {
        int[] least = null;
        for (int[] word : byLength.get(length)) {
            meter.spend(0, 1);
            int[] stripped = order.turned(Arrays.copyOfRange(word, word.length - length, word.length));
            if (!guess.accepts(stripped) && (least == null || Arrays.compare(stripped, least) < 0)) {
                least = stripped;
            }
        }
        return least;
    }

    /** Returns the first accepted word of a length that is not a P-position, or the missing one if it comes first. */
    private int @Nullable [] accepted(Automaton guess, int length, int @Nullable [] missing, Meter meter) {
        Iterator<int[]> words = new Walk(guess, new int[0]).ofLength(length);
        while (words.hasNext()) {
            int[] word = words.next();
            boolean shorter = length > 0 && word[order.leastFirst() ? length - 1 : 0] == 0;
            if (!shorter && !known(word)) {
                return missing != null && Arrays.compare(missing, word) < 0 ? missing : word.clone();
            }
            meter.spend(0, length + 1L);
        }
        return missing;
    }

    private boolean known(int[] given) {
        int[] word = order.turned(given);
        return rules.positions().automaton().accepts(word) && previous(numeration.small(word, greatest.length));
    }
}
