package org.impartial.core.theory;

import java.util.ArrayList;
import java.util.List;
import org.impartial.core.game.Component;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.Position;

/** Shows how a theory of sums applies to a position: the elements of its components, and what winning moves lead to. */
public final class SumExhibits {
    private static final int MOST_MOVES = 8;

    private SumExhibits() {}

    /**
     * The elements of the components with their sum, and the first winning moves with the elements that they leave.
     *
     * @param theory a theory whose elements have a text of their own
     * @param position a position of which it tells the outcome
     * @param title what the elements are
     * @param conclusion what follows from the element of the position
     * @param <V> the elements
     * @return one exhibit, or two if there are winning moves
     */
    public static <V> List<Exhibit> of(SumTheory<V> theory, Position position, String title, String conclusion) {
        List<Exhibit> exhibits = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        for (Component<?> component : position.components()) {
            rows.add(List.of(component.toString(), theory.of(component).toString()));
        }
        rows.add(List.of("sum", theory.of(position).toString()));
        exhibits.add(new Exhibit(title, List.of(), rows, conclusion));
        List<List<String>> moves = moves(theory, position);
        if (!moves.isEmpty()) {
            exhibits.add(new Exhibit("Winning moves", List.of("move", "leaves"), shown(moves), more(moves)));
        }
        return exhibits;
    }

    private static <V> List<List<String>> moves(SumTheory<V> theory, Position position) {
        return theory.winningMoves(position)
                .limit(MOST_MOVES + 1L)
                .map(move -> List.of(move.toString(), theory.of(move.result()).toString()))
                .toList();
    }

    private static List<List<String>> shown(List<List<String>> moves) {
        return moves.subList(0, Math.min(moves.size(), MOST_MOVES));
    }

    private static String more(List<List<String>> moves) {
        return moves.size() > MOST_MOVES ? "and more" : "";
    }
}
