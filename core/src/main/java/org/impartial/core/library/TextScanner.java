package org.impartial.core.library;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/**
 * Reads {@code GAME[PARAMS] POSITION + GAME[PARAMS] POSITION ...} into its terms, and says the column of what it cannot
 * read. Inner lists stand in brackets.
 */
final class TextScanner {
    /** The parameter name of values that were given without one. */
    static final String MAIN = "";

    private static final Pattern INTEGER = Pattern.compile("0|-?[1-9][0-9]*");
    private static final String WORD_ENDS = "[]+,= \t";
    private final String text;
    private int at;
    private int depth;

    TextScanner(String text) {
        this.text = text;
    }

    /** One summand: the columns are from 1. */
    record Term(String id, Map<String, Datum> params, Datum position, int column, int positionColumn) {}

    List<Term> terms() {
        List<Term> terms = new ArrayList<>();
        do {
            terms.add(term());
        } while (take('+'));
        if (at < text.length()) {
            throw unexpected("a number, a word, a list in brackets or +");
        }
        return terms;
    }

    /** The whole text as a position, without the name of a game. */
    Datum position() {
        List<Datum> items = items();
        if (at < text.length()) {
            throw unexpected("a number, a word or a list in brackets");
        }
        return items.size() == 1 ? items.get(0) : Datum.list(items);
    }

    private Term term() {
        skipSpace();
        int column = at + 1;
        String id = word("the name of a game");
        Map<String, Datum> params = at < text.length() && text.charAt(at) == '[' ? params() : Map.of();
        skipSpace();
        int positionColumn = at + 1;
        List<Datum> items = items();
        Datum position = items.size() == 1 ? items.get(0) : Datum.list(items);
        return new Term(id, params, position, column, positionColumn);
    }

    private List<Datum> items() {
        List<Datum> items = new ArrayList<>();
        skipSpace();
        while (at < text.length() && text.charAt(at) != '+') {
            items.add(item("a number, a word, a list in brackets or +"));
            skipSpace();
        }
        return items;
    }

    private Map<String, Datum> params() {
        Map<String, Datum> params = new LinkedHashMap<>();
        take('[');
        String name = MAIN;
        List<Datum> values = new ArrayList<>();
        int valuesFrom = at;
        while (!take(']')) {
            Datum value = item("a parameter, a value or ]");
            if (take('=')) {
                put(params, name, values, valuesFrom);
                name = value.toString();
                values = new ArrayList<>();
                valuesFrom = at;
            } else {
                values.add(value);
                if (!take(',') && at < text.length() && text.charAt(at) != ']') {
                    throw unexpected(", or ]");
                }
            }
        }
        put(params, name, values, valuesFrom);
        return params;
    }

    private void put(Map<String, Datum> params, String name, List<Datum> values, int valuesFrom) {
        if (values.isEmpty() && name.equals(MAIN)) {
            return;
        }
        if (values.isEmpty()) {
            at = valuesFrom;
            throw unexpected("a value for the parameter " + name);
        }
        Datum value = values.size() == 1 ? values.get(0) : Datum.list(values);
        if (params.put(name, value) != null) {
            throw new NotationException("the parameter " + name + " is given twice", valuesFrom);
        }
    }

    private Datum item(String expected) {
        skipSpace();
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

    private String word(String expected) {
        int start = at;
        while (at < text.length() && WORD_ENDS.indexOf(text.charAt(at)) < 0) {
            at++;
        }
        if (at == start) {
            throw unexpected(expected);
        }
        return text.substring(start, at);
    }

    /** A canonical integer becomes a number; leading zeros keep a word a word. */
    private static Datum integerOr(String word) {
        if (!INTEGER.matcher(word).matches()) {
            return Datum.of(word);
        }
        BigInteger value = new BigInteger(word);
        return value.bitLength() < Long.SIZE ? Datum.of(value.longValue()) : new Datum.Big(value);
    }

    private boolean take(char wanted) {
        skipSpace();
        if (at < text.length() && text.charAt(at) == wanted) {
            at++;
            return true;
        }
        return false;
    }

    private void skipSpace() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    private NotationException unexpected(String expected) {
        String found = at < text.length() ? "\"" + text.charAt(at) + "\"" : "the end of the text";
        return new NotationException("column " + (at + 1) + ": expected " + expected + ", but found " + found, at + 1);
    }
}
