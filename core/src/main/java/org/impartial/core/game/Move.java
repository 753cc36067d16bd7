package org.impartial.core.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.impartial.core.notation.Datum;

/**
 * A move: one component of a position is replaced by one of its options.
 *
 * <pre>{@code
 * Move move = new Nim().heaps(3, 5).move("5→3");
 * move.component();  // 1
 * move.name();       // 5→3
 * move.result();     // nim 3 + nim 3
 * }</pre>
 *
 * @param before the position in which the move is made
 * @param component the index of the component that is played, from 0
 * @param to the option that replaces it; possibly several components, or none
 */
public record Move(Position before, int component, Position to) {

    /** {@return the component in which the move is made: the component before the move} */
    public Component<?> from() {
        return before.components().get(component);
    }

    /** {@return the whole position after the move, with the option in the place of the component that was played} */
    public Position result() {
        List<Component<?>> parts = new ArrayList<>(before.components());
        parts.remove(component);
        parts.addAll(component, to.components());
        return Position.sum(parts);
    }

    /** {@return the usual text of the move in its component: {@code 9→4} for a heap, else the form of the notation} */
    public String name() {
        return from().game().statesAreHeaps()
                ? MoveReader.arrow(this)
                : MoveReader.own(this).toString();
    }

    /** Returns the move as text, such as {@code nim 12 -> nim 1}. */
    @Override
    public String toString() {
        return from() + " -> " + to;
    }

    /** The form in which the moves of one position are written and read. Safe to share between threads. */
    public interface Form {

        /** {@return the position whose moves are written} */
        Position position();

        /**
         * {@return a move as data}
         *
         * @param move a move of the position
         */
        Datum write(Move move);

        /**
         * Reads a move as {@link #write} writes it. The outer brackets of the part after an index may be omitted.
         *
         * @param written the move as data
         * @return the move; empty if the datum denotes no legal move
         * @throws BeyondRangeException if the options must be listed and there are too many
         */
        Optional<Move> read(Datum written);

        /**
         * {@return the form of moves in the notations of the games, after the index of the component if there are
         * several}
         *
         * @param position the position
         */
        static Form of(Position position) {
            return position instanceof Component<?> component
                    ? new OwnMoves<>(component)
                    : indexed(
                            position.components().stream().map(Form::of).toList(),
                            (index, move) -> Datum.list(List.of(Datum.of(index), move)));
        }

        /**
         * {@return the form of moves of a sum of positions: the index of the summand, from 0, and the move in its
         * notation} Both are read from a list, or from an object with the fields {@code component} and {@code move}.
         *
         * @param summands the notations of the summands in the order of the sum
         * @param form combines the index and the move
         */
        static Form indexed(List<Form> summands, BiFunction<Integer, Datum, Datum> form) {
            return new IndexedMoves(summands, form);
        }

        /**
         * {@return the form of moves that are written without an index, because no two components of the position have
         * moves with the same text} It reads no datum that denotes different moves in several components.
         *
         * @param position the position
         */
        static Form bare(Position position) {
            return new OwnMoves.BareMoves(position);
        }
    }
}
