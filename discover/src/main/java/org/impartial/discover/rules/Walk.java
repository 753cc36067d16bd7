package org.impartial.discover.rules;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.automaton.Letters;

/*
 * The first pass goes backwards over the given digits and finds the states from which the rest can still be accepted.
 * The second goes forwards through such states only, so that every step leads to a word. The free numbers may have more
 * digits than the given ones; the same sets give their number, and if it has no bound, there are infinitely many words.
 */
/** All words of an automaton that have given digits on some of its tapes. */
public final class Walk {

    /** Receives a word; the array is reused. */
    @FunctionalInterface
    public interface Visitor {
        /** Receives a word and returns whether to continue. */
        boolean visit(int[] word, int length);
    }

    private final Automaton automaton;
    private final int[][] above;

    /**
     * Creates a walk.
     *
     * @param automaton the automaton; leading zeros must change nothing
     * @param given the tapes whose digits are given
     */
    public Walk(Automaton automaton, int[] given) {
        this.automaton = automaton;
        this.above = Letters.above(automaton.base(), automaton.tapes(), given);
    }

    /**
     * Visits every word once, without leading zeros beyond the given digits.
     *
     * @param digits the letters of the given tapes, most significant first
     * @param meter counts the steps
     * @param visitor takes the words
     * @throws BeyondRangeException if there are infinitely many
     */
    public void visit(int[] digits, Meter meter, Visitor visitor) {
        Words words = from(digits);
        while (words.next()) {
            int[] word = words.take();
            meter.spend(0, word.length + 1L);
            if (!visitor.visit(word, word.length)) {
                return;
            }
        }
    }

    /**
     * Returns the same words, each found on demand.
     *
     * @param digits the letters of the given tapes, most significant first
     * @return the words
     * @throws BeyondRangeException if there are infinitely many
     */
    public Iterator<int[]> words(int[] digits) {
        Words words = from(digits);
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return words.next();
            }

            @Override
            public int[] next() {
                if (!words.next()) {
                    throw new NoSuchElementException();
                }
                return words.take().clone();
            }
        };
    }

    /**
     * Returns the number of words, found without enumerating them.
     *
     * @param digits the letters of the given tapes, most significant first
     * @return their number; {@link Long#MAX_VALUE} for anything from there on
     * @throws BeyondRangeException if there are infinitely many
     */
    public long count(int[] digits) {
        Words words = from(digits);
        boolean[] accepting = automaton.acceptingStates();
        long[] ways = new long[accepting.length];
        for (int state = 0; state < ways.length; state++) {
            ways[state] = accepting[state] ? 1 : 0;
        }
        for (int i = words.digits.length - 1; i >= 0; i--) {
            ways = waysBefore(ways, words.digits[i]);
        }
        return ways[0];
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

    private Words from(int[] digits) {
        boolean[][] live = backwards(digits);
        int more = moreDigits(live[0]);
        boolean[][] all = new boolean[more + digits.length + 1][];
        System.arraycopy(live, 0, all, more, live.length);
        for (int i = more - 1; i >= 0; i--) {
            all[i] = before(all[i + 1], 0);
        }
        int[] whole = new int[more + digits.length];
        System.arraycopy(digits, 0, whole, more, digits.length);
        return new Words(whole, all);
    }

    /** Returns whether there are given digits with infinitely many words. */
    boolean unbounded() {
        boolean[] live = automaton.live();
        boolean[] reached = new boolean[live.length];
        IntArrayList open = new IntArrayList();
        for (int letter : above[0]) {
            mark(letter == 0 ? -1 : automaton.next(0, letter), live, reached, open);
        }
        for (int i = 0; i < open.size(); i++) {
            for (int letter : above[0]) {
                mark(automaton.next(open.getInt(i), letter), live, reached, open);
            }
        }
        return endless(reached);
    }

    private static void mark(int state, boolean[] live, boolean[] reached, IntArrayList open) {
        if (state >= 0 && live[state] && !reached[state]) {
            reached[state] = true;
            open.add(state);
        }
    }

    /**
     * Returns whether some of the states follow each other for ever: removes those without a successor until none is
     * left.
     */
    private boolean endless(boolean[] states) {
        for (boolean changed = true; changed; ) {
            boolean[] going = before(states, 0);
            changed = false;
            for (int state = 0; state < states.length; state++) {
                changed |= states[state] && !going[state];
                states[state] &= going[state];
            }
        }
        for (boolean state : states) {
            if (state) {
                return true;
            }
        }
        return false;
    }

    private boolean[][] backwards(int[] digits) {
        boolean[][] live = new boolean[digits.length + 1][];
        live[digits.length] = automaton.acceptingStates();
        for (int i = digits.length - 1; i >= 0; i--) {
            live[i] = before(live[i + 1], digits[i]);
        }
        return live;
    }

    private boolean[] before(boolean[] after, int digit) {
        boolean[] live = new boolean[after.length];
        for (int state = 0; state < live.length; state++) {
            for (int letter : above[digit]) {
                if (after[automaton.next(state, letter)]) {
                    live[state] = true;
                    break;
                }
            }
        }
        return live;
    }

    /** Returns how many digits before the given ones a free number can have. */
    private int moreDigits(boolean[] goal) {
        boolean[] leading = reaching(goal);
        boolean[] now = new boolean[goal.length];
        for (int letter : above[0]) {
            if (letter != 0) {
                now[automaton.next(0, letter)] = true;
            }
        }
        for (int more = 0; more <= goal.length; more++) {
            boolean any = false;
            boolean[] next = new boolean[goal.length];
            for (int state = 0; state < now.length; state++) {
                if (now[state] && leading[state]) {
                    any = true;
                    for (int letter : above[0]) {
                        next[automaton.next(state, letter)] = true;
                    }
                }
            }
            if (!any) {
                return more;
            }
            now = next;
        }
        throw new BeyondRangeException("the position has infinitely many options; bound every heap after the move");
    }

    private boolean[] reaching(boolean[] goal) {
        boolean[] reaching = goal.clone();
        for (boolean grown = true; grown; ) {
            boolean[] more = before(reaching, 0);
            grown = false;
            for (int state = 0; state < more.length; state++) {
                grown |= more[state] && !reaching[state];
                reaching[state] |= more[state];
            }
        }
        return reaching;
    }

    /** The words in their order; stands before the first one, on one, or after the last. */
    private final class Words {
        private final int[] digits;
        private final boolean[][] live;
        private final int[] word;
        private final int[] states;
        private final int[] choice;
        private int depth;

        Words(int[] digits, boolean[][] live) {
            this.digits = digits;
            this.live = live;
            this.word = new int[digits.length];
            this.states = new int[digits.length + 1];
            this.choice = new int[digits.length + 1];
            Arrays.fill(choice, -1);
            this.depth = live[0][0] ? 0 : -1;
        }

        /** Advances to the next word and returns whether there is one. */
        boolean next() {
            while (depth >= 0 && depth < word.length) {
                step();
            }
            return depth == word.length;
        }

        /** Returns the word and allows the search for the next one. */
        int[] take() {
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
