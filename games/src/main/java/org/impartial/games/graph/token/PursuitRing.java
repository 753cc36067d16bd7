package org.impartial.games.graph.token;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.Method;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.library.Params;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.library.Survey;
import org.impartial.core.library.Survey.Inquiry;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;

/**
 * Driving a monster round a ring into a hole. The players have different steps, so the game is not a summand of others: it
 * is a graph of (player, object) states under retrograde analysis. The number of objects alone is the question about all
 * states at once.
 *
 * @param steps the steps of the first and of the second player
 */
record PursuitRing(List<List<Integer>> steps) implements PositionFormat {
    static final int MOST_OBJECTS = 1_000_000;

    public static final GameFamily FAMILY = Cards.family(
            "pursuit-ring",
            params -> new PursuitRing(List.of(steps(params, "s1"), steps(params, "s2"))),
            Params.of("s1", Datum.of(3, 2)).and("s2", Datum.of(1, 2, 3)));

    /** Makes immutable copies of its arguments. */
    public PursuitRing {
        steps = steps.stream().map(List::copyOf).toList();
        boolean fit = steps.size() == 2 && steps.stream().noneMatch(List::isEmpty);
        if (!fit || steps.stream().flatMap(List::stream).anyMatch(step -> step < 1 || step >= MOST_OBJECTS)) {
            throw new NotationException(
                    "each of the two players has steps from 1 to " + (MOST_OBJECTS - 1) + ", not " + steps);
        }
    }

    @Override
    public NotatedPosition read(Datum position) {
        return PositionFormat.of(game()).read(position);
    }

    @Override
    public Optional<Survey> survey(Datum position) {
        if (position.asItems().size() > 1) {
            return Optional.empty();
        }
        int n = position.asInt("the number of objects", greatestStep() + 1, MOST_OBJECTS);
        return Optional.of((method, inquiry) -> answer(n, method, inquiry));
    }

    @Override
    public List<ImpartialGame<?>> games() {
        return List.of(game());
    }

    private Pursuit game() {
        return new Pursuit(steps);
    }

    private Datum.Fields answer(int n, Method method, Inquiry inquiry) {
        OutcomeWords.requireSearch(method);
        Inquiry.SolvedGraph outcomes = inquiry.outcomes(2 * n, v -> successors(n, v));
        Map<String, Datum> answer = new LinkedHashMap<>();
        answer.put("first", words(outcomes, 1, n));
        answer.put("second", words(outcomes, n + 1, 2 * n));
        return new Datum.Fields(answer);
    }

    private static Datum words(Inquiry.SolvedGraph outcomes, int from, int to) {
        return Datum.list(IntStream.range(from, to)
                .mapToObj(v -> OutcomeWords.word(outcomes.outcome(v), "Loop"))
                .toList());
    }

    /**
     * Returns the successors of vertex p·n + k: player p is to move, and the monster is k objects past the hole; in the
     * hole play has ended.
     */
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

    private int greatestStep() {
        return steps.stream().flatMap(List::stream).mapToInt(step -> step).max().orElseThrow();
    }

    private static List<Integer> steps(Params params, String name) {
        List<Integer> steps = params.get(name).asItems().stream()
                .map(step -> step.asInt("a step of " + name, 1, MOST_OBJECTS - 1))
                .toList();
        if (steps.isEmpty()) {
            throw new NotationException(name + " must hold at least one step");
        }
        return steps;
    }
}
