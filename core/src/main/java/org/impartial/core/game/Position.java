package org.impartial.core.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.meter.Meter;

/**
 * A position of play: a component, or a disjunctive sum of components. The empty sum has no moves.
 *
 * <p>Immutable and safe to share between threads.
 */
public sealed interface Position permits Component, Sum {

    /**
     * The components in the order in which they were given; moves name them by index from 0.
     *
     * @return an immutable list; empty for the empty sum
     */
    List<Component<?>> components();

    /**
     * All moves of the player to move, component by component, by the rules.
     *
     * @return every option as a move; empty if and only if play has ended here
     */
    default List<Move> moves() {
        return moves(Meter.unlimited());
    }

    /**
     * The same, for a question with a budget.
     *
     * @param meter counts every option
     * @return every option as a move; empty if and only if play has ended here
     * @throws org.impartial.core.meter.StoppedException if the question is over its budget or cancelled
     */
    default List<Move> moves(Meter meter) {
        List<Move> moves = new ArrayList<>();
        List<Component<?>> parts = components();
        for (int i = 0; i < parts.size(); i++) {
            for (Position option : parts.get(i).options(meter)) {
                moves.add(new Move(this, i, option));
            }
        }
        return moves;
    }

    /**
     * The disjunctive sum with another position.
     *
     * @param that the other summand; its components come after those of this position
     * @return the sum
     */
    default Position plus(Position that) {
        return sum(Stream.of(this, that).flatMap(p -> p.components().stream()).toList());
    }

    /**
     * The position without components, in which play has ended.
     *
     * @return the empty sum
     */
    static Position empty() {
        return new Sum(List.of());
    }

    /**
     * The disjunctive sum of components.
     *
     * @param components in the order in which moves shall name them
     * @return the component itself if there is just one, else the sum
     */
    static Position sum(Collection<? extends Component<?>> components) {
        return components.size() == 1 ? components.iterator().next() : new Sum(List.copyOf(components));
    }
}
