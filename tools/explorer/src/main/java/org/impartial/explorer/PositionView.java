package org.impartial.explorer;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.picture.drawing.Drawing;
import org.impartial.solve.Analysis;
import org.impartial.solve.Analysis.Status;
import org.impartial.solve.UnsolvedException;

/** The data of a position as JSON: outcomes of all moves, then values; what takes too long is omitted. */
final class PositionView {
    private static final int MOST_LISTED = 300;
    private static final int MOST_PARTS = 64;

    private final ExploredPosition explored;
    private final Position position;
    private final ObjectNode view = ExplorerRequests.node();
    private final List<Move> listed;
    private final Valuation valuation;

    /** Lists the moves, before the valuation takes its share of the time. */
    private PositionView(ExploredPosition explored, AnswerTime time, Supplier<Valuation> valuation) {
        this.explored = explored;
        position = explored.notated().position();
        listed = listed(time);
        this.valuation = valuation.get();
    }

    static ObjectNode of(ExploredPosition explored, AnswerTime time) {
        PositionView full = new PositionView(
                explored, time, () -> Valuation.of(explored.notated().position(), explored.convention(), time));
        full.view();
        full.supplement();
        if (time.isOver()) {
            full.view.put("late", true);
        }
        return full.view;
    }

    /** Adds the data for a page with a server: the strategy in words, the tree of best play, and the values around. */
    private void supplement() {
        try {
            if (valuation.isSolved()) {
                view.put("strategy", valuation.analysis().explain().text());
            }
        } catch (StoppedException | UnsolvedException | BeyondRangeException tooLarge) {
            view.put("unexplained", tooLarge.getMessage());
        }
        valuation.putTree(explored.notated(), view);
        valuation.putMap(view);
    }

    static ObjectNode of(ExploredPosition explored, Valuation valuation) {
        return new PositionView(explored, valuation.time(), () -> valuation).view();
    }

    private ObjectNode view() {
        view.put("title", title(position));
        position.components().stream()
                .map(part -> part.game().name().split("\\[", 2)[0])
                .distinct()
                .forEach(view.putArray("game")::add);
        view.put("play", explored.convention().name().toLowerCase(Locale.ROOT));
        if (!position.winner(Outcome.N).equals(Position.empty().winner(Outcome.N))) {
            view.putArray("players").add(position.winner(Outcome.N)).add(position.winner(Outcome.P));
        }
        boolean drawn = draw();
        MoveRows rows = new MoveRows(explored, listed, drawn, valuation, view.putArray("moves"));
        if (rows.isCut() && !view.has("unlisted")) {
            view.put("unlisted", "the first moves are listed, as the time did not suffice for more; type any other");
        }
        valuation.putOutcome(position, view, 2);
        rows.putOutcomes();
        reason(rows);
        best(rows);
        rows.draw();
        boolean late = valuation.putValue(position, view, 2);
        components();
        late |= rows.putValues();
        rows.putClasses();
        valuation.putForm(position, view);
        if (late || !view.has("outcome") || rows.isOpen() || rows.isCut()) {
            view.put("late", true);
        }
        return view;
    }

    private static String title(Position position) {
        String text = position.toString();
        return text.length() <= 200 ? text : text.substring(0, 200) + "...";
    }

    private boolean draw() {
        try {
            view.put("drawing", drawing(explored));
            return true;
        } catch (IllegalArgumentException | BeyondRangeException tooLarge) {
            view.put("undrawn", tooLarge.getMessage());
            return false;
        }
    }

    /** Returns the board; the page writes the position beside it, and a long one above would make it small. */
    static String drawing(ExploredPosition explored) {
        return Drawing.played(explored.start(), explored.made(), explored.ways())
                .svg();
    }

    private List<Move> listed(AnswerTime time) {
        List<Move> moves = new ArrayList<>();
        try {
            time.share(2, () -> addMoves(moves, time.meter()));
        } catch (BeyondRangeException | StoppedException tooMany) {
            view.put("unlisted", "this position has too many moves to be listed; type one");
        }
        if (moves.size() > MOST_LISTED) {
            moves.remove(MOST_LISTED);
            view.put("unlisted", "the first " + MOST_LISTED + " moves are listed; type any other");
        }
        return moves;
    }

    /** Adds the moves of all components, or of the one that obliges a player, until there are more than are shown. */
    private List<Move> addMoves(List<Move> moves, Meter meter) {
        List<Component<?>> parts = position.components();
        int obliged = position.obliged();
        for (int i = 0; i < parts.size() && moves.size() <= MOST_LISTED; i++) {
            if (obliged < 0 || i == obliged) {
                for (Position option : parts.get(i).firstOptions(MOST_LISTED + 1 - moves.size(), meter)) {
                    moves.add(new Move(position, i, option));
                }
            }
        }
        return moves;
    }

    /** Adds the reason for the outcome; one that the analysis did not find may follow from those of the moves. */
    private void reason(MoveRows rows) {
        if (valuation.isSolved()) {
            view.put("reason", valuation.analysis().reason());
        } else if (rows.soonest("P").isPresent()) {
            view.put("outcome", "N").put("reason", "a move leaves a P-position");
        } else if (rows.allLeave("N") && !view.has("unlisted")) {
            view.put("outcome", "P").put("reason", "every move leaves an N-position");
        } else {
            boolean late = valuation.analysis().status() == Status.CANCELLED;
            String message = late
                    ? "the outcome was not found in " + valuation.time()
                    : valuation.analysis().message();
            view.put("unsolved", message);
        }
    }

    /** Adds the move of a perfect player; where none is known to reach the outcome, a guess not known to lose. */
    private void best(MoveRows rows) {
        Optional<Move> sure = switch (view.path("outcome").asText()) {
            case "N" ->
                mayRepeat()
                        ? valuation.move(Analysis::winningMove).or(() -> rows.soonest("P"))
                        : rows.soonest("P").or(() -> valuation.move(Analysis::winningMove));
            case "P" -> rows.latest("N").or(() -> valuation.move(Analysis::bestMove));
            case "D" -> valuation.move(Analysis::bestMove).or(() -> rows.latest("D"));
            default -> Optional.empty();
        };
        sure.or(() -> rows.latest(""))
                .or(() -> rows.latest("D"))
                .or(() -> rows.latest("N"))
                .ifPresent(move -> {
                    view.put("best", explored.notated().write(move).toString());
                    if (sure.isEmpty()) {
                        view.put("guess", true);
                    }
                });
    }

    /** Returns whether play may repeat positions, so that not every move to a P-position makes progress. */
    private boolean mayRepeat() {
        return position.components().stream().anyMatch(part -> part.game().loopy());
    }

    private void components() {
        List<Component<?>> components = position.components();
        if (components.size() < 2 || components.size() > MOST_PARTS) {
            return;
        }
        ArrayNode parts = view.putArray("components");
        for (int i = 0; i < components.size(); i++) {
            Component<?> part = components.get(i);
            ObjectNode node = parts.addObject().put("text", title(part));
            if (!valuation.time().isOver()) {
                valuation.putOutcome(part, node, components.size() - i + 1);
                valuation.putValue(part, node, components.size() - i + 1);
                valuation.putForm(part, node);
            }
        }
    }
}
