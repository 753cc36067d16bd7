package org.impartial.cli;

import java.util.ArrayList;
import java.util.List;
import org.impartial.core.analysis.Analysis;
import org.impartial.core.analysis.Analysis.WinningMoves;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.HeapGame;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.Diagram;
import org.impartial.core.theory.LoopyNimber;
import picocli.CommandLine.Help.Ansi;

/** An analysis as people read it. */
record TextReport(Diagram diagram, Analysis analysis, int limit, Ansi ansi) {
    private static final int WIDEST_RESULT = 60;
    /** What a move leaves of a state that takes more room than this is not even made. */
    private static final int WIDEST_STATE = 10_000;

    String text() {
        List<String> lines = new ArrayList<>();
        lines.add(bold(analysis.outcome().name()) + "  " + meaning());
        analysis.grundy().ifPresent(value -> lines.add("Grundy value " + bold(Long.toString(value))));
        analysis.value(LoopyNimber.Infinite.class)
                .ifPresent(value -> lines.add("loopy value " + bold(value.toString())));
        lines.addAll(moves());
        lines.add("");
        lines.add(analysis.explain().text());
        return String.join("\n", lines);
    }

    private String meaning() {
        String play = analysis.convention() == Convention.MISERE ? " (misère play)" : "";
        return switch (analysis.outcome()) {
            case N -> "the player to move wins" + play;
            case P -> "the previous player wins" + play;
            case D -> "a draw: neither player can force an end" + play;
        };
    }

    private List<String> moves() {
        WinningMoves moves = analysis.winningMoves(limit);
        List<String> lines = new ArrayList<>();
        if (analysis.outcome() != Outcome.N) {
            return lines;
        }
        lines.add(
                moves.list().isEmpty()
                        ? (moves.complete() ? "no winning move: play has ended" : "no winning move is known")
                        : "winning moves:");
        List<String> written = moves.list().stream()
                .map(move -> diagram.write(move).toString())
                .toList();
        int width = written.stream().mapToInt(String::length).max().orElse(0);
        List<String> before = diagram.position().components().stream()
                .map(TextReport::stateOf)
                .toList();
        for (int i = 0; i < written.size(); i++) {
            Move move = moves.list().get(i);
            lines.add("  " + line(before.get(move.component()), move, written.get(i), width));
        }
        if (!moves.complete()) {
            lines.add("  ... and maybe more; --limit lists more");
        }
        return lines;
    }

    /** A heap as {@code 12→1}; any other move in its game's own form, with what it leaves where that is short. */
    private String line(String before, Move move, String written, int width) {
        String shown = bold(written) + " ".repeat(width - written.length());
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
