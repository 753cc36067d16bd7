package org.impartial.cli.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.cli.io.Bold;
import org.impartial.cli.io.LineBreaks;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.NotatedPosition;
import org.impartial.json.question.SpecialValue;
import org.impartial.solve.Analysis;
import org.impartial.solve.Analysis.WinningMoves;
import org.impartial.solve.Explanation;

/** An analysis for human readers, line by line: each is shown when it is known, and the next one is computed then. */
record TextReport(NotatedPosition diagram, Analysis analysis, TextAnswer style, AnswerLines lines) {
    private static final int WIDEST_RESULT = 60;
    /** The greatest number of winning moves that are counted, to state how many are not listed. */
    private static final int COUNTED = 1000;
    /** The width of a state above which the results of moves are not written. */
    private static final int WIDEST_STATE = 10_000;

    void say() {
        lines.say(TextAnswer.outcome(analysis.position(), analysis.outcome(), analysis.convention(), style.ansi()));
        boolean valued = sayValue(analysis.known().grundy());
        WinningMoves known = analysis.known().winningMoves(most());
        if (known.complete()) {
            sayMoves(known, false);
        }
        boolean early = !valued && analysis.convention() == Convention.NORMAL && !known.complete() && sayEarlyMove();
        if (!valued && analysis.convention() == Convention.NORMAL) {
            lines.searchFor("the Grundy value");
            sayValue(style.patient() ? analysis.grundy() : analysis.quick().grundy());
        }
        saySpecialValue();
        if (!known.complete()) {
            lines.searchFor("all winning moves");
            sayMoves(analysis.winningMoves(most()), early);
        }
        if (!analysis.missing().isEmpty()) {
            lines.say(analysis.missing()
                    + (style.patient()
                            ? "; more --seconds or a greater --budget may find it, and --outcome stops at who wins"
                            : "; --seconds 60 searches longer"));
        }
        lines.searchFor("the explanation");
        Explanation explanation = analysis.explain();
        lines.say("\n" + explanation.reason());
        List<Exhibit> tables = new ArrayList<>(explanation.exhibits());
        MexTable options = new MexTable(analysis.position(), this::plain, style.solver());
        if (style.options()) {
            tables.add(0, options.all());
        } else if (tables.isEmpty() && analysis.outcome() != Outcome.D) {
            options.few().ifPresent(tables::add);
        }
        tables.forEach(exhibit -> lines.say("\n" + ExhibitText.of(exhibit, style.width())));
    }

    private String plain(Move move) {
        return move.from().game() instanceof HeapGame
                ? line(move, "", 0).replaceAll(LineBreaks.STYLE, "")
                : diagram.write(move).toString();
    }

    private int most() {
        return Math.max(style.limit(), COUNTED);
    }

    private boolean sayValue(OptionalLong value) {
        String play = analysis.convention() == Convention.MISERE ? " in normal play" : "";
        value.ifPresent(known -> lines.say("Grundy value " + bold(Long.toString(known)) + play));
        return value.isPresent();
    }

    private void saySpecialValue() {
        SpecialValue.infinite(analysis).ifPresent(value -> lines.say("loopy value " + bold(value.toString())));
        if (SpecialValue.loony(analysis)) {
            lines.say(bold("loony"));
        }
    }

    /** Shows the winning move that takes the least work to find, before the value and all moves are computed. */
    private boolean sayEarlyMove() {
        lines.searchFor("a winning move");
        Optional<Move> move = analysis.winningMove();
        move.ifPresent(one -> {
            lines.say("a winning move:");
            sayMoves(List.of(one));
        });
        return move.isPresent();
    }

    /** Shows all winning moves, one of which may have been shown before. */
    private void sayMoves(WinningMoves moves, boolean early) {
        if (analysis.outcome() != Outcome.N) {
            return;
        }
        List<Move> listed =
                moves.list().subList(0, Math.min(style.limit(), moves.list().size()));
        if (moves.list().isEmpty() && !early) {
            lines.say(moves.complete() ? "no winning move: play has ended" : "no winning move is known");
        } else if (early && moves.list().size() <= 1) {
            lines.say(moves.complete() ? "no other move wins" : "  … and maybe more");
        } else {
            lines.say("winning moves:");
            sayMoves(listed);
            int more = moves.list().size() - listed.size();
            if (more > 0) {
                lines.say("  … and " + (moves.complete() ? "" : "at least ") + more + " more; --limit lists more");
            } else if (!moves.complete()) {
                lines.say("  … and maybe more");
            }
        }
    }

    private void sayMoves(List<Move> moves) {
        List<String> written =
                moves.stream().map(move -> diagram.write(move).toString()).toList();
        int widest = written.stream().mapToInt(String::length).max().orElse(0);
        IntStream.range(0, moves.size()).forEach(i -> lines.say("  " + line(moves.get(i), written.get(i), widest)));
    }

    /** Returns a heap as {@code 12→1}; another move in its game's form, and the resulting position if that is short. */
    private String line(Move move, String written, int widest) {
        String shown = bold(written) + " ".repeat(widest - written.length());
        String before = move.from().stateText();
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
        return position.components().stream().map(Component::stateText).collect(Collectors.joining(" + "));
    }

    private String bold(String text) {
        return Bold.text(text, style.ansi());
    }
}
