package org.impartial.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.Set;
import org.impartial.core.analysis.Analysis;
import org.impartial.core.analysis.Analysis.WinningMoves;
import org.impartial.core.analysis.Solver;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Diagram;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.NotationException;
import org.impartial.core.game.Position;
import org.impartial.core.game.Survey;

/** Answers requests to solve. */
final class Answers {
    private final Solvers solvers;

    Answers(Solvers solvers) {
        this.solvers = solvers;
    }

    ObjectNode solve(Request request) {
        request.checkKeys(Set.of());
        Optional<Survey> survey = request.survey();
        if (survey.isPresent()) {
            return survey(request, survey.get());
        }
        Diagram diagram = request.diagram();
        Solver solver = solvers.solver(request.convention(), request.method());
        Analysis analysis = solver.within(request.budget(Solver.DEFAULT_BUDGET)).analyse(diagram.position());
        return solved(diagram, analysis, request.limit());
    }

    private ObjectNode survey(Request request, Survey survey) {
        return (ObjectNode) JsonData.write(survey.answer(
                request.method(), solvers.inquiry(request.method(), request.budget(Solver.DEFAULT_BUDGET))));
    }

    private static ObjectNode solved(Diagram diagram, Analysis analysis, int limit) {
        if (analysis.status() != Analysis.Status.SOLVED) {
            throw new NotationException(analysis.message());
        }
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        answer.put("outcome", analysis.outcome().name());
        analysis.grundy().ifPresent(value -> answer.put("grundy", value));
        WinningMoves moves = analysis.winningMoves(limit);
        ArrayNode list = answer.putArray("winningMoves");
        moves.list().forEach(move -> list.add(JsonData.write(diagram.write(move))));
        if (!moves.complete()) {
            answer.put("winningMovesTruncated", true);
        }
        answer.put("reason", analysis.explain().reason());
        period(diagram.position()).ifPresent(claim -> {
            answer.put("prePeriod", claim.preperiod());
            answer.put("period", claim.period());
        });
        return answer;
    }

    /** The proved period of a position whose components are all of one game. */
    private static Optional<Claim.Periodic<?>> period(Position position) {
        ImpartialGame<?> game = null;
        for (Component<?> component : position.components()) {
            if (game != null && !component.game().equals(game)) {
                return Optional.empty();
            }
            game = component.game();
        }
        return game == null ? Optional.empty() : periodOf(game);
    }

    private static <S> Optional<Claim.Periodic<?>> periodOf(ImpartialGame<S> game) {
        for (Claim<S> claim : game.claims()) {
            if (claim instanceof Claim.Periodic<S> periodic
                    && periodic.saltus() == 0
                    && periodic.basis().status() != Basis.Status.CONJECTURED) {
                return Optional.of(periodic);
            }
        }
        return Optional.empty();
    }
}
