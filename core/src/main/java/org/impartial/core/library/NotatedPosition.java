package org.impartial.core.library;

import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.List;
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
     * {@return a position in the notations of its games, as a {@linkplain #sum sum} if it has several components}
     *
     * @param position the position
     */
    public static NotatedPosition of(Position position) {
        return sum(
                position.components().stream().map(NotatedPosition::component).toList());
    }

    private static <S> NotatedPosition component(Component<S> component) {
        return new NotatedPosition(
                component,
                component.game().notation().write(component.state()),
                Move.Form.of(component),
                move -> of(move.result()));
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
     * {@return a move as text for human readers: {@code 9→4} for a heap, the game's notation for other games}
     *
     * @param move a move of {@link #position}
     */
    public String name(Move move) {
        return move.from().game() instanceof HeapGame
                ? move.name()
                : write(move).toString();
    }

    /**
     * {@return the move that a text denotes, as {@link #write} writes it or {@link Position#move(String)} reads it}
     *
     * @param written the move
     * @throws org.impartial.core.notation.IllegalMoveException as {@link Position#move(String)} does
     */
    public Move move(String written) {
        return position.move(written, moveNotation);
    }

    /**
     * {@return the move of this position that a datum denotes}
     *
     * @param written the move, as {@link #write} writes it or in any other form
     * @throws org.impartial.core.notation.IllegalMoveException as {@link Position#move(String)} does
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
     * {@return the sum of several positions, or the only one} Its moves are written with two fields: {@code component},
     * the index of the summand from 0, and {@code move}, the move in the notation of the summand.
     *
     * @param summands the positions; each may consist of several components
     * @throws NotationException as {@link Position#sum} does
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
                    int owner = 0;
                    int component = move.component();
                    while (component
                            >= summands.get(owner).position().components().size()) {
                        component -=
                                summands.get(owner++).position().components().size();
                    }
                    NotatedPosition summand = summands.get(owner);
                    List<NotatedPosition> after = new ArrayList<>(summands);
                    after.set(owner, summand.after(new Move(summand.position(), component, move.to())));
                    return sum(after);
                });
    }

    private static Datum indexed(int owner, Datum move) {
        return new Datum.Fields(ImmutableMap.of("component", Datum.of(owner), "move", move));
    }

    /** Returns the position as it was given. */
    @Override
    public String toString() {
        return datum.toString();
    }
}
