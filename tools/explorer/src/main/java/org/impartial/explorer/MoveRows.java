package org.impartial.explorer;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.picture.drawing.Drawing;
import org.impartial.picture.drawing.Touch;

/** The rows of the moves of a position, which are filled step by step: what matters most comes first. */
final class MoveRows {
    /** Drawings after moves make an answer long. */
    private static final int MOST_DRAWN = 60;

    private final Valuation valuation;
    private final List<MoveRow> rows = new ArrayList<>();
    private boolean cut;

    private record MoveRow(Move move, ObjectNode node) {
        boolean leaves(String outcome) {
            return node.path("outcome").asText().equals(outcome);
        }
    }

    /** Creates a row for each move, those written alike once, as far as half of the time suffices. */
    MoveRows(ExploredPosition explored, List<Move> moves, boolean drawn, Valuation valuation, ArrayNode into) {
        this.valuation = valuation;
        valuation.time().share(2, () -> {
            add(explored, moves, drawn, into);
            return this;
        });
    }

    private void add(ExploredPosition explored, List<Move> moves, boolean drawn, ArrayNode into) {
        Set<String> seen = new HashSet<>();
        for (Move move : moves) {
            if (valuation.time().isShareOver()) {
                cut = true;
                return;
            }
            String text = explored.notated().write(move).toString();
            if (seen.add(text)) {
                ObjectNode node = into.addObject()
                        .put("move", text)
                        .put("name", explored.notated().name(move))
                        .put("component", move.component());
                touch(drawn ? Drawing.touches(move) : List.of(), node.putArray("touches"));
                rows.add(new MoveRow(move, node));
            }
        }
    }

    private static void touch(List<Touch> touches, ArrayNode into) {
        for (Touch touch : touches) {
            ObjectNode one = into.addObject();
            touch.chosen().forEach(one.putArray("chosen")::add);
            touch.changed().forEach(one.putArray("changed")::add);
        }
    }

    /** Adds the outcomes: each within a small share of the time, and then those that were not found in the rest of it. */
    void putOutcomes() {
        for (int pass = 2; pass > 0; pass--) {
            List<MoveRow> open = rows.stream().filter(row -> row.leaves("")).toList();
            for (int i = 0; i < open.size() && !valuation.time().isOver(); i++) {
                MoveRow row = open.get(i);
                valuation.putOutcome(row.move.result(), row.node, pass * (open.size() - i));
            }
        }
    }

    /** Adds the Grundy values; returns whether more time may give some that are missing. */
    boolean putValues() {
        boolean missing = false;
        for (int i = 0; i < rows.size(); i++) {
            MoveRow row = rows.get(i);
            missing |= valuation.putValue(row.move.result(), row.node, rows.size() - i);
        }
        return missing;
    }

    /** Adds to each row the index of the first row with the same position up to symmetry. */
    void putClasses() {
        Map<String, Integer> first = new HashMap<>();
        for (int i = 0; i < rows.size() && !valuation.time().isOver(); i++) {
            String form = rows.get(i).move.result().components().stream()
                    .map(part -> part.canonical().toString())
                    .sorted()
                    .collect(Collectors.joining(" + "));
            Integer earlier = first.putIfAbsent(form, i);
            if (earlier != null) {
                rows.get(i).node.put("like", earlier);
            }
        }
    }

    /** Adds the drawings of the positions after the first moves without a place on the board. */
    void draw() {
        rows.stream()
                .filter(row -> row.node.get("touches").isEmpty())
                .limit(MOST_DRAWN)
                .takeWhile(row -> !valuation.time().isOver())
                .forEach(row -> drawAfter(row.move, row.node));
    }

    private static void drawAfter(Move move, ObjectNode node) {
        Position after = move.to();
        if (after.components().isEmpty()) {
            return;
        }
        try {
            node.put("drawing", Drawing.of("", after).svg());
        } catch (IllegalArgumentException | BeyondRangeException tooLarge) {
            node.put("undrawn", tooLarge.getMessage());
        }
    }

    boolean isCut() {
        return cut;
    }

    boolean isOpen() {
        return rows.stream().anyMatch(row -> row.leaves(""));
    }

    boolean allLeave(String outcome) {
        return !rows.isEmpty() && rows.stream().allMatch(row -> row.leaves(outcome));
    }

    /** Returns the move that is known to leave an outcome, and of several one after which play ends soonest. */
    Optional<Move> soonest(String outcome) {
        return rows.stream()
                .filter(row -> row.leaves(outcome))
                .min(Comparator.comparingInt(row -> row.node.path("remoteness").asInt()))
                .map(MoveRow::move);
    }

    /** Returns the move that is known to leave an outcome, and of several one after which play lasts longest. */
    Optional<Move> latest(String outcome) {
        return rows.stream()
                .filter(row -> row.leaves(outcome))
                .max(Comparator.comparingInt(row -> row.node.path("remoteness").asInt()))
                .map(MoveRow::move);
    }
}
