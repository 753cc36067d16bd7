package org.impartial.census;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.solve.Strategy;
import org.impartial.solve.engine.Answer;
import org.impartial.solve.engine.Question;
import org.impartial.solve.engine.Session;
import org.impartial.solve.engine.StepResult;

/** Counts of listed positions, which are solved one by one with common tables. */
final class PositionSource {
    static Census of(List<Position> positions, Convention play, Meter meter) {
        if (play == Convention.MISERE) {
            return MisereSource.of(positions, meter);
        }
        Session session = Strategy.search().open();
        PositionTable table = PositionTable.of(
                positions, position -> value(answer(session, new Question(position, play, meter)), position));
        return Census.of(FiniteCounts.ofValues(table.counts(), table::any), searched(positions, "values"));
    }

    static Census outcomes(List<Position> positions, Convention play, Meter meter) {
        Session session = Strategy.auto().open();
        Map<Outcome, List<Position>> found = positions.stream()
                .collect(Collectors.groupingBy(
                        position -> outcome(answer(session, new Question(position, play, meter)), position)));
        List<Position> lost = found.getOrDefault(Outcome.P, List.of());
        BigInteger drawn =
                BigInteger.valueOf(found.getOrDefault(Outcome.D, List.of()).size());
        BigInteger all = BigInteger.valueOf(positions.size());
        OutcomeCounts counts =
                new OutcomeCounts(BigInteger.valueOf(lost.size()), drawn, all, rank -> lost.get(rank.intValueExact()));
        return Census.of(counts, searched(positions, "outcomes"));
    }

    private static String searched(List<Position> positions, String what) {
        return "the " + what + " of " + positions.size() + " positions, one by one";
    }

    private static Answer<?> answer(Session session, Question question) {
        StepResult result = session.result(question);
        if (result instanceof Answer<?> answer) {
            return answer;
        }
        throw Unsummable.unsolved(question.position(), ((StepResult.Declined) result).reason());
    }

    private static <V> Outcome outcome(Answer<V> answer, Position position) {
        return answer.theory().outcome(answer.theory().of(position));
    }

    private static <V> long value(Answer<V> answer, Position position) {
        if (answer.theory().of(position) instanceof Long value) {
            return value;
        }
        throw Unsummable.unsolved(position, "it has no Grundy value");
    }
}
