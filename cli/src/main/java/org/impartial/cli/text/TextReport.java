package org.impartial.cli.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.impartial.cli.io.Bold;
import org.impartial.cli.io.LineBreaks;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.solve.Analysis;
import org.impartial.core.solve.Analysis.WinningMoves;
import org.impartial.core.solve.Explanation;
import org.impartial.core.theory.LoopyNimber;
import org.impartial.core.theory.entail.EntailingValue;
import picocli.CommandLine.Help.Ansi;

/** An analysis for human readers. */
public record TextReport(NotatedPosition diagram, Analysis analysis, int limit, Ansi ansi, int width) {
    private static final int WIDEST_RESULT = 60;
    /** The greatest number of winning moves that are counted, to state how many are not listed. */
    private static final int COUNTED = 1000;
    /** The width of a state above which the results of moves are not written. */
    private static final int WIDEST_STATE = 10_000;

    String text() {
        List<String> lines = new ArrayList<>();
        List<String> moves = moves();
        lines.add(outcome(analysis.outcome(), analysis.convention(), ansi));
        analysis.knownGrundy().ifPresent(value -> lines.add("Grundy value " + bold(Long.toString(value))));
        analysis.value(LoopyNimber.Infinite.class)
                .ifPresent(value -> lines.add("loopy value " + bold(value.toString())));
        if (analysis.value(EntailingValue.class).filter(EntailingValue::loony).isPresent()) {
            lines.add(bold("loony"));
        }
        lines.addAll(moves);
        if (!analysis.missing().isEmpty()) {
            lines.add(analysis.missing());
        }
        lines.add("");
        Explanation explanation = analysis.explain();
        lines.add(explanation.reason());
        String text = LineBreaks.wrapped(String.join("\n", lines), width);
        return explanation.exhibits().stream()
                .map(exhibit -> "\n\n" + ExhibitText.of(exhibit, width))
                .collect(Collectors.joining("", text, ""));
    }

    /** Returns the first line, with the outcome. */
    public static String outcome(Outcome outcome, Convention convention, Ansi ansi) {
        String play = convention == Convention.MISERE ? " (misère play)" : "";
        return Bold.text(outcome.name(), ansi) + "  "
                + switch (outcome) {
                    case N -> "the player to move wins" + play;
                    case P -> "the previous player wins" + play;
                    case D -> "a draw: neither player can force an end" + play;
                };
    }

    private List<String> moves() {
        WinningMoves moves = analysis.winningMoves(Math.max(limit, COUNTED));
        List<String> lines = new ArrayList<>();
        if (analysis.outcome() != Outcome.N) {
            return lines;
        }
        lines.add(
                moves.list().isEmpty()
                        ? (moves.complete() ? "no winning move: play has ended" : "no winning move is known")
                        : "winning moves:");
        List<Move> listed = moves.list().subList(0, Math.min(limit, moves.list().size()));
        List<String> written =
                listed.stream().map(move -> diagram.write(move).toString()).toList();
        int widest = written.stream().mapToInt(String::length).max().orElse(0);
        List<String> before = diagram.position().components().stream()
                .map(TextReport::stateOf)
                .toList();
        for (int i = 0; i < written.size(); i++) {
            Move move = listed.get(i);
            lines.add("  " + line(before.get(move.component()), move, written.get(i), widest));
        }
        int more = moves.list().size() - listed.size();
        if (more > 0) {
            lines.add("  … and " + (moves.complete() ? "" : "at least ") + more + " more; --limit lists more");
        } else if (!moves.complete()) {
            lines.add("  … and maybe more");
        }
        return lines;
    }

    /**
     * Returns a heap as {@code 12→1}; any other move in its game's own form, with the resulting position where that is
     * short.
     */
    private String line(String before, Move move, String written, int widest) {
        String shown = bold(written) + " ".repeat(widest - written.length());
        if (before.length() > WIDEST_STATE) {
            return shown.stripTrailing();
        }
        String result = state(move.to());
        if (move.from().game() instanceof HeapGame) {
            return bold(before + "→" + (result.isEmpty() ? "0" : result));
        }
        return result.length() > WIDEST_RESULT ? shown : shown + "  leaves " + (result.isEmpty() ? "nothing" : result);
    }

    private static String state(Position position) {
        List<String> parts = new ArrayList<>();
        for (Component<?> part : position.components()) {
            parts.add(stateOf(part));
        }
        return String.join(" + ", parts);
    }

    private static <S> String stateOf(Component<S> component) {
        return component.game().notation().write(component.state()).toString();
    }

    private String bold(String text) {
        return Bold.text(text, ansi);
    }
}
