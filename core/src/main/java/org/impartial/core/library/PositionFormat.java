package org.impartial.core.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapGame.HeapNotation;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/**
 * A family of games with given parameters: reads positions and lists the games of their components.
 *
 * <pre>{@code
 * PositionFormat format = PositionFormat.of(new Bash(3));
 * format.read(Datum.of(21)).position();  // bash[m=3] 21
 * }</pre>
 */
public interface PositionFormat {

    /**
     * {@return the position that a datum denotes, with its notation}
     *
     * @param position the position as it was given
     * @throws NotationException if it is not a position of this ruleset; the message states what was expected
     */
    NotatedPosition read(Datum position);

    /**
     * {@return the question about many positions that a datum denotes: {@code "all"} for a graph, the size of a ring;
     * empty if the datum is to be read as one position}
     *
     * @param position the datum given in place of a position
     * @throws NotationException if it is a survey that cannot be read
     */
    default Optional<Survey> survey(Datum position) {
        return Optional.empty();
    }

    /** {@return whether this ruleset has no games and no positions, and only answers surveys} */
    default boolean surveysOnly() {
        return false;
    }

    /**
     * {@return the games of the components, which the contract checks; none only if the ruleset only answers surveys}
     */
    List<ImpartialGame<?>> games();

    /**
     * {@return a ruleset whose positions have one component}
     *
     * @param game the game
     * @param <S> its states
     */
    static <S> PositionFormat of(ImpartialGame<S> game) {
        return new SingleFormat<>(game);
    }

    /**
     * The format of positions that are lists of heaps, or possibly single heaps, whose moves have no index.
     *
     * @param heapGames one game for heaps at any number of places, or one for each place
     * @param oneHeap whether a position that is not a list has moves that are not lists
     */
    record HeapFormat(List<HeapGame> heapGames, boolean oneHeap) implements PositionFormat {
        /**
         * Creates a format that holds an immutable copy of the list.
         *
         * @param heapGames one game for heaps at any number of places, or one for each place
         * @param oneHeap whether a position that is not a list has moves that are not lists
         */
        public HeapFormat {
            heapGames = List.copyOf(heapGames);
        }

        /**
         * {@return a ruleset with one game for every heap, whose positions are lists}
         *
         * @param game the game
         */
        public static HeapFormat lists(HeapGame game) {
            return new HeapFormat(List.of(game), false);
        }

        /**
         * {@return a ruleset with one game for every heap, whose positions are a heap or a list of heaps}
         *
         * @param game the game
         */
        public static HeapFormat singleOrLists(HeapGame game) {
            return new HeapFormat(List.of(game), true);
        }

        @Override
        public NotatedPosition read(Datum position) {
            boolean single = oneHeap && !(position instanceof Datum.Seq);
            List<Datum> items = position.asItems();
            if (heapGames.size() != 1 && items.size() != heapGames.size()) {
                throw new NotationException(
                        "the parameters are for " + heapGames.size() + " heaps, and the position has " + items.size());
            }
            List<Move.Form> forms = IntStream.range(0, items.size())
                    .mapToObj(i -> gameAt(i).at(items.get(i).asLong(single ? "the heap" : "heap " + i, 0)))
                    .map(Move.Form::of)
                    .toList();
            Move.Form moves = single ? forms.get(0) : Move.Form.indexed(forms, this::indexed);
            return new NotatedPosition(moves.position(), position, moves, move -> after(move.result(), single));
        }

        /** Returns the position with its notation: one heap if the position read was one heap, else a list of heaps. */
        private NotatedPosition after(Position position, boolean single) {
            List<Component<?>> heaps = position.components();
            boolean places = heapGames.size() == 1 || heapGames.size() == heaps.size();
            if (!places
                    || !IntStream.range(0, heaps.size())
                            .allMatch(i -> heaps.get(i).game().equals(gameAt(i)))) {
                return NotatedPosition.of(position);
            }
            List<Datum> sizes =
                    heaps.stream().map(heap -> Datum.of((Long) heap.state())).toList();
            return read(single && sizes.size() == 1 ? sizes.get(0) : Datum.list(sizes));
        }

        @Override
        public List<ImpartialGame<?>> games() {
            return List.copyOf(heapGames);
        }

        private HeapGame gameAt(int index) {
            return heapGames.size() == 1 ? heapGames.get(0) : heapGames.get(index);
        }

        /** Returns the index and the heap's notation, or with {@code RESULT} the heaps behind the index. */
        private Datum indexed(int index, Datum form) {
            boolean flat = gameAt(index).notation() == HeapNotation.RESULT;
            List<Datum> written = new ArrayList<>(List.of(Datum.of(index)));
            written.addAll(flat ? form.asItems() : List.of(form));
            return Datum.list(written);
        }
    }
}
