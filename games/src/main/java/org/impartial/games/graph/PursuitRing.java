package org.impartial.games.graph;

import com.google.common.collect.ImmutableMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.Method;
import org.impartial.core.library.Params;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.library.Survey;
import org.impartial.core.library.Survey.Inquiry;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.SurveyedFormat;

/**
 * Driving a monster round a ring into a hole. The state holds the player to move, since the players have different steps,
 * and so it is not summable. The number of objects alone is the question about all states at once, a graph of (player,
 * object) under retrograde analysis.
 *
 * <p>Options of object k: object k + s for each step s of the player to move, with the other player to move; play ends in
 * the hole, object 1. Example: {@code pursuit-ring[s1=[3,2],s2=[1,2,3]] 5 3}.
 *
 * @param steps the steps of the first and of the second player
 */
record PursuitRing(List<List<Integer>> steps) implements ImpartialGame<PursuitRing.PursuitState> {
    static final int MOST_OBJECTS = 1_000_000;
    public static final GameFamily FAMILY = Cards.family(
            "pursuit-ring",
            params -> new PursuitRing(List.of(steps(params, "s1"), steps(params, "s2"))).format(),
            "s1=[3,2],s2=[1,2,3]");

    private static List<Integer> steps(Params params, String name) {
        List<Integer> steps = params.get(name).asItems().stream()
                .map(step -> step.asInt("a step of " + name, 1, MOST_OBJECTS - 1))
                .toList();
        if (steps.isEmpty()) {
            throw new NotationException(name + " must hold at least one step");
        }
        return steps;
    }

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

    private PositionFormat format() {
        return SurveyedFormat.of(this, this::survey);
    }

    private Optional<Survey> survey(Datum position) {
        if (position.asItems().size() > 1) {
            return Optional.empty();
        }
        int n = position.asInt("the number of objects", greatestStep() + 1, MOST_OBJECTS);
        return Optional.of((method, inquiry) -> answer(n, method, inquiry));
    }

    private Datum.Fields answer(int n, Method method, Inquiry inquiry) {
        Digraph.requireSearch(method);
        Inquiry.SolvedGraph outcomes = inquiry.outcomes(2 * n, v -> successors(n, v));
        return new Datum.Fields(ImmutableMap.of(
                "first", words(outcomes, 1, n),
                "second", words(outcomes, n + 1, 2 * n)));
    }

    private static Datum words(Inquiry.SolvedGraph outcomes, int from, int to) {
        return Datum.list(IntStream.range(from, to)
                .mapToObj(v -> Digraph.word(outcomes.outcome(v), "Loop"))
                .toList());
    }

    /** Returns the successors of vertex p·n + k: player p is to move, and the monster is k objects past the hole. */
    private int[] successors(int n, int vertex) {
        int player = vertex / n;
        int object = vertex % n;
        if (object == 0) {
            return new int[0];
        }
        int other = (1 - player) * n;
        return steps.get(player).stream()
                .mapToInt(step -> other + (object + step) % n)
                .toArray();
    }

    /** A monster on a ring of objects, of which the first is the hole; player 1 or 2 is to move. */
    record PursuitState(int objects, int object, int player) {
        PursuitState {
            if (object < 1 || object > objects || player < 1 || player > 2) {
                throw new NotationException("the monster stands on an object from 1 to " + objects + ", not on "
                        + object + ", and player 1 or 2 is to move, not " + player);
            }
        }

        static PursuitState read(Datum datum) {
            long[] numbers = datum.asLongs("a number of the position", 1);
            if (numbers.length < 2 || numbers.length > 3 || numbers[0] > PursuitRing.MOST_OBJECTS) {
                throw new NotationException("write [n, k, p]: n objects, at most " + PursuitRing.MOST_OBJECTS
                        + ", the monster on object k, player p to move, 1 if p is left out; or n alone for the answer for"
                        + " all objects; " + datum.described() + " is neither");
            }
            return new PursuitState(
                    (int) numbers[0],
                    Math.toIntExact(Math.min(numbers[1], Integer.MAX_VALUE)),
                    numbers.length == 3 ? Math.toIntExact(Math.min(numbers[2], 3)) : 1);
        }

        Datum write() {
            return Datum.of(objects, object, player);
        }

        boolean inHole() {
            return object == 1;
        }

        PursuitState after(int step) {
            return new PursuitState(objects, 1 + (object - 1 + step) % objects, 3 - player);
        }

        int stepTo(PursuitState later) {
            return Math.floorMod(later.object - object, objects);
        }
    }
}
