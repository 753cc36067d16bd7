package org.impartial.core.library;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.impartial.core.game.Component;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/**
 * A position together with the notation in which it was given, so that its moves can be written in the same form.
 *
 * <pre>{@code
 * NotatedPosition heaps = GameLibrary.installed().read("nim 3 5");
 * Move move = heaps.move("5→3");
 * heaps.name(move);              // 5→3
 * heaps.after(move).position();  // nim 3 + nim 3
 * }</pre>
 *
 * @param position the position
 * @param datum the position as it was given
 * @param moveNotation the form that writes and reads the moves of this position in the game's notation
 * @param later the function from a move to the position after it
 */
public record NotatedPosition(
        Position position, Datum datum, Move.Form moveNotation, Function<Move, NotatedPosition> later) {

    /**
     * Creates a position whose followers are written component by component.
     *
     * @param position the position
     * @param datum the position as it was given
     * @param moveNotation the form that writes and reads the moves of this position in the game's notation
     */
    public NotatedPosition(Position position, Datum datum, Move.Form moveNotation) {
        this(position, datum, moveNotation, move -> of(move.result()));
    }

    /**
     * {@return a position in the notations of its games} Its moves are written as in a {@linkplain #sum sum} if it has
     * several components.
     *
     * @param position the position
     */
    public static NotatedPosition of(Position position) {
        return sum(
                position.components().stream().map(NotatedPosition::component).toList());
    }

    private static <S> NotatedPosition component(Component<S> component) {
        return new NotatedPosition(
                component, component.game().notation().write(component.state()), Move.Form.of(component));
    }

    /**
     * {@return a move of this position in the game's notation}
     *
     * @param move a move of {@link #position}
     */
    public Datum write(Move move) {
        return moveNotation.write(move);
    }

    /**
     * Returns a move as text for human readers: {@code 9→4} for a heap, the game's notation for other games.
     *
     * @param move a move of {@link #position}
     * @return one line
     */
    public String name(Move move) {
        return move.from().game() instanceof HeapGame
                ? move.name()
                : write(move).toString();
    }

    /**
     * Reads a move of this position as {@link #write} writes it or as {@link Position#move(String)} reads it.
     *
     * @param written the move
     * @return the move
     * @throws org.impartial.core.notation.IllegalMoveException if the text denotes no legal move, or several; the
     *     message lists the legal moves
     */
    public Move move(String written) {
        return position.move(written, moveNotation);
    }

    /**
     * {@return the move of this position that a datum denotes}
     *
     * @param written the move, as {@link #write} writes it or in any other form
     * @throws org.impartial.core.notation.IllegalMoveException if the datum denotes no legal move, or several; the
     *     message lists the legal moves
     */
    public Move move(Datum written) {
        return position.move(written, moveNotation);
    }

    /**
     * {@return the position after a move, in the same notation where it can express that position}
     *
     * @param move a move of {@link #position}
     */
    public NotatedPosition after(Move move) {
        return later.apply(move);
    }

    /**
     * Returns the sum of several positions. Its moves are written with two fields: {@code component}, the index of the
     * summand from 0, and {@code move}, the move in the notation of the summand.
     *
     * @param summands the positions; each may consist of several components
     * @return the summand itself if there is only one, else the sum
     * @throws NotationException if a summand is a game that is not {@linkplain org.impartial.core.game.ImpartialGame#summable
     *     summable}
     */
    public static NotatedPosition sum(List<NotatedPosition> summands) {
        if (summands.size() == 1) {
            return summands.get(0);
        }
        Move.Form moves = Move.Form.indexed(
                summands.stream().map(NotatedPosition::moveNotation).toList(), NotatedPosition::indexed);
        return new NotatedPosition(
                moves.position(),
                Datum.list(summands.stream().map(NotatedPosition::datum).toList()),
                moves,
                move -> {
                    int first = 0;
                    int owner = 0;
                    while (first + size(summands.get(owner)) <= move.component()) {
                        first += size(summands.get(owner++));
                    }
                    NotatedPosition summand = summands.get(owner);
                    List<NotatedPosition> after = new ArrayList<>(summands);
                    after.set(owner, summand.after(new Move(summand.position(), move.component() - first, move.to())));
                    return sum(after);
                });
    }

    private static int size(NotatedPosition summand) {
        return summand.position().components().size();
    }

    private static Datum indexed(int owner, Datum move) {
        Map<String, Datum> fields = new LinkedHashMap<>();
        fields.put("component", Datum.of(owner));
        fields.put("move", move);
        return new Datum.Fields(fields);
    }

    /** Returns the position as it was given. */
    @Override
    public String toString() {
        return datum.toString();
    }
}
