package org.impartial.contest;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.impartial.census.RandomPositions;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;

/** Small positions of games as problems, answered by the bare rules: first states, or random ones in normal play. */
record SmallWorldProblems(Set<ImpartialGame<?>> games, int states) {
    private static final int ORACLE = 20_000;
    private static final int HEAPS = 3;
    private static final int GREATEST_HEAP = 30;
    private static final Budget COUNTING = Budget.positions(200_000);

    static SmallWorldProblems of(List<ContestProblem> problems, int states) {
        Set<ImpartialGame<?>> games = new LinkedHashSet<>();
        problems.stream()
                .flatMap(problem -> problem.position().stream())
                .flatMap(position -> position.components().stream())
                .forEach(component -> games.add(component.game()));
        return new SmallWorldProblems(games, states);
    }

    List<ContestProblem> problems() {
        Map<String, ContestProblem> problems = new LinkedHashMap<>();
        for (ImpartialGame<?> game : games) {
            addFirst(game, problems);
        }
        return List.copyOf(problems.values());
    }

    /** Draws positions of each game whose heaps or tuples can be counted: every second one is P. */
    List<ContestProblem> drawn(long seed) {
        Map<String, ContestProblem> problems = new LinkedHashMap<>();
        for (ImpartialGame<?> game : games) {
            Meter meter = new Meter(COUNTING, Progress.NONE, () -> false);
            RandomPositions.of(game, HEAPS, GREATEST_HEAP, seed, meter).ifPresent(random -> draw(random, problems));
        }
        return List.copyOf(problems.values());
    }

    /** Adds P-positions and N-positions in turn; a position that was drawn before, or is beyond the oracle, is omitted. */
    private void draw(RandomPositions random, Map<String, ContestProblem> problems) {
        for (int state = 0; state < states; state++) {
            random.next(state % 2 == 0 ? Outcome.P : Outcome.N, Meter.unlimited())
                    .ifPresent(position -> add(position, Convention.NORMAL, problems));
        }
    }

    private <S> void addFirst(ImpartialGame<S> game, Map<String, ContestProblem> problems) {
        game.smallStates().limit(states).map(game::at).forEach(position -> {
            add(position, Convention.NORMAL, problems);
            add(position, Convention.MISERE, problems);
        });
    }

    /** Adds a problem, unless its answer by the rules requires too many positions. */
    private static void add(Position position, Convention convention, Map<String, ContestProblem> problems) {
        try {
            Truth truth = Truth.byRules(position, convention, new Oracle(ORACLE));
            ContestProblem problem = ContestProblem.of(position, convention).knowing(truth);
            problems.putIfAbsent(problem.id(), problem);
        } catch (BeyondRangeException beyond) {
            return;
        }
    }
}
