package org.impartial.census;

import java.math.BigInteger;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
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
        PositionTable table = PositionTable.of(positions, position -> {
            Answer<?> answer = answer(session, new Question(position, play, meter));
            return key(outcome(answer, position));
        });
        SortedMap<Long, BigInteger> counts = new TreeMap<>(table.counts());
        BigInteger lost = counts.getOrDefault((long) key(Outcome.P), BigInteger.ZERO);
        BigInteger drawn = counts.getOrDefault((long) key(Outcome.D), BigInteger.ZERO);
        return Census.of(
                new OutcomeCounts(
                        lost,
                        drawn,
                        BigInteger.valueOf(positions.size()),
                        rank -> table.at(key(Outcome.P), rank.intValueExact())),
                searched(positions, "outcomes"));
    }

    /** Returns the number under which a table lists the positions of an outcome. */
    private static int key(Outcome outcome) {
        return switch (outcome) {
            case P -> 0;
            case N -> 1;
            case D -> 2;
        };
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
