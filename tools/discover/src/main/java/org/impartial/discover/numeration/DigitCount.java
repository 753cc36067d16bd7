package org.impartial.discover.numeration;

import it.unimi.dsi.fastutil.longs.Long2ObjectMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Automaton;

/*
 * A walk over the digits, the most significant first, keeps for each tape whether they are so far those of the least
 * and of the greatest number. The number of ways to complete a walk is found backwards, from the last digit.
 */
/** The tuples that an automaton accepts with every number in a range: how many there are, and each by its rank. */
public final class DigitCount {
    private static final long BYTES = 96;

    private final Automaton automaton;
    private final Numeration system;
    private final int[] least;
    private final int[] greatest;
    private final boolean[] live;
    private final long start;
    private final List<Long2ObjectMap<BigInteger>> ways = new ArrayList<>();

    /** Counts the tuples of an automaton of valid words that reads the most significant digit first. */
    public DigitCount(Automaton automaton, Numeration system, BigInteger from, BigInteger to, Meter meter) {
        this.automaton = automaton;
        this.system = system;
        this.greatest = system.digits(to);
        this.least = new int[greatest.length];
        int[] digits = system.digits(from);
        System.arraycopy(digits, 0, least, least.length - digits.length, digits.length);
        this.live = automaton.live();
        boolean bounded = from.signum() > 0;
        this.start = ((1L << (2 * automaton.tapes())) - 1) & (bounded ? -1L : 0xAAAA_AAAAL);
        fill(meter);
    }

    private void fill(Meter meter) {
        List<LongOpenHashSet> reached = new ArrayList<>();
        LongOpenHashSet level = new LongOpenHashSet();
        level.add(start);
        for (int place = 0; place < greatest.length; place++) {
            reached.add(level);
            level = after(level, place, meter);
        }
        Long2ObjectMap<BigInteger> last = new Long2ObjectOpenHashMap<>();
        level.forEach(node -> last.put(node, automaton.accepting(state(node)) ? BigInteger.ONE : BigInteger.ZERO));
        ways.add(last);
        for (int place = greatest.length - 1; place >= 0; place--) {
            Long2ObjectMap<BigInteger> next = ways.get(ways.size() - 1);
            Long2ObjectMap<BigInteger> here = new Long2ObjectOpenHashMap<>();
            for (long node : reached.get(place)) {
                meter.spend(1, automaton.letters());
                BigInteger sum = BigInteger.ZERO;
                for (int letter = 0; letter < automaton.letters(); letter++) {
                    long to = next(node, letter, place);
                    sum = to < 0 ? sum : sum.add(next.get(to));
                }
                here.put(node, sum);
            }
            meter.hold(BYTES * here.size());
            ways.add(here);
        }
    }

    private LongOpenHashSet after(LongOpenHashSet level, int place, Meter meter) {
        LongOpenHashSet next = new LongOpenHashSet();
        for (long node : level) {
            meter.spend(0, automaton.letters());
            for (int letter = 0; letter < automaton.letters(); letter++) {
                long to = next(node, letter, place);
                if (to >= 0) {
                    next.add(to);
                }
            }
        }
        return next;
    }

    private int state(long node) {
        return (int) (node >> (2 * automaton.tapes()));
    }

    /** Returns the walk after a letter; −1 if a number is out of range or no word is accepted any more. */
    private long next(long node, int letter, int place) {
        int state = automaton.next(state(node), letter);
        if (!live[state]) {
            return -1;
        }
        long next = (long) state << (2 * automaton.tapes());
        for (int tape = 0, rest = letter; tape < automaton.tapes(); tape++, rest /= automaton.base()) {
            int digit = rest % automaton.base();
            boolean asLeast = ((node >> (2 * tape)) & 1) != 0;
            boolean asGreatest = ((node >> (2 * tape)) & 2) != 0;
            if ((asLeast && digit < least[place]) || (asGreatest && digit > greatest[place])) {
                return -1;
            }
            next |= asLeast && digit == least[place] ? 1L << (2 * tape) : 0;
            next |= asGreatest && digit == greatest[place] ? 2L << (2 * tape) : 0;
        }
        return next;
    }

    public BigInteger total() {
        return ways.get(greatest.length).getOrDefault(start, BigInteger.ZERO);
    }

    /** {@return a tuple by its place in the order of words, from 0 on and below the total} */
    public BigInteger[] tuple(BigInteger rank) {
        BigInteger left = rank;
        int[] word = new int[greatest.length];
        long node = start;
        for (int place = 0; place < word.length; place++) {
            Long2ObjectMap<BigInteger> rest = ways.get(greatest.length - 1 - place);
            int letter = 0;
            long to = next(node, letter, place);
            while (to < 0 || left.compareTo(rest.get(to)) >= 0) {
                left = to < 0 ? left : left.subtract(rest.get(to));
                letter++;
                to = next(node, letter, place);
            }
            word[place] = letter;
            node = to;
        }
        return system.numbers(word, automaton.tapes());
    }
}
