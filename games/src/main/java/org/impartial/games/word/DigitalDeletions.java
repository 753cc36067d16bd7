package org.impartial.games.word;

import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Notation;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.library.GameFamily;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;

/**
 * Digital Deletions: a move reduces one digit of a string, or erases a 0 with all digits to its right. The player who
 * removes the last digit wins [HDU, problem 1404].
 *
 * <p>The only theorem is that strings beginning with 0 are won by erasing them; other strings are searched, or all
 * strings of few digits are computed at once by the sieve {@link LostStrings}. A string of d digits has at most 9d
 * options. Example: the only lost string of one digit is 1.
 *
 * <p>A state is the number written as a 1 followed by the digits, so that leading zeros count; the empty string is 1.
 */
public record DigitalDeletions() implements PackedGame {
    public static final int MOST_DIGITS = 18;
    private static final int BASE = 10;
    public static final GameFamily FAMILY = Cards.family("digital-deletions", new DigitalDeletions());

    /** Returns the state of at most {@value #MOST_DIGITS} digits. */
    public static long string(String digits) {
        if (digits.length() > MOST_DIGITS) {
            throw new NotationException("the string has " + digits.length() + " digits; the most are " + MOST_DIGITS);
        }
        long state = 1;
        for (int i = 0; i < digits.length(); i++) {
            char digit = digits.charAt(i);
            if (digit < '0' || digit > '9') {
                throw new NotationException("the string is made of digits from 0 to 9, and \"" + digit + "\" is none");
            }
            state = BASE * state + (digit - '0');
        }
        return state;
    }

    static String digits(long state) {
        return Long.toString(state).substring(1);
    }

    @Override
    public void options(long state, PackedOptions out) {
        long unit = 1;
        for (long left = state; left > 1; left /= BASE, unit *= BASE) {
            long digit = left % BASE;
            for (long less = 1; less <= digit; less++) {
                out.to(state - less * unit);
            }
            if (digit == 0) {
                out.to(left / BASE);
            }
        }
    }

    @Override
    public void requireState(Long state) {
        boolean fits = state != null && state >= 1 && Long.toString(state).charAt(0) == '1';
        if (!fits) {
            throw new NotationException("a state is a 1 and the digits after it, at most " + MOST_DIGITS + ", not "
                    + state + "; make one with string");
        }
    }

    @Override
    public Stream<Long> smallStates() {
        return LongStream.of(string("999"), string("2121")).boxed();
    }

    @Override
    public Notation<Long> notation() {
        return WordNotation.of("the string", DigitalDeletions::string, DigitalDeletions::digits);
    }

    @Override
    public String toString() {
        return "digital-deletions";
    }
}
