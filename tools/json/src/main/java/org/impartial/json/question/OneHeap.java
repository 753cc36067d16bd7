package org.impartial.json.question;

import java.util.List;
import java.util.Optional;
import org.impartial.core.game.Entailing.Tabled;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.capability.Capability.PlaneGame;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.notation.NotationException;

/** Rulesets that are one game on one heap: the subjects of sequences, of quotients by heaps and of genera. */
public final class OneHeap {
    public static Optional<Tabled> tabled(PositionFormat ruleset) {
        List<ImpartialGame<?>> games = ruleset.games();
        return games.size() == 1 && games.get(0) instanceof Tabled tabled ? Optional.of(tabled) : Optional.empty();
    }

    /** Returns the first game of a ruleset; one that only answers questions about many positions is refused. */
    public static ImpartialGame<?> first(PositionFormat ruleset) {
        return ruleset.games().stream()
                .findFirst()
                .orElseThrow(() -> new NotationException("this game is a question about many positions, which have no"
                        + " values, no sums and no moves; solve answers it"));
    }

    /** Returns the heap game of a ruleset, which is refused if it is not one game on one heap. */
    public static HeapGame of(PositionFormat ruleset) {
        ImpartialGame<?> game = first(ruleset);
        if (ruleset.games().size() == 1 && game instanceof HeapGame heapGame) {
            return heapGame;
        }
        String name = game.name();
        throw new NotationException(name + " is not a game on one heap, such as octal[0.77]"
                + (game instanceof PlaneGame
                        ? "; for its values on two heaps: impartial table " + name + " 20x20"
                        : ""));
    }
}
