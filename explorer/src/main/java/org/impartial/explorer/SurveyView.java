package org.impartial.explorer;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.IntFunction;
import org.impartial.core.engine.retrograde.IntGraph;
import org.impartial.core.engine.retrograde.Retrograde;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.Method;
import org.impartial.core.library.Survey;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.notation.Datum;
import org.impartial.core.solve.Solver;

/** What the page shows of a question about many positions: its answer as a table, without a board or moves. */
final class SurveyView {
    private static final int LONGEST = 500;

    private SurveyView() {}

    static ObjectNode of(String text, Survey survey) {
        ObjectNode view = JsonNodeFactory.instance.objectNode();
        view.put("title", text).put("play", "normal");
        view.put("undrawn", "This is a question about many positions at once, so there is no position to play.");
        view.putArray("moves");
        try {
            ArrayNode table = view.putArray("table");
            survey.answer(Method.SEARCH, new Asked()).fields().forEach((name, datum) -> {
                ObjectNode row = table.addObject().put("name", name);
                put(datum, row.putArray("cells"));
            });
        } catch (StoppedException | BeyondRangeException tooLarge) {
            view.put("unsolved", tooLarge.getMessage());
        }
        return view;
    }

    private static void put(Datum datum, ArrayNode cells) {
        if (datum instanceof Datum.Seq list) {
            list.items().stream().limit(LONGEST).forEach(item -> cells.add(item.toString()));
            if (list.items().size() > LONGEST) {
                cells.add("...");
            }
        } else {
            cells.add(datum.toString());
        }
    }

    /** Answers the parts of a question within the budget of a page. */
    private static final class Asked implements Survey.Inquiry {
        private static final int MOST_MOVES = 10_000;

        private static Solver solver(Convention convention) {
            return Solver.of(convention).within(Valuation.LIMIT);
        }

        @Override
        public Outcome outcome(Position position, Convention convention) {
            return solver(convention).outcome(position);
        }

        @Override
        public long grundy(Position position) {
            return solver(Convention.NORMAL).grundy(position);
        }

        @Override
        public List<Move> winningMoves(Position position, Convention convention) {
            return solver(convention).analyse(position).winningMoves(MOST_MOVES).list();
        }

        @Override
        public Fates fates(int vertices, IntFunction<int[]> successors) {
            Meter meter = new Meter(Valuation.LIMIT, Progress.NONE, () -> false);
            return Retrograde.of(IntGraph.of(vertices, successors, meter), Convention.NORMAL, meter);
        }
    }
}
