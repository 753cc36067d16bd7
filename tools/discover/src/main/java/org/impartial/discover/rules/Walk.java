package org.impartial.discover.rules;

import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.automaton.Letters;

/**
 * All words of an automaton that have given digits on some of its tapes. A pass backwards over the digits finds the
 * states from which the rest can still be accepted; a pass forwards through these states only never reaches a dead end.
 */
public final class Walk {

    /** Receives words. */
    @FunctionalInterface
    public interface Visitor {
        /** Receives a word, in an array that is reused, and returns whether to continue. */
        boolean visit(int[] word, int length);
    }

    private final Automaton automaton;
    private final int[][] above;
    private final LiveStates live;

    /**
     * Creates a walk.
     *
     * @param automaton the automaton; leading zeros must change nothing
     * @param given the tapes whose digits are given
     */
    public Walk(Automaton automaton, int[] given) {
        this.automaton = automaton;
        this.above = Letters.above(automaton.base(), automaton.tapes(), given);
        this.live = new LiveStates(automaton, above);
    }

    /**
     * Visits every word once, without leading zeros beyond the given digits.
     *
     * @param digits the letters of the given tapes, most significant first
     * @param meter counts the steps
     * @param visitor receives the words
     * @throws BeyondRangeException if there are infinitely many
     */
    public void visit(int[] digits, Meter meter, Visitor visitor) {
        WalkWords words = from(digits);
        while (words.next()) {
            int[] word = words.take();
            meter.spend(0, word.length + 1L);
            if (!visitor.visit(word, word.length)) {
                return;
            }
        }
    }

    /**
     * {@return the same words lazily}
     *
     * @param digits the letters of the given tapes, most significant first
     * @throws BeyondRangeException if there are infinitely many
     */
    public Iterator<int[]> words(int[] digits) {
        WalkWords words = from(digits);
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
     * {@return the number of words, found without enumerating them; {@link Long#MAX_VALUE} if it is that or more}
     *
     * @param digits the letters of the given tapes, most significant first
     * @throws BeyondRangeException if there are infinitely many
     */
    public long count(int[] digits) {
        WalkWords words = from(digits);
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

    private WalkWords from(int[] digits) {
        return new WalkWords(live.along(digits));
    }

    /** Returns whether there are given digits with infinitely many words. */
    boolean unbounded() {
        return live.unbounded();
    }

    /** A cursor on the words in their order: before the first one, on one, or after the last. */
    private final class WalkWords {
        private final int[] digits;
        private final boolean[][] live;
        private final int[] word;
        private final int[] states;
        private final int[] choice;
        private int depth;

        WalkWords(LiveStates.StateTrack track) {
            this.digits = track.digits();
            this.live = track.live();
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
