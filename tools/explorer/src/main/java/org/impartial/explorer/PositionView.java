package org.impartial.explorer;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.picture.drawing.Drawing;
import org.impartial.picture.drawing.Touch;
import org.impartial.solve.Analysis;
import org.impartial.solve.Analysis.Status;
import org.impartial.solve.UnsolvedException;

/** The data of a position on the page, as JSON. Values beyond the budget are omitted. */
final class PositionView {
    private static final int MOST_LISTED = 300;
    private static final Budget LISTING = Valuation.LIMIT;

    /** Drawings after moves make an answer long. */
    private static final int MOST_DRAWN = 60;

    private final ExploredPosition explored;
    private int drawnAfter;
    private final Position position;
    private final ObjectNode view = JsonNodeFactory.instance.objectNode();

    private PositionView(ExploredPosition explored) {
        this.explored = explored;
        position = explored.notated().position();
    }

    static ObjectNode of(ExploredPosition explored) {
        Valuation valuation = Valuation.of(explored.notated().position(), explored.convention());
        PositionView full = new PositionView(explored);
        full.view(valuation);
        full.further(valuation);
        return full.view;
    }

    /** Adds the data for a page with a server: the strategy in words, the tree of best play, and the values around. */
    private void further(Valuation valuation) {
        if (valuation.analysis().status() == Status.SOLVED) {
            putStrategy(valuation.analysis());
        }
        valuation.putTree(explored.notated(), view);
        valuation.putMap(view);
    }

    /**
     * Adds the explanation of an answer, which may take work of its own; if the budget does not suffice, the page has
     * only the reason.
     */
    private void putStrategy(Analysis analysis) {
        try {
            view.put("strategy", analysis.explain().text());
        } catch (StoppedException | UnsolvedException | BeyondRangeException tooLarge) {
            view.put("unexplained", tooLarge.getMessage());
        }
    }

    static ObjectNode of(ExploredPosition explored, Valuation valuation) {
        return new PositionView(explored).view(valuation);
    }

    private ObjectNode view(Valuation valuation) {
        view.put("title", title(position));
        view.put("play", explored.convention().name().toLowerCase(Locale.ROOT));
        draw();
        List<Move> listed = listed();
        Analysis analysis = valuation.analysis();
        if (analysis.status() == Status.SOLVED) {
            view.put("reason", analysis.reason());
        } else {
            view.put("unsolved", analysis.message());
        }
        valuation.put(position, view);
        components(valuation);
        valuation.putForm(position, view);
        String best =
                valuation.best().map(this::written).orElseGet(() -> listed.isEmpty() ? "" : written(listed.get(0)));
        Set<String> seen = new HashSet<>();
        ArrayNode moves = view.putArray("moves");
        for (Move move : listed) {
            if (seen.add(written(move))) {
                valuation.put(move.result(), put(move, moves.addObject()));
            }
        }
        if (!best.isEmpty()) {
            view.put("best", best);
        }
        return view;
    }

    private static String title(Position position) {
        String text = position.toString();
        return text.length() <= 200 ? text : text.substring(0, 200) + "...";
    }

    private String written(Move move) {
        return explored.notated().write(move).toString();
    }

    private void draw() {
        try {
            // The page writes the position beside the drawing, and a long one above it would make the drawing small.
            view.put("drawing", Drawing.of("", position).svg());
        } catch (IllegalArgumentException | BeyondRangeException tooLarge) {
            view.put("undrawn", tooLarge.getMessage());
        }
    }

    /** Returns the moves, or some of them where the position has very many. */
    private List<Move> listed() {
        List<Move> moves = new ArrayList<>();
        try {
            moves.addAll(position.moves(new Meter(LISTING, Progress.NONE, () -> false)));
        } catch (BeyondRangeException | StoppedException tooMany) {
            view.put("unlisted", "this position has too many moves to be listed; type one");
        }
        if (moves.size() > MOST_LISTED) {
            view.put("unlisted", MOST_LISTED + " of " + moves.size() + " moves are listed; type any other");
            return moves.subList(0, MOST_LISTED);
        }
        return moves;
    }

    private ObjectNode put(Move move, ObjectNode node) {
        node.put("move", written(move))
                .put("name", explored.notated().name(move))
                .put("component", move.component());
        ArrayNode touches = node.putArray("touches");
        for (Touch touch : Drawing.touches(move)) {
            ObjectNode one = touches.addObject();
            touch.chosen().forEach(one.putArray("chosen")::add);
            touch.changed().forEach(one.putArray("changed")::add);
        }
        if (touches.isEmpty()) {
            drawAfter(move, node);
        }
        return node;
    }

    /** Adds the drawing of the position after a move, for a move without a place on the board. */
    private void drawAfter(Move move, ObjectNode node) {
        Position after = move.to();
        if (drawnAfter++ >= MOST_DRAWN || after.components().isEmpty()) {
            return;
        }
        try {
            node.put("drawing", Drawing.of("", after).svg());
        } catch (IllegalArgumentException | BeyondRangeException tooLarge) {
            node.put("undrawn", tooLarge.getMessage());
        }
    }

    private void components(Valuation valuation) {
        if (position.components().size() < 2 || position.components().size() > 64) {
            return;
        }
        ArrayNode parts = view.putArray("components");
        for (Component<?> part : position.components()) {
            ObjectNode node = parts.addObject().put("text", title(part));
            valuation.put(part, node);
            valuation.putForm(part, node);
        }
    }
}
