package org.impartial.core.library;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.impartial.core.library.NameIndex.FoundName;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.core.notation.scan.DatumScanner;

/** Reads {@code GAME[PARAMS] POSITION + GAME[PARAMS] POSITION ...} into its terms, with the column of each error. */
record TextScanner(PlainText text, DatumScanner in) {
    /** The name of values given without a name. */
    static final String MAIN = "";

    /** A summand; columns are counted from 1. Values without a name have the name {@link #MAIN}, as a list. */
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

    private ScannedTerm term() {
        in.skipSpace();
        int column = in.column();
        String id = name(column);
        Map<String, Datum> params = in.follows('[') ? params() : in.take(':') ? Map.of(MAIN, unbracketed()) : Map.of();
        in.skipSpace();
        int positionColumn = in.column();
        List<Datum> items = new ArrayList<>();
        while (!in.ended() && !in.next('+')) {
            items.add(in.item("a number, a word, a list in brackets or +"));
            in.take(',');
        }
        Datum position = items.size() == 1 ? items.get(0) : Datum.list(items);
        return new ScannedTerm(id, params, position, column, positionColumn);
    }

    /** Reads the name of a game, and ends before a colon. */
    private String name(int column) {
        FoundName name = text.names().get(column - 1);
        if (name != null) {
            in.back(name.end() + 1);
            return name.family().id();
        }
        String word = in.word("the name of a game").split(":", 2)[0];
        in.back(column + word.length());
        return word;
    }

    /** Reads values of the main parameter after a colon, for shells with special brackets: {@code octal:0.77}. */
    private Datum unbracketed() {
        List<Datum> values = new ArrayList<>();
        do {
            values.add(DatumScanner.integerOr(in.word("a value for the parameter")));
        } while (in.take(','));
        return Datum.list(values);
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
                    throw in.unexpected(
                            value instanceof Datum.Word ? ", or ] or quotation marks around a whole text" : ", or ]");
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
        Datum value = values.size() == 1 && !name.equals(MAIN) ? values.get(0) : Datum.list(values);
        if (params.put(name, value) != null) {
            throw new NotationException("the parameter " + name + " is given twice", valuesFrom);
        }
    }
}
