package org.impartial.example.judge;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.stream.LongStream;
import org.impartial.core.notation.NotationException;

/** The input of a judge: words, counted from 1 so that errors can name them, or lines. Not for several threads. */
final class Tokens {
    private static final int END = -1;
    private static final int DIGITS = 18;

    private final InputStream in;
    private final byte[] buffer = new byte[1 << 16];
    private int at;
    private int filled;
    private long count;

    Tokens(InputStream in) {
        this.in = in;
    }

    /** Returns whether another word follows; skips the white space before it. */
    boolean hasNext() {
        while (peek() >= 0 && peek() <= ' ') {
            at++;
        }
        return peek() != END;
    }

    String word(String what) {
        count++;
        if (!hasNext()) {
            throw new NotationException("expected " + what + ", but the input ends");
        }
        StringBuilder word = new StringBuilder();
        for (; peek() > ' '; at++) {
            word.append((char) peek());
        }
        return word.toString();
    }

    /** Returns the next word as a whole number in a range. */
    long number(String what, long least, long greatest) {
        String expected = what + " from " + least + " to " + greatest;
        String word = word(expected);
        long number = value(word);
        if (number < least || number > greatest) {
            throw wrong(expected, word);
        }
        return number;
    }

    int count(String what, int least, int greatest) {
        return Math.toIntExact(number(what, least, greatest));
    }

    long[] numbers(int howMany, String what, long least, long greatest) {
        return LongStream.generate(() -> number(what, least, greatest))
                .limit(howMany)
                .toArray();
    }

    static NotationException wrong(String expected, String found) {
        return new NotationException("expected " + expected + ", but found \"" + found + "\"");
    }

    /** Returns the number of words read, which is also the number of the last one. */
    long count() {
        return count;
    }

    /** Returns the next whole line without its break, counted as one word; empty at the end of the input. */
    Optional<String> line() {
        if (peek() == END) {
            return Optional.empty();
        }
        count++;
        StringBuilder line = new StringBuilder();
        for (; peek() != END && peek() != '\n'; at++) {
            line.append((char) peek());
        }
        at++;
        return Optional.of(line.toString().stripTrailing());
    }

    /** Returns the number of a word; the least {@code long}, which no problem allows, if it is none of 18 digits. */
    private static long value(String word) {
        int first = word.startsWith("-") ? 1 : 0;
        if (word.length() == first || word.length() > first + DIGITS) {
            return Long.MIN_VALUE;
        }
        long value = 0;
        for (int i = first; i < word.length(); i++) {
            int digit = word.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                return Long.MIN_VALUE;
            }
            value = 10 * value + digit;
        }
        return first == 0 ? value : -value;
    }

    private int peek() {
        if (at < filled) {
            return buffer[at] & 0xff;
        }
        if (filled != END) {
            refill();
        }
        return filled == END ? END : buffer[at] & 0xff;
    }

    private void refill() {
        try {
            at = 0;
            do {
                filled = in.read(buffer);
            } while (filled == 0);
        } catch (IOException e) {
            throw new UncheckedIOException("the input cannot be read", e);
        }
    }
}
