package org.impartial.games.word;

import com.google.common.math.IntMath;
import java.util.BitSet;
import org.impartial.core.notation.NotationException;

/** The lost strings of Digital Deletions, from the rules alone for all strings up to some length. Immutable. */
public final class LostStrings {
    public static final int MOST_DIGITS = 8;
    private static final int BASE = 10;
    private final int digits;
    /** The lost strings, by state: the number written as a 1 followed by the digits. */
    private final BitSet won = new BitSet();

    /** Sieves all strings up to a length; each further digit takes 10 times the work, and each string one bit. */
    // Implementation: every option of a string is a smaller number, so going up each string that no earlier one marked
    // is lost, and marks those with a move to it: its digits raised, and itself with a 0 and any digits behind it.
    public LostStrings(int digits) {
        if (digits < 0 || digits > MOST_DIGITS) {
            throw new NotationException("a sieve takes strings of 0 to " + MOST_DIGITS + " digits, not of " + digits
                    + "; search for longer ones");
        }
        this.digits = digits;
        int first = 1;
        for (int length = 0; length <= digits; length++, first *= BASE) {
            for (int state = won.nextClearBit(first); state < 2 * first; state = won.nextClearBit(state + 1)) {
                markHigher(state, first);
                markLonger(state, length);
            }
        }
    }

    private void markHigher(int state, int first) {
        for (int unit = 1; unit < first; unit *= BASE) {
            int digit = state / unit % BASE;
            for (int more = 1; digit + more < BASE; more++) {
                won.set(state + more * unit);
            }
        }
    }

    private void markLonger(int state, int length) {
        int tails = 1;
        for (int longer = length + 1; longer <= digits; longer++, tails *= BASE) {
            int start = state * BASE * tails;
            won.set(start, start + tails);
        }
    }

    public boolean lost(String string) {
        if (string.length() > digits) {
            throw new NotationException(
                    "this sieve holds strings of " + digits + " digits, and " + string + " is longer");
        }
        return !won.get(Math.toIntExact(DigitalDeletions.string(string)));
    }

    public int count(int length) {
        if (length < 0 || length > digits) {
            throw new NotationException("this sieve holds strings of 0 to " + digits + " digits, not of " + length);
        }
        int first = IntMath.pow(BASE, length);
        return first - won.get(first, 2 * first).cardinality();
    }
}
