package org.impartial.cli.play;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.impartial.cli.play.OpponentReply.ReplyEffect;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.notation.ImpartialException;
import org.impartial.proof.play.ProofPlayer;
import org.impartial.solve.Analysis;
import org.impartial.solve.Analysis.Status;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.impartial.solve.engine.retrograde.GameGraph;
import org.impartial.solve.engine.retrograde.Retrograde;

/**
 * Plays perfectly: a winning move if one is known, else one that is not known to lose, else a move that keeps a draw, else the one that delays the loss
 * longest if the game is small enough to be analysed to its end, else any. Not safe for use by several threads.
 */
final class Opponent {
    /** The limits of the search for the move that delays a lost game longest; mostly it takes a tenth of a second. */
    private static final Budget DELAY = Budget.positions(20_000).within(Duration.ofSeconds(2));

    /** The greatest number of beans taken to find some move of a heap whose moves cannot be listed. */
    private static final int MOST_TRIED = 1000;

    private final Solver solver;

    /** The solver by theorems: an outcome suffices for play, and the value, which a search might add, is not needed. */
    private final Solver theorems;

    private final Optional<ProofPlayer> book;

    Opponent(Solver solver, Optional<ProofPlayer> book) {
        this.book = book;
        this.solver = solver;
        theorems = solver.using(Strategy.claims());
    }

    boolean hasBook() {
        return book.isPresent();
    }

    Solver solver() {
        return solver;
    }

    OpponentReply reply(Position position) {
        return book.isPresent() ? byBook(book.get().reply(position)) : bySolver(position);
    }

    private static OpponentReply byBook(ProofPlayer.ProofReply reply) {
        ReplyEffect kind = switch (reply.kind()) {
            case WINS -> ReplyEffect.WINS;
            case LOSES -> ReplyEffect.LOSES;
            case UNKNOWN -> ReplyEffect.GUESSES;
        };
        return new OpponentReply(reply.move(), kind, reply.reason());
    }

    private OpponentReply bySolver(Position position) {
        try {
            Analysis byTheorem = theorems.analyse(position);
            Analysis analysis = byTheorem.status() == Status.SOLVED ? byTheorem : solver.analyse(position);
            if (analysis.status() != Status.SOLVED) {
                return new OpponentReply(any(position), ReplyEffect.GUESSES, analysis.message());
            }
            return switch (analysis.outcome()) {
                case N -> winning(analysis, position);
                case D -> new OpponentReply(analysis.bestMove().orElseThrow(), ReplyEffect.DRAWS, analysis.reason());
                case P -> losing(position, analysis.reason());
            };
        } catch (ImpartialException stopped) {
            return new OpponentReply(any(position), ReplyEffect.GUESSES, stopped.getMessage());
        }
    }

    /** Returns a winning move, by search where a theorem gives only the outcome, else one not known to lose. */
    private OpponentReply winning(Analysis analysis, Position position) {
        Optional<Move> winning = analysis.winningMove();
        if (winning.isPresent()) {
            return new OpponentReply(winning.get(), ReplyEffect.WINS, analysis.reason());
        }
        Analysis searched = solver.analyse(position);
        if (searched.status() != Status.SOLVED) {
            return new OpponentReply(any(position), ReplyEffect.GUESSES, searched.message());
        }
        Optional<Move> found = searched.winningMove();
        ReplyEffect kind = found.isPresent() ? ReplyEffect.WINS : ReplyEffect.OPEN;
        return new OpponentReply(found.or(searched::bestMove).orElseThrow(), kind, analysis.reason());
    }

    /** Returns the move after which the winner needs longest, in a large game one that leaves as much as possible. */
    private OpponentReply losing(Position position, String reason) {
        List<Move> moves;
        try {
            moves = position.moves();
        } catch (BeyondRangeException tooMany) {
            return new OpponentReply(any(position), ReplyEffect.LOSES, reason);
        }
        Meter meter = new Meter(DELAY, Progress.NONE, () -> false);
        try {
            GameGraph reached = GameGraph.reachable(position, meter);
            Retrograde outcomes = Retrograde.of(reached.graph(), solver.convention(), meter);
            Move latest = moves.stream()
                    .max(Comparator.comparingInt(move -> outcomes.remoteness(reached.vertex(move.result()))))
                    .orElseThrow();
            return new OpponentReply(latest, ReplyEffect.DELAYS, reason);
        } catch (StoppedException tooMany) {
            Move most = moves.stream()
                    .max(Comparator.comparingLong(Opponent::heaps))
                    .orElseThrow();
            return new OpponentReply(most, ReplyEffect.LOSES, reason);
        }
    }

    /** Returns the first move by the rules, or one that takes few beans where there are too many to list. */
    private static Move any(Position position) {
        for (int i = 0; i < position.components().size(); i++) {
            Optional<Position> option = option(position.components().get(i));
            if (option.isPresent()) {
                return new Move(position, i, option.get());
            }
        }
        throw new BeyondRangeException(
                "no move of " + position + " was found, since its rules list none for so large a state");
    }

    private static Optional<Position> option(Component<?> component) {
        try {
            return component.firstOptions(1, Meter.unlimited()).stream().findFirst();
        } catch (BeyondRangeException great) {
            return component.game() instanceof HeapGame game
                    ? lessBeans(game, game.at((Long) component.state()))
                    : Optional.empty();
        }
    }

    private static Optional<Position> lessBeans(HeapGame game, Component<Long> heap) {
        return LongStream.rangeClosed(1, MOST_TRIED)
                .mapToObj(taken ->
                        game.notation().option(heap, game.notation().move(heap.state(), game.at(heap.state() - taken))))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** Returns the number of beans that a move leaves; longer play gives the other player more chances to err. */
    private static long heaps(Move move) {
        return move.result().components().stream()
                .mapToLong(part -> part.state() instanceof Long heap && part.game() instanceof HeapGame
                        ? Math.min(heap, 1L << 40)
                        : 0)
                .sum();
    }
}
