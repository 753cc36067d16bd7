package org.impartial.games.word;

import java.util.List;
import org.impartial.core.notation.Datum;

/** Words in positions: an empty list, as which an empty text is read, is the empty word. */
final class WordNotation {
    private static final Datum NOTHING = Datum.list(List.of());

    private WordNotation() {}

    static String word(Datum datum, String what) {
        return datum.equals(NOTHING) ? "" : datum.asWord(what);
    }
}
