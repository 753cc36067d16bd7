package org.impartial.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.stream.Collectors;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.notation.IllegalMoveException;
import org.impartial.core.notation.ImpartialException;
import org.impartial.core.solve.Analysis;
import org.impartial.core.solve.Solver;

/** A match between a person at the keyboard, or a program at the other end of a pipe, and the perfect opponent. */
public final class Match {
    private static final String HELP =
            "write a move, or: moves (what is legal), hint, why (who wins and why), undo, quit";

    private final Game game;
    private final Opponent opponent;
    private final Convention convention;
    private final BufferedReader in;
    private final PrintWriter out;

    /**
     * Sets up a match.
     *
     * @param text the position
     * @param solver finds the opponent's moves, and has the playing convention
     * @param first whether the person moves first
     * @param in what the person writes
     * @param out what the person reads
     */
    public Match(String text, Solver solver, boolean first, BufferedReader in, PrintWriter out) {
        GameLibrary library = GameLibrary.installed();
        game = new Game(new Scribe(library, text), library.read(text), first);
        opponent = new Opponent(solver);
        convention = solver.convention();
        this.in = in;
        this.out = out;
    }

    /**
     * The position in which play stands, as {@code play} reads it.
     *
     * @return the position as text
     */
    public String position() {
        return game.text();
    }

    /**
     * Plays until one of the two cannot move, or the input ends.
     *
     * @throws IOException if the input fails
     */
    public void play() throws IOException {
        out.println(
                convention == Convention.NORMAL
                        ? "Normal play: who cannot move loses."
                        : "Misère play: who cannot move wins.");
        out.println(HELP);
        while (game.turn().goesOn()) {
            if (!game.turn().yours()) {
                reply();
            } else if (!ask()) {
                out.println("play ends here");
                out.flush();
                return;
            }
        }
        boolean wins = game.turn().yours() == (convention == Convention.MISERE);
        show();
        out.println((game.turn().yours() ? "You" : "I") + " cannot move: " + (wins ? "you win." : "I win."));
        out.flush();
    }

    private void show() {
        out.println();
        TextBoard.lines(game.turn().diagram().position()).forEach(out::println);
    }

    private void reply() {
        show();
        Opponent.Reply reply = opponent.reply(game.turn().diagram().position());
        String name = game.turn().diagram().name(reply.move());
        out.println("I play " + name + " " + said(reply) + ": " + reply.reason());
        game.play(reply.move());
    }

    private static String said(Opponent.Reply reply) {
        return switch (reply.kind()) {
            case WINS -> "and win";
            case DRAWS -> "and keep the draw";
            case DELAYS -> "though you can win";
            case GUESSES -> "without knowing who wins";
        };
    }

    /** One move of the person, after any number of other words; false at the end of the input. */
    private boolean ask() throws IOException {
        show();
        while (true) {
            out.print("your move> ");
            out.flush();
            String line = in.readLine();
            if (line == null) {
                out.println();
                return false;
            }
            switch (line.strip().toLowerCase(Locale.ROOT)) {
                case "" -> {}
                case "quit", "exit" -> {
                    return false;
                }
                case "help", "?" -> out.println(HELP);
                case "moves" -> out.println(legal());
                case "hint" -> hint();
                case "why" -> out.println(why());
                case "undo", "back" -> {
                    if (game.takeBack()) {
                        return true;
                    }
                    out.println("there is nothing to take back");
                }
                default -> {
                    if (move(line)) {
                        return true;
                    }
                }
            }
        }
    }

    private boolean move(String line) {
        try {
            game.play(game.turn().diagram().move(line));
            return true;
        } catch (IllegalMoveException refusal) {
            out.println(refusal.getMessage());
            return false;
        }
    }

    /** All moves as they are shown, two equal heaps once, if they can be listed. */
    private String legal() {
        try {
            return "legal: " + listed();
        } catch (BeyondRangeException tooMany) {
            return String.valueOf(tooMany.getMessage());
        }
    }

    private String listed() {
        NotatedPosition diagram = game.turn().diagram();
        return diagram.position().moves().stream().map(diagram::name).distinct().collect(Collectors.joining(", "));
    }

    private void hint() {
        Opponent.Reply reply;
        try {
            reply = opponent.reply(game.turn().diagram().position());
        } catch (BeyondRangeException tooMany) {
            out.println(tooMany.getMessage());
            return;
        }
        String name = game.turn().diagram().name(reply.move());
        out.println(
                switch (reply.kind()) {
                    case WINS -> "hint: " + name + " wins";
                    case DRAWS -> "hint: " + name + " keeps the draw";
                    case DELAYS -> "hint: every move loses; " + name + " lasts longest";
                    case GUESSES -> "hint: nobody knows; " + name + " is as good as any (" + reply.reason() + ")";
                });
    }

    private String why() {
        try {
            Analysis analysis = opponent.analyse(game.turn().diagram().position());
            if (analysis.status() != Analysis.Status.SOLVED) {
                return analysis.message();
            }
            Outcome outcome = analysis.outcome();
            String who =
                    outcome == Outcome.N ? "you can win" : outcome == Outcome.P ? "I win" : "nobody can force a win";
            return outcome + ", " + who + ": " + analysis.explain().text();
        } catch (ImpartialException stopped) {
            return stopped.getMessage();
        }
    }
}
