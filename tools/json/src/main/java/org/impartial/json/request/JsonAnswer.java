package org.impartial.json.request;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.notation.Datum;
import org.impartial.json.question.Query;
import org.impartial.json.question.SpecialValue;
import org.impartial.solve.Analysis;
import org.impartial.solve.Analysis.WinningMoves;

/**
 * Writes the answers about positions as JSON.
 *
 * @param cost whether the cost is written in a field of its own; if empty, it is a part of the reason
 * @param wanted the parts that the request names; if empty, all that take little work in addition to the moves
 */
public record JsonAnswer(int limit, Optional<Boolean> cost, boolean positionToo, Set<Wanted> wanted)
        implements Query.AnswerWriter<ObjectNode> {

    /** A part of an answer that a request may name: one winning move, or all {@code MOVES} up to the limit. */
    enum Wanted {
        OUTCOME,
        MOVE,
        GRUNDY,
        MOVES
    }

    @Override
    public ObjectNode many(Datum.Fields fields) {
        return (ObjectNode) JsonData.write(fields);
    }

    @Override
    public ObjectNode position(NotatedPosition diagram, Analysis analysis) {
        ObjectNode answer = JsonData.object();
        answer.put("outcome", analysis.outcome().name());
        winner(diagram.position(), analysis.outcome()).ifPresent(name -> answer.put("winner", name));
        if (wanted.contains(Wanted.MOVE)) {
            analysis.winningMove().ifPresent(move -> answer.set("winningMove", JsonData.write(diagram.write(move))));
        }
        Optional<WinningMoves> moves =
                wants(Wanted.MOVES) ? Optional.of(analysis.winningMoves(limit)) : Optional.empty();
        if (wants(Wanted.GRUNDY)) {
            value(analysis, answer);
        }
        moves.ifPresent(listed -> put(diagram, listed, answer));
        if (!wanted.isEmpty() && !analysis.missing().isEmpty()) {
            answer.put("missing", analysis.missing());
        }
        answer.put("reason", cost.isPresent() ? analysis.reasonWithoutCost() : analysis.reason());
        if (cost.orElse(false)) {
            answer.putObject("cost").put("positions", analysis.cost().positions());
        }
        if (wanted.isEmpty()) {
            period(diagram.position(), analysis, answer);
        }
        if (positionToo) {
            answer.set("position", JsonData.write(diagram.datum()));
        }
        return answer;
    }

    private static Optional<String> winner(Position position, Outcome outcome) {
        return Optional.of(position.winner(outcome))
                .filter(name ->
                        outcome != Outcome.D && !name.equals(Position.empty().winner(outcome)));
    }

    private boolean wants(Wanted part) {
        return wanted.isEmpty() || wanted.contains(part);
    }

    private void value(Analysis analysis, ObjectNode answer) {
        OptionalLong value = wanted.isEmpty() ? analysis.quick().grundy() : analysis.grundy();
        value.ifPresent(nimber -> answer.put("grundy", nimber));
        SpecialValue.infinite(analysis)
                .ifPresent(infinite -> infinite.escapes()
                        .forEach(answer.put("grundy", "infinity").putArray("escapes")::add));
        if (SpecialValue.loony(analysis)) {
            answer.put("grundy", "loony");
        }
    }

    private static void put(NotatedPosition diagram, WinningMoves moves, ObjectNode answer) {
        ArrayNode list = answer.putArray("winningMoves");
        moves.list().forEach(move -> list.add(JsonData.write(diagram.write(move))));
        if (!moves.complete()) {
            answer.put("winningMovesTruncated", true);
        }
    }

    /** Adds the claimed period of a position whose components are all of one game, or else that of the analysis. */
    private static void period(Position position, Analysis analysis, ObjectNode answer) {
        List<Component<?>> parts = position.components();
        ImpartialGame<?> game = parts.isEmpty() ? null : parts.get(0).game();
        if (game != null
                && parts.stream()
                        .allMatch(part -> part.game() == game || part.game().equals(game))) {
            for (Claim<?> claim : game.claims()) {
                if (claim instanceof Claim.Periodic<?> p
                        && p.saltus() == 0
                        && p.basis().firm()) {
                    answer.put("prePeriod", p.preperiod()).put("period", p.period());
                    return;
                }
            }
        }
        analysis.period()
                .filter(p -> p.saltus() == 0)
                .ifPresent(p -> answer.put("prePeriod", p.preperiod()).put("period", p.period()));
    }
}
