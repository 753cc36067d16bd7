package org.impartial.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.impartial.core.analysis.Analysis;
import org.impartial.core.analysis.Analysis.WinningMoves;
import org.impartial.core.analysis.Solver;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.library.Diagram;
import org.impartial.core.library.Survey;
import org.impartial.core.theory.LoopyNimber;

/** Answers requests to solve. */
final class Answers {
    /** Questions that are not about who wins, by the key that marks them. */
    private static final Map<String, Kind> KINDS = Map.of(
            "core", (request, solvers) -> CoreRequests.answer(request),
            "discover", (request, solvers) -> DiscoverRequests.answer(request),
            "sequence", (request, solvers) -> SequenceRequests.answer(request, solvers.progress()),
            "quotient", (request, solvers) -> MisereRequests.quotient(request, solvers.progress()),
            "genus", (request, solvers) -> MisereRequests.genus(request, solvers.progress()),
            "prove", (request, solvers) -> ProofRequests.prove(request, solvers.progress()),
            "verify", (request, solvers) -> ProofRequests.verify(request, solvers.progress()));

    private final Solvers solvers;

    /** Answers the requests of one kind. */
    @FunctionalInterface
    private interface Kind {
        ObjectNode answer(Request request, Solvers solvers);
    }

    Answers(Solvers solvers) {
        this.solvers = solvers;
    }

    ObjectNode answer(Request request) {
        for (Map.Entry<String, Kind> kind : KINDS.entrySet()) {
            if (request.json().has(kind.getKey())) {
                return kind.getValue().answer(request, solvers);
            }
        }
        return solve(request);
    }

    private ObjectNode solve(Request request) {
        request.checkKeys(Set.of());
        Optional<Survey> survey = request.survey();
        if (survey.isPresent()) {
            return survey(request, survey.get());
        }
        Diagram diagram = request.diagram();
        Solver solver = solvers.solver(request.convention(), request.method());
        Analysis analysis = solver.within(request.budget(Solver.DEFAULT_BUDGET)).analyse(diagram.position());
        ObjectNode answer = solved(diagram, analysis, request.limit());
        if (request.played()) {
            answer.set("position", JsonData.write(diagram.datum()));
        }
        return answer;
    }

    private ObjectNode survey(Request request, Survey survey) {
        return (ObjectNode) JsonData.write(survey.answer(
                request.method(), solvers.inquiry(request.method(), request.budget(Solver.DEFAULT_BUDGET))));
    }

    private static ObjectNode solved(Diagram diagram, Analysis analysis, int limit) {
        if (analysis.status() != Analysis.Status.SOLVED) {
            throw new UnansweredException(analysis.message());
        }
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        answer.put("outcome", analysis.outcome().name());
        WinningMoves moves = analysis.winningMoves(limit);
        analysis.knownGrundy().ifPresent(value -> answer.put("grundy", value));
        analysis.value(LoopyNimber.Infinite.class).ifPresent(infinite -> {
            ArrayNode escapes = answer.put("grundy", "infinity").putArray("escapes");
            infinite.escapes().forEach(escapes::add);
        });
        ArrayNode list = answer.putArray("winningMoves");
        moves.list().forEach(move -> list.add(JsonData.write(diagram.write(move))));
        if (!moves.complete()) {
            answer.put("winningMovesTruncated", true);
        }
        answer.put("reason", analysis.reason());
        period(diagram.position(), answer);
        if (!answer.has("period")) {
            analysis.period()
                    .filter(p -> p.saltus() == 0)
                    .ifPresent(p -> answer.put("prePeriod", p.preperiod()).put("period", p.period()));
        }
        return answer;
    }

    /** The claimed period of a position whose components are all of one game. */
    private static void period(Position position, ObjectNode answer) {
        List<ImpartialGame<?>> games = position.components().stream()
                .<ImpartialGame<?>>map(Component::game)
                .distinct()
                .toList();
        if (games.size() != 1) {
            return;
        }
        for (Claim<?> claim : games.get(0).claims()) {
            if (claim instanceof Claim.Periodic<?> periodic
                    && periodic.saltus() == 0
                    && periodic.basis().firm()) {
                answer.put("prePeriod", periodic.preperiod()).put("period", periodic.period());
                return;
            }
        }
    }
}
