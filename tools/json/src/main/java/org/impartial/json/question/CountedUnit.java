package org.impartial.json.question;

import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.GameCard.Group;
import org.impartial.core.library.GameLibrary;

/** Names what a computation about a position counts, for the line of progress. */
public final class CountedUnit {
    private CountedUnit() {}

    /** Returns "values" for heaps, "boards" for games on boards, "positions" for others and mixed sums. */
    public static String of(Position position) {
        if (position.components().isEmpty()) {
            return "positions";
        }
        if (position.components().stream().allMatch(part -> part.game() instanceof HeapGame)) {
            return "values";
        }
        return position.components().stream().allMatch(CountedUnit::board) ? "boards" : "positions";
    }

    private static boolean board(Component<?> component) {
        String id = component.game().name().replaceFirst("\\[.*", "");
        return GameLibrary.installed().families().stream()
                .anyMatch(family -> family.id().equals(id) && family.card().group() == Group.BOARD);
    }
}
