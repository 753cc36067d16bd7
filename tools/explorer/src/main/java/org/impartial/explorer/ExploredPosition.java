package org.impartial.explorer;

import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.NotatedPosition;
import org.jspecify.annotations.Nullable;

/** A position under a convention, the moves to it, and the touches that chose them as far as they are known. */
record ExploredPosition(
        NotatedPosition notated, Convention convention, Position start, List<Move> made, List<Integer> ways) {

    ExploredPosition(NotatedPosition start, Convention convention) {
        this(start, convention, start.position(), List.of(), List.of());
    }

    /** Reads a position and makes moves from it; without {@code play} the convention is that of the games. */
    static ExploredPosition read(
            GameLibrary library, String text, List<String> moves, List<Integer> ways, @Nullable Convention play) {
        Convention convention = play == null ? library.play(text) : play;
        ExploredPosition explored = new ExploredPosition(library.read(text), convention);
        for (String move : moves) {
            explored = explored.after(explored.notated.move(move));
        }
        return new ExploredPosition(explored.notated, convention, explored.start, explored.made, ways);
    }

    ExploredPosition after(Move move) {
        return new ExploredPosition(notated.after(move), convention, start, longer(made, move), ways);
    }

    ExploredPosition after(Move move, int way) {
        return new ExploredPosition(notated.after(move), convention, start, longer(made, move), longer(ways, way));
    }

    private static <T> List<T> longer(List<T> list, T last) {
        return Stream.concat(list.stream(), Stream.of(last)).toList();
    }
}
