package org.impartial.games.graph.token;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/**
 * One play of {@link PursuitRing}: the state holds the player to move, since the players have different steps, and so it is
 * not summable. Options of object k: object k + s for each step s of the player to move, with the other player to move; play
 * ends in the hole, object 1. Example: {@code pursuit-ring[s1=[3,2],s2=[1,2,3]] 5 3}.
 *
 * @param steps the steps of the first and of the second player
 */
record Pursuit(List<List<Integer>> steps) implements ImpartialGame<PursuitState> {

    @Override
    public void options(PursuitState state, Options<PursuitState> out) {
        if (!state.inHole()) {
            stepsOf(state).distinct().forEach(step -> out.to(state.after(step)));
        }
    }

    private IntStream stepsOf(PursuitState state) {
        return steps.get(state.player() - 1).stream().mapToInt(step -> step);
    }

    @Override
    public boolean loopy() {
        return true;
    }

    @Override
    public boolean summable() {
        return false;
    }

    private int greatestStep() {
        return steps.stream().flatMap(List::stream).mapToInt(step -> step).max().orElseThrow();
    }

    @Override
    public void requireState(PursuitState state) {
        ImpartialGame.super.requireState(state);
        if (state.objects() <= greatestStep()) {
            throw new NotationException(
                    "a ring has more objects than the greatest step, " + greatestStep() + ", not " + state.objects());
        }
    }

    @Override
    public Stream<PursuitState> smallStates() {
        int least = greatestStep() + 1;
        return IntStream.rangeClosed(least, least + 2)
                .boxed()
                .flatMap(n -> IntStream.rangeClosed(1, n)
                        .boxed()
                        .flatMap(k -> Stream.of(new PursuitState(n, k, 1), new PursuitState(n, k, 2))));
    }

    @Override
    public Notation<PursuitState> notation() {
        return Notation.of(PursuitState::read, PursuitState::write)
                .moves((before, after) -> Datum.of(before.stepTo(after)))
                .reading(this::left);
    }

    private Optional<PursuitState> left(PursuitState state, Datum move) {
        long step = move.asLong("the step", 1);
        return !state.inHole() && stepsOf(state).anyMatch(own -> own == step)
                ? Optional.of(state.after((int) step))
                : Optional.empty();
    }

    @Override
    public String toString() {
        return "pursuit-ring[s1=" + written(0) + ",s2=" + written(1) + "]";
    }

    private String written(int player) {
        return steps.get(player).toString().replace(" ", "");
    }
}
