package org.impartial.contest;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.impartial.contest.ContestRun.End;
import org.impartial.contest.ContestRun.Response;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.meter.Cost;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.ImpartialException;
import org.impartial.core.notation.NotationException;
import org.impartial.json.request.JsonData;

/** The answer of a program, as fields of a line of JSON, without those that are {@code null}. */
record ProgramReply(Map<String, Datum> fields) {
    /** What stands in an answer in place of the value of a position that has none. */
    private static final Set<Datum> NO_NUMBERS = Set.of(Datum.of("infinity"), Datum.of("loony"));

    /** Returns the end of a run with such an answer: declined with an error, failed if it cannot be read. */
    static Ending ending(String line, ContestProblem problem, Ask ask) {
        try {
            Map<String, Datum> given = new LinkedHashMap<>(JsonData.read(line).fields());
            given.values().removeIf(Datum.Nothing.class::isInstance);
            ProgramReply reply = new ProgramReply(given);
            Datum error = reply.fields.get("error");
            return error != null
                    ? Ending.without(End.DECLINED, error.toString(), reply.cost())
                    : Ending.with(reply.response(problem, ask), reply.cost());
        } catch (ImpartialException unread) {
            return Ending.without(End.FAILED, "its answer cannot be read: " + unread.getMessage(), Cost.NONE);
        }
    }

    private Cost cost() {
        return new Cost(number("positions"), number("options"), Cost.NONE.time(), 0);
    }

    private long number(String key) {
        Datum number = fields.get(key);
        return number == null ? 0 : number.asLong(key, 0);
    }

    private Response response(ContestProblem problem, Ask ask) {
        String outcome = required("outcome").toString();
        Outcome found = ContestProblem.outcome(outcome)
                .orElseThrow(() -> new NotationException("outcome is " + outcome + "; it must be N, P or D"));
        return new Response(Optional.of(found), value(problem), moves(problem, ask, found));
    }

    /** Returns the value in normal play; in misère play none is requested. */
    private OptionalLong value(ContestProblem problem) {
        Datum value = fields.get("grundy");
        return value == null || NO_NUMBERS.contains(value) || problem.convention() == Convention.MISERE
                ? OptionalLong.empty()
                : OptionalLong.of(value.asLong("grundy"));
    }

    private List<String> moves(ContestProblem problem, Ask ask, Outcome outcome) {
        if (ask == Ask.OUTCOME || ask == Ask.VALUE) {
            return List.of();
        }
        NotatedPosition position = GameLibrary.installed().read(problem.line());
        List<Datum> written = ask == Ask.MOVES
                ? required("winningMoves").asList("winningMoves")
                : outcome == Outcome.N ? List.of(required("winningMove")) : List.of();
        return written.stream().map(position::move).map(Ask::written).toList();
    }

    private Datum required(String key) {
        Datum value = fields.get(key);
        if (value == null) {
            throw new NotationException("the key " + key + " is missing");
        }
        return value;
    }
}
