package org.impartial.solve.theory.sums;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.solve.theory.SumTheory;

/**
 * Shows how a theory of sums applies to a position: the elements of its components, and the results of winning moves.
 */
public final class SumExhibits {
    private static final int MOST_MOVES = 8;

    private SumExhibits() {}

    /** Returns the elements of components with their sum, and the first winning moves with the resulting elements. */
    public static <V> List<Exhibit> of(SumTheory<V> theory, Position position, String title, String conclusion) {
        List<Exhibit> exhibits = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        for (Component<?> component : position.components()) {
            rows.add(List.of(component.toString(), theory.of(component).toString()));
        }
        rows.add(List.of("sum", theory.of(position).toString()));
        exhibits.add(new Exhibit(title, List.of(), rows, conclusion));
        exhibits.addAll(moves(theory, "Winning moves", theory.winningMoves(position)));
        return exhibits;
    }

    /** {@return the first of the given moves with the resulting elements; none if there are no moves} */
    public static <V> List<Exhibit> moves(SumTheory<V> theory, String title, Stream<Move> moves) {
        List<List<String>> rows = moves.limit(MOST_MOVES + 1L)
                .map(move -> List.of(move.toString(), theory.of(move.result()).toString()))
                .toList();
        if (rows.isEmpty()) {
            return List.of();
        }
        boolean more = rows.size() > MOST_MOVES;
        return List.of(new Exhibit(
                title,
                List.of("move", "leaves"),
                rows.subList(0, Math.min(rows.size(), MOST_MOVES)),
                more ? "and more" : ""));
    }
}
