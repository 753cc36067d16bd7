package org.impartial.discover.automaton;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.impartial.core.meter.Meter;

/** All words of an automaton with given digits on some tapes, found through live states only. */
public final class Walk {
    private static final int LONGEST = 64;
    private final Automaton automaton;
    private final int[][] above;
    private final LiveStates live;

    /** Creates a walk with the digits of some tapes given; leading zeros must change nothing. */
    public Walk(Automaton automaton, int[] given) {
        this.automaton = automaton;
        this.above = Letters.above(automaton.base(), automaton.tapes(), given);
        this.live = new LiveStates(automaton, above);
    }

    /** Returns every word once, without needless leading zeros, in an array that is reused; rejects infinitely many. */
    public Iterator<int[]> words(int[] digits, Meter meter) {
        return new WalkWords(digits, live.along(digits), meter);
    }

    /** Returns every word of a length whose given digits are 0, in an array that is reused. */
    public Iterator<int[]> ofLength(int length) {
        return new WalkWords(new int[0], live(length), Meter.unlimited());
    }

    /** Returns some accepted words, by length and then by letters; of numbers those without leading zeros. */
    public static List<int[]> first(Automaton automaton, int count, boolean numbers) {
        List<int[]> found = new ArrayList<>();
        Walk walk = new Walk(automaton, new int[0]);
        for (int length = 0; length <= LONGEST && found.size() < count; length++) {
            Iterator<int[]> words = walk.ofLength(length);
            while (found.size() < count && words.hasNext()) {
                int[] word = words.next();
                if (!numbers || length == 0 || word[0] > 0) {
                    found.add(word.clone());
                }
            }
        }
        return found;
    }

    /** {@return the number of words, found without enumerating them; {@link Long#MAX_VALUE} if it is that or more} */
    public long count(int[] digits) {
        int[] padded = padded(digits, live.along(digits).length - 1);
        long[] ways = new long[automaton.states()];
        Arrays.setAll(ways, state -> automaton.accepting(state) ? 1 : 0);
        for (int i = padded.length - 1; i >= 0; i--) {
            ways = waysBefore(ways, padded[i]);
        }
        return ways[0];
    }

    private static int[] padded(int[] digits, int length) {
        int[] padded = new int[length];
        System.arraycopy(digits, 0, padded, length - digits.length, digits.length);
        return padded;
    }

    private long[] waysBefore(long[] after, int digit) {
        long[] ways = new long[after.length];
        for (int state = 0; state < ways.length; state++) {
            for (int letter : above[digit]) {
                long sum = ways[state] + after[automaton.next(state, letter)];
                ways[state] = sum < 0 ? Long.MAX_VALUE : sum;
            }
        }
        return ways;
    }

    /** Returns for each place of words of a length, and after them, the states from which the rest can be accepted. */
    public boolean[][] live(int length) {
        return live.backwards(new int[length]);
    }

    public boolean unbounded() {
        return live.unbounded();
    }

    /** A cursor on the words in their order: before the first one, on one, or after the last. */
    private final class WalkWords implements Iterator<int[]> {
        private final int[] digits;
        private final boolean[][] live;
        private final int[] word;
        private final int[] states;
        private final int[] choice;
        private final Meter meter;
        private int depth;

        WalkWords(int[] given, boolean[][] live, Meter meter) {
            this.meter = meter;
            this.digits = padded(given, live.length - 1);
            this.live = live;
            this.word = new int[digits.length];
            this.states = new int[digits.length + 1];
            this.choice = new int[digits.length + 1];
            Arrays.fill(choice, -1);
            this.depth = live[0][0] ? 0 : -1;
        }

        @Override
        public boolean hasNext() {
            while (depth >= 0 && depth < word.length) {
                step();
            }
            return depth == word.length;
        }

        @Override
        public int[] next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            meter.spend(0, word.length + 1L);
            depth--;
            return word;
        }

        private void step() {
            int[] letters = above[digits[depth]];
            int at = choice[depth] + 1;
            while (at < letters.length && !live[depth + 1][automaton.next(states[depth], letters[at])]) {
                at++;
            }
            choice[depth] = at;
            if (at == letters.length) {
                choice[depth--] = -1;
            } else {
                word[depth] = letters[at];
                states[depth + 1] = automaton.next(states[depth], letters[at]);
                depth++;
            }
        }
    }
}
