package org.impartial.games.word;

import java.util.List;
import java.util.function.Function;
import org.impartial.core.game.Notation;
import org.impartial.core.notation.Datum;

/** Notations of states that are written as words. */
final class WordNotation {
    /** The word that stands for an empty text. */
    private static final Datum NOTHING = Datum.list(List.of());

    /**
     * Returns the notation of states that are written as words, one of which may be empty; an error names a word by
     * {@code what}.
     */
    static <S> Notation<S> of(String what, Function<String, S> read, Function<S, String> write) {
        return Notation.of(
                datum -> read.apply(datum.equals(NOTHING) ? "" : datum.asWord(what)),
                state -> Datum.of(write.apply(state)));
    }
}
