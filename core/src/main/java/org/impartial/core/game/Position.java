package org.impartial.core.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.Datum;

/**
 * A position of play: a component, or a disjunctive sum of components. The empty sum has no moves.
 *
 * <p>Immutable and safe to share between threads.
 */
public sealed interface Position permits Component, Sum {

    /** {@return the components in the order given, which moves name by index from 0; none for the empty sum} */
    List<Component<?>> components();

    /**
     * {@return every option as a move, component by component, by the rules; empty if and only if play has ended here}
     * While a component is {@linkplain Component#entailed entailed}, its moves are the only ones.
     */
    default List<Move> moves() {
        return moves(Meter.unlimited());
    }

    /** {@return the positions that one move leads to: the results of all moves, in their order} */
    default List<Position> options() {
        return moves().stream().map(Move::result).toList();
    }

    /** {@return whether play has ended} */
    default boolean isTerminal() {
        int obliged = obliged();
        return components().stream()
                .noneMatch(part -> (obliged < 0 || part.entailed()) && part.hasOptions(Meter.unlimited()));
    }

    /**
     * {@return the moves as {@link #moves()} gives them, under the budget of a question}
     *
     * @param meter counts every option
     * @throws org.impartial.core.meter.StoppedException if the question is over its budget or cancelled
     */
    default List<Move> moves(Meter meter) {
        List<Move> moves = new ArrayList<>();
        int obliged = obliged();
        for (int i = 0; i < components().size(); i++) {
            if (obliged < 0 || i == obliged) {
                int index = i;
                components().get(i).byRules(meter).forEach(option -> moves.add(new Move(this, index, option)));
            }
        }
        return moves;
    }

    /** {@return the kind of the play of all components together, by the games and the parts that their states hold} */
    default PositionKind kind() {
        PositionKind kind = PositionKind.ORDINARY;
        for (Component<?> component : components()) {
            kind = kind.join(component.kind());
        }
        return kind;
    }

    /** {@return the outcome that the rules of a {@link DecidedGame} declare for this position; empty otherwise} */
    default Optional<Outcome> decided() {
        return Optional.empty();
    }

    /**
     * {@return the words for the player who wins a position of a given outcome, or the name by {@link
     * DecidedGame#players}; {@code neither player} for a draw}
     *
     * @param outcome the outcome of this position
     */
    default String winner(Outcome outcome) {
        return switch (outcome) {
            case N -> "the player to move";
            case P -> "the previous player";
            case D -> "neither player";
        };
    }

    /** {@return the index of the {@linkplain Component#entailed entailed} component, in which to move, or −1} */
    default int obliged() {
        List<Component<?>> parts = components();
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i).entailed()) {
                return i;
            }
        }
        return -1;
    }

    /**
     * {@return the legal move denoted by a text, of moves that lead to equal positions the first} The text is in the
     * notation of the game, in brackets or without; for a heap also {@code 9→4}, {@code 9>4} or {@code 9->4}; or in the
     * form of {@link Move#toString}. In a sum the index of the component stands in front, and may be omitted if no
     * other component has such a move; a line that begins with an index denotes a move of that component.
     *
     * @param written the move
     * @throws org.impartial.core.notation.IllegalMoveException if the text denotes no legal move, or several; the
     *     message lists the alternatives
     */
    default Move move(String written) {
        return move(written, Move.Form.of(this));
    }

    /**
     * {@return the legal move denoted by a text in a given form, such as that of a list of heaps}
     *
     * @param written the move
     * @param notation writes and reads the moves of this position; text in exactly this form denotes that move
     * @throws org.impartial.core.notation.IllegalMoveException as {@link #move(String)} does
     */
    default Move move(String written, Move.Form notation) {
        return new MoveReader(notation, notation.position()).read(written);
    }

    /**
     * {@return the legal move denoted by a datum}
     *
     * @param written the move; a word is read as text
     * @param notation writes and reads the moves of this position
     * @throws org.impartial.core.notation.IllegalMoveException as {@link #move(String)} does
     */
    default Move move(Datum written, Move.Form notation) {
        return new MoveReader(notation, notation.position()).read(written);
    }

    /**
     * Returns the position after several moves made one after the other.
     *
     * <pre>{@code new Nim().heaps(7, 9).play("9→4", "7→4"); // nim 4 + nim 4}</pre>
     *
     * @param moves the moves as {@link #move(String)} reads them
     * @return the position that they leave
     * @throws org.impartial.core.notation.IllegalMoveException if one of them is not legal in its position
     */
    default Position play(String... moves) {
        Position position = this;
        for (String move : moves) {
            position = position.move(move).result();
        }
        return position;
    }

    /**
     * {@return the position after a move}
     *
     * @param move a move of this position
     * @throws IllegalArgumentException if it is a move of another position
     */
    default Position play(Move move) {
        if (!move.before().equals(this)) {
            throw new IllegalArgumentException(move + " is a move of " + move.before() + ", not of " + this);
        }
        return move.result();
    }

    /**
     * {@return the disjunctive sum with another position}
     *
     * @param that the other summand; its components come after those of this position
     */
    default Position plus(Position that) {
        return sum(Stream.of(this, that).flatMap(p -> p.components().stream()).toList());
    }

    /** {@return the position without components, in which play has ended} */
    static Position empty() {
        return new Sum(List.of());
    }

    /**
     * {@return the disjunctive sum of positions; the empty sum if there are no summands}
     *
     * @param parts the summands; their components are indexed in this order
     * @throws org.impartial.core.notation.NotationException as {@link #sum} does
     */
    static Position of(Position... parts) {
        return sum(Stream.of(parts)
                .<Component<?>>flatMap(part -> part.components().stream())
                .toList());
    }

    /**
     * {@return the disjunctive sum of components; the component itself if there is just one}
     *
     * @param components the components, indexed in this order
     * @throws org.impartial.core.notation.NotationException if there are several components and one is not
     *     {@linkplain ImpartialGame#summable summable}, or if more than one is entailed
     */
    static Position sum(Collection<? extends Component<?>> components) {
        return components.size() == 1 ? components.iterator().next() : new Sum(List.copyOf(components));
    }
}
