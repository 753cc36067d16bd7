package org.impartial.explorer;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.Method;
import org.impartial.core.library.Survey;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.notation.Datum;
import org.impartial.picture.drawing.Drawing;
import org.impartial.solve.Solver;
import org.impartial.solve.engine.retrograde.IntGraph;
import org.impartial.solve.engine.retrograde.Retrograde;

/** The view of a question about many positions: its answer as a table, without a board or moves. */
final class SurveyView {
    private static final int LONGEST = 500;
    private static final Pattern GAME = Pattern.compile("^\\s*([\\w-]+)");

    static ObjectNode of(String text, Survey survey, AnswerTime time) {
        ObjectNode view = ExplorerRequests.node();
        view.put("title", text).put("play", "normal");
        view.putArray("moves");
        ArrayNode table = view.putArray("table");
        try {
            Datum.Fields answer = survey.answer(Method.AUTO, new Asked(time));
            answer.fields().forEach((name, datum) -> {
                ObjectNode row = table.addObject().put("name", name);
                put(datum, row.putArray("cells"));
            });
            draw(text, answer, view);
        } catch (StoppedException | BeyondRangeException tooLarge) {
            view.put("unsolved", tooLarge.getMessage());
        }
        if (!view.has("drawing") && !view.has("undrawn")) {
            view.put("undrawn", "This is a question about many positions at once, so there is no position to play.");
        }
        return view;
    }

    private static void draw(String text, Datum.Fields answer, ObjectNode view) {
        Matcher game = GAME.matcher(text);
        try {
            if (game.find()) {
                Drawing.of("", game.group(1), answer).ifPresent(picture -> view.put("drawing", picture.svg()));
            }
        } catch (IllegalArgumentException tooLarge) {
            view.put("undrawn", tooLarge.getMessage());
        }
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

    private record Asked(AnswerTime time) implements Survey.Inquiry {
        private static final int MOST_MOVES = 10_000;

        private Solver solver(Convention convention) {
            return time.limit(Solver.of(convention));
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
        public SolvedGraph outcomes(int vertices, IntFunction<int[]> successors) {
            Meter meter = time.meter();
            return Retrograde.of(IntGraph.of(vertices, successors, meter), Convention.NORMAL, meter);
        }
    }
}
