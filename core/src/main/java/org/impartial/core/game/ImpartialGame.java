package org.impartial.core.game;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.NotationException;

/**
 * The rules of an impartial game: states, and for each state its options, the same for both players. An option is a sum
 * of components, so a heap that splits is not a special case. States are immutable values with {@code equals} and
 * {@code hashCode}; two games that are equal have the same rules.
 *
 * <p>Only {@link #options} must be implemented. The other methods are optional: {@link #claims} gives closed forms,
 * {@link #smallStates} the states on which the contract checks them, {@link #canonical} symmetry, {@link #notation} a
 * text form.
 *
 * <p>Implementations are immutable and safe to share between threads.
 *
 * <pre>{@code
 * ImpartialGame<Integer> halving =
 *         ImpartialGame.of("halving", List.of(), n -> n == 0 ? List.of() : List.of(n / 2, n - 1));
 * Solver.normal().grundy(halving.at(9));  // 2
 * }</pre>
 *
 * @param <S> the states
 */
public interface ImpartialGame<S> {

    /**
     * Adds every option of a state. If the collector is not called, play has ended.
     *
     * @param state a state of this game
     * @param out takes the options
     */
    void options(S state, Options<S> out);

    /** {@return the name of the ruleset with its parameters; by default its own text, else the name of its class} */
    default String name() {
        String text = toString();
        Class<?> type = getClass();
        if (type.isRecord() && text.equals(type.getSimpleName() + "[]")) {
            return type.getSimpleName();
        }
        if (!text.startsWith(type.getName() + "@")) {
            return text;
        }
        return type.isHidden() || type.isSynthetic() || type.isAnonymousClass() ? "unnamed" : type.getSimpleName();
    }

    /** {@return the name, with all parameters, that a library of games reads; by default the name} */
    default String fullName() {
        return name();
    }

    /** {@return the claims about this game, the preferred ones first, which the contract checks by brute force} */
    default List<Claim<S>> claims() {
        return List.of();
    }

    /** {@return states, at least one, on which the contract checks the game, and their followers, in all few} */
    default Stream<S> smallStates() {
        return Stream.empty();
    }

    /**
     * {@return a representative, of the same value, of the states that symmetry makes equivalent; by default the state}
     *
     * @param state a state
     */
    default S canonical(S state) {
        return state;
    }

    /** {@return whether a position can repeat during play, which a lambda declares by {@link #withKind}} */
    default boolean loopy() {
        return false;
    }

    /** {@return whether states and what moves leave are heaps, so that moves may be written as {@code 9→4}} */
    default boolean statesAreHeaps() {
        return false;
    }

    /**
     * {@return whether the game may be a component of a sum} It may not if the players have different moves, as two
     * moves in a row by one player have no meaning there, or if a move obliges its player to move again, anywhere.
     */
    default boolean summable() {
        return true;
    }

    /**
     * {@return the kind of the play of a state; by default the one that this game declares for all its states} A game
     * whose states hold positions of other games joins their kinds. An option of a kind that this one does not include
     * is a fault of the rules.
     *
     * @param state a state
     */
    default PositionKind kind(S state) {
        return PositionKind.of(this);
    }

    /**
     * {@return a game with these rules whose play may be of a further kind, such as {@link PositionKind#LOOPY} for the
     * successor function of a game that repeats positions} Claims and primitive lanes are left out.
     *
     * @param kind the kind that the rules do not declare
     */
    default ImpartialGame<S> withKind(PositionKind kind) {
        return new DerivedGame.KindGame<>(this, kind);
    }

    /**
     * {@return a game with these rules in which some positions are decided: won, lost or drawn by declaration; it is
     * played alone} Claims and primitive lanes are left out.
     *
     * @param decision the outcome of a state that is decided, as {@link DecidedGame#decided} defines it
     */
    default DecidedGame<S> deciding(Function<? super S, Optional<Outcome>> decision) {
        return new DerivedGame.DecidingGame<>(this, decision, state -> List.of());
    }

    /**
     * {@return the notation of states and moves; by default states that are records of numbers, words and lists of
     * these are written by their components, if {@link #smallStates} gives one, and others are only printed}
     */
    default Notation<S> notation() {
        return StateNotation.of(this);
    }

    /**
     * {@return tables as data that show why a state has its value or outcome in normal play; none by default}
     *
     * @param state a state
     */
    default List<Exhibit> exhibits(S state) {
        return List.of();
    }

    /**
     * Checks that {@code state} is valid for this game; the message of the exception describes valid states. Called
     * once, by the constructor of {@link Component}; rules, claims and notation may assume a valid state.
     *
     * @param state the state to check
     * @throws NotationException if the state is not valid; by default only null is invalid
     */
    default void requireState(S state) {
        if (state == null) {
            throw new NotationException("a state of " + name() + " is required, not null");
        }
    }

    /**
     * {@return the tables of {@link #exhibits(Object)} for a game that needs answers for parts of the state}
     *
     * @param state a state
     * @param parts the answers for parts of the state
     */
    default List<Exhibit> exhibits(S state, Parts parts) {
        return exhibits(state);
    }

    /**
     * {@return the tables that show why a state has its outcome under a convention; by default those of {@link
     * #exhibits(Object, Parts)} in normal play, and none in misère play, where these prove nothing}
     *
     * @param state a state
     * @param convention the playing convention
     * @param parts the answers for parts of the state
     */
    default List<Exhibit> exhibits(S state, Convention convention, Parts parts) {
        return convention == Convention.NORMAL ? exhibits(state, parts) : List.of();
    }

    /**
     * {@return this game in a state, as a component of positions}
     *
     * @param state a state
     * @throws NotationException if this is not a state of the game
     */
    default Component<S> at(S state) {
        return new Component<>(this, state);
    }

    /**
     * {@return the options of a state as a list, of whatever kind they are, in the order of the rules}
     *
     * @param state a state
     */
    default List<Position> optionsOf(S state) {
        return optionsOf(state, Meter.unlimited());
    }

    /**
     * {@return the options of a state as a list in the order of the rules, under the budget of a question}
     *
     * @param state a state
     * @param meter counts every option, and stops rules that list them without end
     * @throws BeyondRangeException if there are more than {@value Options#MOST}
     * @throws org.impartial.core.meter.StoppedException if the question is over its budget or cancelled
     */
    default List<Position> optionsOf(S state, Meter meter) {
        Options<S> out = new Options<>(this, meter);
        options(state, out);
        return out.positions();
    }

    /**
     * {@return a game given by a successor function, which the contract cannot check}
     *
     * @param name the name of the game in messages
     * @param successors the states that one move leads to
     * @param <S> the states
     */
    static <S> ImpartialGame<S> of(String name, Function<? super S, ? extends Iterable<S>> successors) {
        return of(name, List.of(), successors);
    }

    /**
     * {@return a game given by a successor function in which positions may repeat}
     *
     * @param name the name of the game in messages
     * @param successors the states that one move leads to
     * @param <S> the states
     */
    static <S> ImpartialGame<S> loopy(String name, Function<? super S, ? extends Iterable<S>> successors) {
        return of(name, successors).withKind(PositionKind.LOOPY);
    }

    /**
     * {@return a game given by a successor function}
     *
     * @param name the name of the game in messages
     * @param smallStates the states at which the contract starts; empty if the game is not to be checked
     * @param successors the states that one move leads to
     * @param <S> the states
     */
    static <S> ImpartialGame<S> of(
            String name, Collection<? extends S> smallStates, Function<? super S, ? extends Iterable<S>> successors) {
        return new SuccessorGame<>(name, List.copyOf(smallStates), successors);
    }
}
