package org.impartial.contest;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;

/**
 * The first states of the small worlds of games as problems, in both conventions, with their outcomes and values by the
 * bare rules.
 *
 * @param games the games
 * @param states the number of states of each
 */
record SmallWorldProblems(Set<ImpartialGame<?>> games, int states) {
    private static final int ORACLE = 20_000;

    static SmallWorldProblems of(List<ContestProblem> problems, int states) {
        Set<ImpartialGame<?>> games = new LinkedHashSet<>();
        for (ContestProblem problem : problems) {
            problem.position()
                    .ifPresent(position ->
                            position.components().stream().map(Component::game).forEach(games::add));
        }
        return new SmallWorldProblems(games, states);
    }

    List<ContestProblem> problems() {
        Map<String, ContestProblem> problems = new LinkedHashMap<>();
        for (ImpartialGame<?> game : games) {
            for (Position position : first(game)) {
                for (Convention convention : Convention.values()) {
                    add(position, convention, problems);
                }
            }
        }
        return List.copyOf(problems.values());
    }

    private <S> List<Component<S>> first(ImpartialGame<S> game) {
        return game.smallStates().limit(states).map(game::at).toList();
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
