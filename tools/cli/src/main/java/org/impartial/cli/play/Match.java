package org.impartial.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import org.impartial.cli.io.Terminal;
import org.impartial.cli.text.MexTable;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.notation.IllegalMoveException;
import org.impartial.core.notation.ImpartialException;
import org.impartial.proof.play.ProofPlayer;
import org.impartial.proof.play.ProofPlayer.IncompleteBookException;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;

/** A match between a person at the keyboard, or a program at the other end of a pipe, and the perfect opponent. */
public final class Match {
    private static final String COMMANDS = """
            moves   all legal moves
            hint    a move, and whether it wins
            why     who wins and why
            undo    take back your last move
            quit    ends play
            """;

    private final Game game;
    private final Opponent opponent;
    private final Convention convention;
    private final Terminal terminal;
    private final BufferedReader in;
    private final PrintWriter out;
    private boolean winning;

    public Match(String text, Solver solver, Optional<ProofPlayer> book, boolean first, Terminal terminal) {
        GameLibrary library = GameLibrary.installed();
        game = new Game(new PositionText(library, text), library.read(text), first);
        opponent = new Opponent(solver, book);
        convention = solver.convention();
        this.terminal = terminal;
        in = terminal.reader();
        out = terminal.out();
    }

    public String position() {
        return game.text();
    }

    public void play() throws IOException {
        terminal.say(
                convention == Convention.NORMAL
                        ? "Normal play: a player who cannot move loses."
                        : "Misère play: a player who cannot move wins.");
        out.println("Write a move, or help.");
        while (game.turn().goesOn()) {
            if (!game.turn().yours()) {
                reply();
            } else if (!ask()) {
                out.println("play ends here");
                out.flush();
                return;
            }
        }
        Outcome end = game.turn().diagram().position().decided().orElse(convention.end());
        show();
        out.println(words().ending(game.turn().yours())
                + (end == Outcome.D
                        ? "neither of us wins."
                        : game.turn().yours() == (end == Outcome.N) ? "you win." : "I win."));
        out.flush();
    }

    private void show() {
        out.println();
        TextBoard.lines(game.turn().diagram().position()).forEach(out::println);
    }

    private void reply() {
        show();
        Position position = game.turn().diagram().position();
        OpponentReply reply = opponent.reply(position);
        if (winning && opponent.hasBook() && reply.kind() != OpponentReply.ReplyEffect.WINS) {
            throw new IncompleteBookException(position);
        }
        winning = reply.kind() == OpponentReply.ReplyEffect.WINS;
        terminal.say(reply.announced(game.turn().diagram().name(reply.move())));
        game.play(reply.move());
    }

    private TurnWords words() {
        return new TurnWords(game.turn().diagram());
    }

    /** Reads commands until the human player makes a move; returns false if the player quits or the input ends. */
    private boolean ask() throws IOException {
        show();
        while (true) {
            out.print("your move (such as " + words().example() + ")> ");
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
                case "help", "?" -> {
                    words().help().forEach(terminal::say);
                    out.print(COMMANDS);
                }
                case "moves" -> terminal.say(words().legal());
                case "hint" -> hint();
                case "why" -> terminal.say(why());
                case "undo", "back" -> {
                    if (game.takeBack()) {
                        winning = false;
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
            game.play(MoveWords.read(game.turn().diagram(), line));
            return true;
        } catch (IllegalMoveException refusal) {
            terminal.say(refusal.getMessage());
            return false;
        }
    }

    private void hint() {
        try {
            OpponentReply reply = opponent.reply(game.turn().diagram().position());
            terminal.say(reply.hint(game.turn().diagram().name(reply.move())));
        } catch (BeyondRangeException tooMany) {
            out.println(tooMany.getMessage());
        }
    }

    private String why() {
        if (opponent.hasBook()) {
            return opponent.reply(game.turn().diagram().position()).reason();
        }
        try {
            Analysis analysis = opponent.solver().analyse(game.turn().diagram().position());
            if (analysis.status() != Analysis.Status.SOLVED) {
                return analysis.message();
            }
            Outcome outcome = analysis.outcome();
            String who = outcome == Outcome.N
                    ? "you can win"
                    : outcome == Outcome.P ? "I win" : "neither player can force a win";
            String why = outcome + ", " + who + ": " + analysis.explain().text();
            MexTable options = new MexTable(analysis.position(), game.turn().diagram()::name, opponent.solver());
            return analysis.explain().exhibits().isEmpty()
                    ? options.few().map(table -> why + "\n\n" + table.text()).orElse(why)
                    : why;
        } catch (ImpartialException stopped) {
            return stopped.getMessage();
        }
    }
}
