package org.impartial.games.word;

import java.util.List;
import org.impartial.core.library.GameFamily;

/** The games on words, on numbers as words, and votes. */
public final class WordGames {
    /** The plug-ins, in the order in which they are listed. */
    public static final List<GameFamily> FAMILIES = List.of(
            GameOf31.FAMILY, Multiplication.FAMILY, DigitalDeletions.FAMILY, AliceAndBob.FAMILY, Pirates.FAMILY);

    private WordGames() {}
}
