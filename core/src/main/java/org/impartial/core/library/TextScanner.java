package org.impartial.core.library;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.core.notation.scan.DatumScanner;

/**
 * Reads {@code GAME[PARAMS] POSITION + GAME[PARAMS] POSITION ...} into its terms, with the column of each error. Inner
 * lists are written in brackets.
 */
final class TextScanner {
    /** The name of the main parameter, for values given without a name. */
    static final String MAIN = "";

    private final DatumScanner in;

    TextScanner(String text) {
        in = new DatumScanner(text);
    }

    /** A summand; columns are counted from 1. */
    record ScannedTerm(String id, Map<String, Datum> params, Datum position, int column, int positionColumn) {}

    List<ScannedTerm> terms() {
        List<ScannedTerm> terms = new ArrayList<>();
        do {
            terms.add(term());
        } while (in.take('+'));
        if (!in.ended()) {
            throw in.unexpected("a number, a word, a list in brackets or +");
        }
        return terms;
    }

    /** Returns the whole text read as a position, without the name of a game. */
    Datum position() {
        List<Datum> items = items();
        if (!in.ended()) {
            throw in.unexpected("a number, a word or a list in brackets");
        }
        return items.size() == 1 ? items.get(0) : Datum.list(items);
    }

    private ScannedTerm term() {
        in.skipSpace();
        int column = in.column();
        String id = in.word("the name of a game");
        Map<String, Datum> params = in.follows('[') ? params() : Map.of();
        int colon = id.indexOf(':');
        if (colon >= 0) {
            in.back(column + colon + 1);
            id = id.substring(0, colon);
            params = Map.of(MAIN, unbracketed());
        }
        in.skipSpace();
        int positionColumn = in.column();
        List<Datum> items = items();
        Datum position = items.size() == 1 ? items.get(0) : Datum.list(items);
        return new ScannedTerm(id, params, position, column, positionColumn);
    }

    private List<Datum> items() {
        List<Datum> items = new ArrayList<>();
        while (!in.ended() && !in.next('+')) {
            items.add(in.item("a number, a word, a list in brackets or +"));
        }
        return items;
    }

    /**
     * Reads values of the main parameter after a colon, for shells in which brackets are special characters: {@code
     * octal:0.77}.
     */
    private Datum unbracketed() {
        List<Datum> values = new ArrayList<>();
        do {
            values.add(DatumScanner.integerOr(in.word("a value for the parameter")));
        } while (in.take(','));
        return values.size() == 1 ? values.get(0) : Datum.list(values);
    }

    private Map<String, Datum> params() {
        Map<String, Datum> params = new LinkedHashMap<>();
        in.take('[');
        String name = MAIN;
        List<Datum> values = new ArrayList<>();
        int valuesFrom = in.column() - 1;
        while (!in.take(']')) {
            Datum value = in.item("a parameter, a value or ]");
            if (in.take('=')) {
                put(params, name, values, valuesFrom);
                name = value.toString();
                values = new ArrayList<>();
                valuesFrom = in.column() - 1;
            } else {
                values.add(value);
                if (!in.take(',') && !in.ended() && !in.next(']')) {
                    throw in.unexpected(", or ]");
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
            in.back(valuesFrom + 1);
            throw in.unexpected("a value for the parameter " + name);
        }
        Datum value = values.size() == 1 ? values.get(0) : Datum.list(values);
        if (params.put(name, value) != null) {
            throw new NotationException("the parameter " + name + " is given twice", valuesFrom);
        }
    }
}
