package org.impartial.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.cli.io.LineBreaks;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.IllegalMoveException;
import org.impartial.core.notation.ImpartialException;
import org.impartial.core.proof.play.ProofPlayer;
import org.impartial.core.proof.play.ProofPlayer.IncompleteBookException;
import org.impartial.core.solve.Analysis;
import org.impartial.core.solve.Solver;

/** A match between a person at the keyboard, or a program at the other end of a pipe, and the perfect opponent. */
public final class Match {
    private static final String WORDS = """
            moves   all legal moves
            hint    a move, and whether it wins
            why     who wins and why
            undo    take back your last move
            quit    ends play
            """;
    private static final int LONGEST_REASON = 60;

    private final Game game;
    private final Opponent opponent;
    private final Convention convention;
    private final BufferedReader in;
    private final PrintWriter out;
    private final int width;
    private boolean winning;

    /**
     * Sets up a match.
     *
     * @param text the position
     * @param solver finds the opponent's moves, and has the playing convention
     * @param book the book by which the opponent plays instead of searching
     * @param first whether the person moves first
     * @param in the person's input
     * @param out the output to the person
     * @param width the width at which lines are broken
     */
    public Match(
            String text,
            Solver solver,
            Optional<ProofPlayer> book,
            boolean first,
            BufferedReader in,
            PrintWriter out,
            int width) {
        GameLibrary library = GameLibrary.installed();
        game = new Game(new Scribe(library, text), library.read(text), first);
        opponent = new Opponent(solver, book);
        convention = solver.convention();
        this.in = in;
        this.out = out;
        this.width = width;
    }

    /**
     * Returns the current position, as {@code play} reads it.
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
        boolean wins = game.turn().yours() == (convention == Convention.MISERE);
        show();
        out.println(ending() + (wins ? "you win." : "I win."));
        out.flush();
    }

    /**
     * Returns the text for the end of play; in games in which the players have different moves, play may end although
     * the other player could continue.
     */
    private String ending() {
        boolean alike = game.turn().diagram().position().components().stream()
                .allMatch(component -> component.game().summable());
        return alike ? (game.turn().yours() ? "You" : "I") + " cannot move: " : "Play has ended: ";
    }

    private void show() {
        out.println();
        TextBoard.lines(game.turn().diagram().position()).forEach(out::println);
    }

    private void reply() {
        show();
        Position position = game.turn().diagram().position();
        Opponent.Reply reply = opponent.reply(position);
        if (winning && opponent.hasBook() && reply.kind() != Opponent.Kind.WINS) {
            throw new IncompleteBookException(position);
        }
        winning = reply.kind() == Opponent.Kind.WINS;
        String name = game.turn().diagram().name(reply.move());
        say("I play " + name + " " + said(reply) + ": " + brief(reply.reason()));
        game.play(reply.move());
    }

    private void say(String text) {
        out.println(LineBreaks.wrapped(text, width));
    }

    /** Returns a legal move as it can be typed on any keyboard. */
    private String example() {
        NotatedPosition diagram = game.turn().diagram();
        List<Component<?>> components = diagram.position().components();
        int obliged = diagram.position().obliged();
        return IntStream.range(0, components.size())
                .filter(i -> obliged < 0 || i == obliged)
                .boxed()
                .flatMap(i -> first(components.get(i)).stream().map(option -> new Move(diagram.position(), i, option)))
                .findFirst()
                .map(move -> diagram.name(move).replace('→', '>'))
                .orElse("");
    }

    private static Optional<Position> first(Component<?> component) {
        try {
            return component.firstOption(Meter.unlimited());
        } catch (BeyondRangeException tooGreat) {
            return Optional.empty();
        }
    }

    private void help() {
        List<? extends ImpartialGame<?>> games = game.turn().diagram().position().components().stream()
                .map(Component::game)
                .distinct()
                .toList();
        games.forEach(each -> rules(each).ifPresent(this::say));
        say("Write a move as it is listed, such as " + example()
                + (games.stream().anyMatch(HeapGame.class::isInstance) ? "; also: take 2 from 5, or 5 to 3" : "")
                + (games.stream().anyMatch(TextBoard::hasSquares) ? "; also: a1a2, or 1,1 1,2" : "") + ".");
        out.print(WORDS);
    }

    private static Optional<String> rules(ImpartialGame<?> game) {
        String id = game.name().replaceFirst("\\[.*", "");
        return GameLibrary.installed().families().stream()
                .filter(family -> family.id().equals(id))
                .findFirst()
                .map(family -> family.card().title() + ": " + family.card().rules());
    }

    /** Returns the name of the theorem, or its first words; "why" prints the whole statement. */
    static String brief(String reason) {
        String first = reason.split("; ", 2)[0];
        int colon = first.indexOf(": ");
        String name = colon > 0 ? first.substring(0, colon) : first;
        if (name.length() <= LONGEST_REASON) {
            return name;
        }
        int space = name.lastIndexOf(' ', LONGEST_REASON);
        return name.substring(0, space > 0 ? space : LONGEST_REASON) + " …";
    }

    private static String said(Opponent.Reply reply) {
        return switch (reply.kind()) {
            case WINS -> "and win";
            case DRAWS -> "and keep the draw";
            case DELAYS -> "though you can win";
            case GUESSES -> "without knowing who wins";
        };
    }

    /** Makes one move of the human player, after any number of other words; false at the end of the input. */
    private boolean ask() throws IOException {
        show();
        while (true) {
            out.print("your move (such as " + example() + ")> ");
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
                case "help", "?" -> help();
                case "moves" -> say(legal());
                case "hint" -> hint();
                case "why" -> say(why());
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
            say(refusal.getMessage());
            return false;
        }
    }

    /** Returns all moves as they are shown, two equal heaps once, if they can be listed. */
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
        say(
                switch (reply.kind()) {
                    case WINS -> "hint: " + name + " wins";
                    case DRAWS -> "hint: " + name + " keeps the draw";
                    case DELAYS -> "hint: every move loses; " + name + " lasts longest";
                    case GUESSES ->
                        "hint: the outcome is not known; " + name + " is as good as any (" + brief(reply.reason())
                                + ")";
                });
    }

    private String why() {
        if (opponent.hasBook()) {
            return opponent.reply(game.turn().diagram().position()).reason();
        }
        try {
            Analysis analysis = opponent.analyse(game.turn().diagram().position());
            if (analysis.status() != Analysis.Status.SOLVED) {
                return analysis.message();
            }
            Outcome outcome = analysis.outcome();
            String who = outcome == Outcome.N
                    ? "you can win"
                    : outcome == Outcome.P ? "I win" : "neither player can force a win";
            return outcome + ", " + who + ": " + analysis.explain().text();
        } catch (ImpartialException stopped) {
            return stopped.getMessage();
        }
    }
}
