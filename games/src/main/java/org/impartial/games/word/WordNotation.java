package org.impartial.games.word;

import java.util.function.Function;
import org.impartial.core.game.Notation;
import org.impartial.core.notation.Datum;

final class WordNotation {
    /** Returns the notation of words, called {@code what} in errors, one of which may be empty. */
    static <S> Notation<S> of(String what, Function<String, S> read, Function<S, String> write) {
        return Notation.of(
                datum -> read.apply(datum.asItems().isEmpty() ? "" : datum.asWord(what)),
                state -> Datum.of(write.apply(state)));
    }
}
