package org.impartial.solve.theory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.FaultyRulesException.KindException;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.PositionKind;
import org.impartial.core.game.walk.Lazily;
import org.impartial.core.meter.Meter;

/**
 * A theory of sums: a map from components to a commutative monoid whose elements determine the outcome. Nimbers, misère
 * quotients, loopy nim-values and plain multisets are instances; the search for winning moves is implemented here for
 * all of them.
 *
 * <pre>{@code
 * record Fours() implements SumTheory<Long> {
 *     @Override
 *     public Convention convention() {
 *         return Convention.NORMAL;
 *     }
 *
 *     @Override
 *     public Long of(Component<?> component) {
 *         return (long) component.state() % 4;
 *     }
 *
 *     @Override
 *     public Long zero() {
 *         return 0L;
 *     }
 *
 *     @Override
 *     public Long add(Long a, Long b) {
 *         return a ^ b;
 *     }
 *
 *     @Override
 *     public Outcome outcome(Long value) {
 *         return value == 0 ? Outcome.P : Outcome.N;
 *     }
 * }
 * Position heaps = new Bash(3).heaps(5, 6);
 * new Fours().of(heaps);                    // 3
 * new Fours().winningMoves(heaps).count();  // 2
 * }</pre>
 *
 * @param <V> the elements of the monoid, immutable values
 */
public interface SumTheory<V> {

    /** {@return the playing convention of this theory} */
    Convention convention();

    /** {@return the kind of play of which this theory takes account though games do not declare it; by default the ordinary kind} */
    default PositionKind play() {
        return PositionKind.ORDINARY;
    }

    /** {@return the meter of the options listed here, unlimited by default; sources of values count their own} */
    default Meter meter() {
        return Meter.unlimited();
    }

    /**
     * {@return the element of a component}
     *
     * @param component the component
     */
    V of(Component<?> component);

    /** {@return the element of the empty sum} */
    V zero();

    /**
     * {@return the element of a sum of two positions}
     *
     * @param a the element of one
     * @param b the element of the other
     */
    V add(V a, V b);

    /**
     * {@return the outcome of a position under {@link #convention}}
     *
     * @param value its element
     */
    Outcome outcome(V value);

    /**
     * {@return the normal-play Grundy value of a position, if its element determines it}
     *
     * @param value its element
     */
    default OptionalLong grundy(V value) {
        return OptionalLong.empty();
    }

    /**
     * {@return the element of a position: the sum of the elements of its components}
     *
     * @param position any position
     */
    default V of(Position position) {
        V sum = zero();
        for (Component<?> component : position.components()) {
            sum = add(sum, of(component));
        }
        return sum;
    }

    /**
     * {@return the outcome of a position, if this theory determines it; by default it always does}
     *
     * @param position any position
     */
    default Optional<Outcome> knownOutcome(Position position) {
        return Optional.of(outcome(of(position)));
    }

    /**
     * Returns the outcome of a position, if this theory finds it with less work than the element of the position.
     *
     * @param position any position
     * @return the outcome, or empty if the element is to be evaluated first, as by default
     */
    default Optional<Outcome> outcomeWithoutValue(Position position) {
        return Optional.empty();
    }

    /**
     * Returns all moves to P-positions, in the order of the components and of the rules; by default by enumeration.
     *
     * @param position any position
     * @return the winning moves, lazily; none unless the position is N
     */
    default Stream<Move> winningMoves(Position position) {
        return movesTo(position, Outcome.P);
    }

    /**
     * Returns a winning move, the one that takes the least work to find; by default the first of {@link #winningMoves}.
     *
     * @param position any position
     * @return the move; empty unless the position is N, or if no winning move is known
     */
    default Optional<Move> winningMove(Position position) {
        return winningMoves(position).findFirst();
    }

    /**
     * {@return all moves to positions of an outcome, lazily, in the order of the components and of the rules; every
     * option is enumerated} While a component is entailed, its moves are the only ones.
     *
     * @param position any position
     * @param wanted the outcome after the move
     * @throws KindException lazily, if an option is of a kind that neither its component declares nor {@link #play} includes
     */
    default Stream<Move> movesTo(Position position, Outcome wanted) {
        List<V> rests = rests(position);
        List<Component<?>> components = position.components();
        int obliged = position.obliged();
        return Lazily.flatMap(
                IntStream.range(0, components.size()).filter(i -> obliged < 0 || i == obliged),
                i -> declared(components.get(i)).stream()
                        .filter(option -> outcome(add(rests.get(i), of(option))) == wanted)
                        .map(option -> new Move(position, i, option)));
    }

    private List<Position> declared(Component<?> component) {
        List<Position> options = component.moves(meter()).stream().map(Move::to).toList();
        component.requireKind(component.kind().join(play()), options);
        return options;
    }

    /**
     * Returns whether {@link #winningMoves} gives all winning moves of a position.
     *
     * @param position any position
     * @return true unless this theory determines only some of them
     */
    default boolean listsAllMoves(Position position) {
        return true;
    }

    /**
     * {@return tables that show how this theory applies to a position; by default none}
     *
     * @param position a position whose outcome this theory determines
     */
    default List<Exhibit> exhibits(Position position) {
        return List.of();
    }

    /**
     * Returns, for each component, the element of the sum of all other components, in linear time and without inverses.
     *
     * @param position any position
     * @return the elements in the order of the components
     */
    default List<V> rests(Position position) {
        List<V> values = new ArrayList<>();
        position.components().forEach(component -> values.add(of(component)));
        List<V> rests = new ArrayList<>(values);
        V before = zero();
        for (int i = 0; i < values.size(); i++) {
            rests.set(i, before);
            before = add(before, values.get(i));
        }
        V after = zero();
        for (int i = values.size() - 1; i >= 0; i--) {
            rests.set(i, add(rests.get(i), after));
            after = add(after, values.get(i));
        }
        return rests;
    }
}
