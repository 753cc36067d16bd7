package org.impartial.core.game;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/**
 * The notation of the states and moves of one game.
 *
 * <p>A notation is composed of functions: {@link #of} reads and writes states, {@link #moves} writes moves, {@link
 * #reading} reads them without listing the options, as games with very many options require. For example, pairs of
 * heaps:
 *
 * <pre>{@code
 * Notation<List<Long>> pairs = Notation.<List<Long>>of(
 *         datum -> LongStream.of(datum.asLongs("heap", 0)).boxed().toList(),
 *         pair -> Datum.of(pair.get(0), pair.get(1)));
 * pairs.write(List.of(3L, 5L));  // 3 5
 * }</pre>
 *
 * <p>Implementations are immutable and safe to share between threads.
 *
 * @param <S> the states
 */
public interface Notation<S> {

    /**
     * {@return the state that a datum denotes}
     *
     * @param datum the written state
     * @throws NotationException if it is not a state of the game; the message states what was expected
     */
    S read(Datum datum);

    /**
     * {@return the notation of a state, from which {@link #read} returns an equal one}
     *
     * @param state the state
     */
    Datum write(S state);

    /**
     * {@return a move in the game's own form; by default the position after the move, part by part}
     *
     * @param before the state in which it is made
     * @param after the option it leads to
     */
    default Datum move(S before, Position after) {
        List<Datum> parts = after.components().stream().map(Component::written).toList();
        return parts.size() == 1 ? parts.get(0) : Datum.list(parts);
    }

    /**
     * {@return the option to which a written move leads; empty if the datum denotes no legal move} Every move is read
     * as {@link #move} writes it, and a game may read others with equal results as well. By default all options are
     * listed and written for comparison; a game whose states may have very many reads the move itself, see {@link
     * #reading}.
     *
     * @param component the component in which the move is made
     * @param move the written move
     * @throws BeyondRangeException if the options must be listed and there are too many
     */
    default Optional<Position> option(Component<S> component, Datum move) {
        return component.options().stream()
                .filter(option -> move(component.state(), option).equals(move))
                .findFirst();
    }

    /** {@return whether {@link #read} is supported; false for notations that only print} */
    default boolean readable() {
        return true;
    }

    /**
     * {@return this notation with moves written by a function, for a game whose options are single states}
     *
     * @param form writes the move from a state to an option
     */
    default Notation<S> moves(BiFunction<S, S, Datum> form) {
        return movesToSums((before, after) -> form.apply(before, WovenNotation.state(after)));
    }

    /**
     * {@return this notation with moves written by a function, for a game whose options may be sums}
     *
     * @param form writes the move from a state to an option
     */
    default Notation<S> movesToSums(BiFunction<S, Position, Datum> form) {
        return WovenNotation.of(this).moving(form);
    }

    /**
     * {@return this notation with moves read without listing the options, which are single states}
     *
     * @param reader finds the option of a state that a datum denotes; returns empty or throws a {@link
     *     NotationException} if the datum denotes no legal move
     */
    default Notation<S> reading(BiFunction<S, Datum, Optional<S>> reader) {
        return readingSums((component, move) ->
                reader.apply(component.state(), move).map(left -> Component.byRules(component.game(), left)));
    }

    /**
     * {@return this notation with moves written by the state that they leave, and read without listing the options}
     *
     * @param legal tests whether its second argument, any state that is read, is an option of its first
     */
    default Notation<S> leaving(BiPredicate<S, S> legal) {
        return reading((state, move) -> Optional.of(read(move)).filter(left -> legal.test(state, left)));
    }

    /**
     * {@return this notation with moves read without listing the options, which may be sums}
     *
     * @param reader finds the option of a component that a datum denotes; returns empty or throws a {@link
     *     NotationException} if the datum denotes no legal move
     */
    default Notation<S> readingSums(BiFunction<Component<S>, Datum, Optional<Position>> reader) {
        return WovenNotation.of(this).choosing(reader);
    }

    /**
     * {@return this notation with moves that are read in further spellings, such as the ends of an edge in any order}
     *
     * @param spelling converts a move to its usual spelling, or throws a {@link NotationException} if the datum does
     *     not have the form of a move
     */
    default Notation<S> respelled(UnaryOperator<Datum> spelling) {
        return readingSums(
                (component, move) -> option(component, move).or(() -> option(component, spelling.apply(move))));
    }

    /**
     * {@return this notation with a check of each state that is read}
     *
     * @param check throws a {@link NotationException} that states the fault
     */
    default Notation<S> checked(Consumer<S> check) {
        return WovenNotation.of(this).reading(datum -> {
            S state = read(datum);
            check.accept(state);
            return state;
        });
    }

    /**
     * {@return a notation that reads and writes states by two functions, and writes a move as the position after it}
     *
     * @param read reads a state, or throws a {@link NotationException} that states what was expected
     * @param write writes a state
     * @param <S> the states
     */
    static <S> Notation<S> of(Function<Datum, S> read, Function<S, Datum> write) {
        return WovenNotation.of(new WovenNotation.PlainNotation<>(read, write));
    }

    /**
     * {@return the notation of states that are lists of integers, in the order in which they are written}
     *
     * @param what the name of one number, for error messages
     * @param least the least number that is allowed
     */
    static Notation<List<Long>> longs(String what, long least) {
        return of(
                datum -> Arrays.stream(datum.asLongs(what, least)).boxed().toList(),
                numbers -> Datum.list(numbers.stream().map(Datum::of).toList()));
    }

    /**
     * {@return a notation that writes states by {@code toString} and cannot read them}
     *
     * @param <S> the states
     */
    static <S> Notation<S> printed() {
        return WovenNotation.printed();
    }
}
