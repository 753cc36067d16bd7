package org.impartial.core.library;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/**
 * A position together with the notation in which it was written, so that its moves can be written in the same form.
 *
 * @param position the position
 * @param datum how it was written
 * @param moveNotation writes a move of this position in the game's own form
 */
public record Diagram(Position position, Datum datum, Function<Move, Datum> moveNotation) {

    /**
     * Writes a move of this position.
     *
     * @param move a move of {@link #position}
     * @return the move in the game's own form
     */
    public Datum write(Move move) {
        return moveNotation.apply(move);
    }

    /**
     * The sum of several written positions. Its moves are written as the index of the summand, from 0, under
     * {@code component} and the summand's own form under {@code move}.
     *
     * @param summands the positions; each may consist of several components
     * @return the summand itself if there is just one, else the sum
     * @throws NotationException if a summand is a game that is not {@linkplain ImpartialGame#summable summable}
     */
    public static Diagram sum(List<Diagram> summands) {
        if (summands.size() == 1) {
            return summands.get(0);
        }
        List<Component<?>> components = new ArrayList<>();
        List<Integer> owners = new ArrayList<>();
        List<Integer> firsts = new ArrayList<>();
        for (int i = 0; i < summands.size(); i++) {
            firsts.add(components.size());
            for (Component<?> component : summands.get(i).position().components()) {
                components.add(summand(component));
                owners.add(i);
            }
        }
        return new Diagram(
                Position.sum(components),
                Datum.list(summands.stream().map(Diagram::datum).toList()),
                move -> {
                    int owner = owners.get(move.component());
                    Diagram summand = summands.get(owner);
                    Move own = new Move(summand.position(), move.component() - firsts.get(owner), move.to());
                    Map<String, Datum> fields = new LinkedHashMap<>();
                    fields.put("component", Datum.of(owner));
                    fields.put("move", summand.write(own));
                    return new Datum.Fields(fields);
                });
    }

    private static Component<?> summand(Component<?> component) {
        if (!component.game().summable()) {
            throw new NotationException(component.game().name() + " is not summable: its players have different moves,"
                    + " or a turn in it can go on elsewhere; ask for it alone");
        }
        return component;
    }
}
