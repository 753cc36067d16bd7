package org.impartial.explorer;

import java.util.List;
import org.impartial.core.game.Convention;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.NotatedPosition;
import org.jspecify.annotations.Nullable;

/**
 * A position under a convention, as it is written.
 *
 * @param notated the position with the notation of its moves
 * @param convention the playing convention
 */
record ExploredPosition(NotatedPosition notated, Convention convention) {

    /**
     * Reads a position and makes moves from it.
     *
     * @param play the convention; null for that of the games
     */
    static ExploredPosition read(GameLibrary library, String text, List<String> moves, @Nullable Convention play) {
        Convention convention = play == null ? library.play(text) : play;
        NotatedPosition notated = library.read(text);
        for (String move : moves) {
            notated = notated.after(notated.move(move));
        }
        return new ExploredPosition(notated, convention);
    }
}
