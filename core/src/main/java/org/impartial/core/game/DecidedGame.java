package org.impartial.core.game;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.impartial.core.meter.Meter;

/**
 * A game whose rules decide positions: the player to move has won, has lost, or the play is a draw. Play ends at a
 * decided position, whatever moves the rules list there; at another position without moves it ends as the convention
 * says. The two players may have names and different moves, if the state holds the player to move.
 *
 * <p>Such a game has outcomes and remotenesses, and no Grundy values, since a position is not decided by its moves. It
 * is played alone, and solved by retrograde analysis, so that positions may repeat.
 *
 * <pre>{@code
 * DecidedGame<Integer> race = ImpartialGame.<Integer>of("race", n -> List.of(n + 1, n + 2))
 *         .deciding(n -> n >= 10 ? Optional.of(Outcome.P) : Optional.empty());
 * Solver.normal().outcome(race.at(0));  // N
 * Solver.normal().outcome(race.at(1));  // P
 * }</pre>
 *
 * @param <S> the states
 */
public interface DecidedGame<S> extends ImpartialGame<S> {

    /**
     * Returns the outcome of a state, if the rules decide it, under both conventions.
     *
     * @param state a state
     * @return {@link Outcome#N} if the player to move has won, {@link Outcome#P} if the player to move has lost,
     *     {@link Outcome#D} for a draw; empty if play goes on
     */
    Optional<Outcome> decided(S state);

    /**
     * {@return the names of the player to move and of the other player, for answers such as {@code the mouse wins}; an
     * empty list by default}
     *
     * @param state a state
     */
    default List<String> players(S state) {
        return List.of();
    }

    /**
     * {@return this game with names of the players}
     *
     * @param names the name of the player to move in a state, and that of the other player
     */
    default DecidedGame<S> between(Function<? super S, List<String>> names) {
        return new DerivedGame.DecidingGame<>(this, this::decided, names);
    }

    /** Returns this game with further decided positions. */
    @Override
    default DecidedGame<S> deciding(Function<? super S, Optional<Outcome>> decision) {
        return new DerivedGame.DecidingGame<>(
                this, state -> decided(state).or(() -> decision.apply(state)), this::players);
    }

    @Override
    default boolean loopy() {
        return true;
    }

    @Override
    default boolean summable() {
        return false;
    }

    @Override
    default ImpartialGame<S> withKind(PositionKind kind) {
        return new DerivedGame.DecidingGame<>(new DerivedGame.KindGame<>(this, kind), this::decided, this::players);
    }

    /** Returns the options of a state; none if it is decided. */
    @Override
    default List<Position> optionsOf(S state, Meter meter) {
        return decided(state).isPresent() ? List.of() : ImpartialGame.super.optionsOf(state, meter);
    }
}
