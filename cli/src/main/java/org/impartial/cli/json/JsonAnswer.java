package org.impartial.cli.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.impartial.cli.question.Query;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.notation.Datum;
import org.impartial.core.solve.Analysis;
import org.impartial.core.solve.Analysis.WinningMoves;
import org.impartial.core.theory.LoopyNimber;
import org.impartial.core.theory.entail.EntailingValue;

/**
 * Writes what is known of positions as JSON.
 *
 * @param limit the greatest number of winning moves to list
 * @param positionToo whether the position is written, since it was given by moves
 */
public record JsonAnswer(int limit, boolean positionToo) implements Query.Writer<ObjectNode> {

    @Override
    public ObjectNode many(Datum.Fields fields) {
        return (ObjectNode) JsonData.write(fields);
    }

    @Override
    public ObjectNode position(NotatedPosition diagram, Analysis analysis) {
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        answer.put("outcome", analysis.outcome().name());
        WinningMoves moves = analysis.winningMoves(limit);
        analysis.knownGrundy().ifPresent(value -> answer.put("grundy", value));
        analysis.value(LoopyNimber.Infinite.class).ifPresent(infinite -> {
            ArrayNode escapes = answer.put("grundy", "infinity").putArray("escapes");
            infinite.escapes().forEach(escapes::add);
        });
        if (analysis.value(EntailingValue.class).filter(EntailingValue::loony).isPresent()) {
            answer.put("grundy", "loony");
        }
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
        if (positionToo) {
            answer.set("position", JsonData.write(diagram.datum()));
        }
        return answer;
    }

    /** Adds the claimed period of a position whose components are all of one game. */
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
