package org.impartial.core.notation.scan;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** Reads numbers, words and lists in brackets from a line, and reports the column of each error. For one thread. */
public final class DatumScanner {
    private static final Pattern INTEGER = Pattern.compile("0|-?[1-9][0-9]*");
    private static final String WORD_ENDS = "[]+,= \t";

    private final String text;
    private int at;
    private int depth;

    public DatumScanner(String text) {
        this.text = text;
    }

    /** Reads all items, separated by spaces or commas, as one or a list: {@code 1 [2,1]} is {@code [1,[2,1]]}. */
    public static Datum line(String text) {
        DatumScanner scanner = new DatumScanner(text);
        List<Datum> items = new ArrayList<>();
        while (!scanner.ended()) {
            items.add(scanner.item("a number, a word or a list in brackets"));
            scanner.take(',');
        }
        return items.size() == 1 ? items.get(0) : Datum.list(items);
    }

    /** Reads one number, word or list in brackets; a word may be any text in quotation marks. */
    public Datum item(String expected) {
        skipSpace();
        if (take('"')) {
            return quoted();
        }
        if (!take('[')) {
            return integerOr(word(expected));
        }
        if (++depth > Datum.MOST_NESTED) {
            throw new NotationException("column " + at + ": lists are nested deeper than " + Datum.MOST_NESTED, at);
        }
        List<Datum> items = new ArrayList<>();
        while (!take(']')) {
            items.add(item("a number, a word or ]"));
            take(',');
        }
        depth--;
        return Datum.list(items);
    }

    /** Reads the characters up to the next quotation mark. */
    private Datum quoted() {
        int end = text.indexOf('"', at);
        if (end < 0) {
            at = text.length();
            throw unexpected("the quotation mark that ends the text in quotation marks");
        }
        Datum word = Datum.of(text.substring(at, end));
        at = end + 1;
        return word;
    }

    /** Reads the characters, at least one, up to a space, comma, bracket, {@code +} or {@code =}. */
    public String word(String expected) {
        int start = at;
        while (at < text.length() && WORD_ENDS.indexOf(text.charAt(at)) < 0) {
            at++;
        }
        if (at == start) {
            throw unexpected(expected);
        }
        return text.substring(start, at);
    }

    /**
     * {@return the datum denoted by a word: a canonical integer is a number; a word with leading zeros stays a word}
     */
    public static Datum integerOr(String word) {
        if (!INTEGER.matcher(word).matches()) {
            return Datum.of(word);
        }
        BigInteger value = new BigInteger(word);
        return value.bitLength() < Long.SIZE ? Datum.of(value.longValue()) : new Datum.Big(value);
    }

    /** Skips spaces, and then a character if it is the expected one, and returns whether it is. */
    public boolean take(char wanted) {
        boolean there = next(wanted);
        at += there ? 1 : 0;
        return there;
    }

    /** Skips spaces and tests the next character. */
    public boolean next(char wanted) {
        skipSpace();
        return follows(wanted);
    }

    /** Tests the next character, without a space before it. */
    public boolean follows(char wanted) {
        return at < text.length() && text.charAt(at) == wanted;
    }

    /** Skips spaces and returns whether no character is left. */
    public boolean ended() {
        skipSpace();
        return at == text.length();
    }

    /** {@return the place of the next character, from 1} */
    public int column() {
        return at + 1;
    }

    /** Returns to an earlier place, given by its column. */
    public void back(int column) {
        at = column - 1;
    }

    /** Returns the exception for the next character, with its column. */
    public NotationException unexpected(String expected) {
        String found = at < text.length() ? "\"" + text.charAt(at) + "\"" : "the end of the text";
        return new NotationException("column " + (at + 1) + ": expected " + expected + ", but found " + found, at + 1);
    }

    /** Advances to the next character that is not a space. */
    public void skipSpace() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }
}
