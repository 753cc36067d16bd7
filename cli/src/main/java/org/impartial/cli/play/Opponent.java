package org.impartial.cli.play;

import java.util.Comparator;
import java.util.List;
import org.impartial.core.analysis.Analysis;
import org.impartial.core.analysis.Analysis.Status;
import org.impartial.core.analysis.Solver;
import org.impartial.core.game.HeapGame;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.Method;
import org.impartial.core.meter.StoppedException;
import org.impartial.picture.GameGraph;

/**
 * Plays perfectly: a winning move if there is one, else a move that keeps a draw, else the one that is lost last where the
 * game is small enough to see its end, else any. Never gives up.
 */
final class Opponent {
    private static final int SMALL = 1000;
    private final Solver solver;

    /** A theorem that tells who wins is enough to play by; the value, which a search might add, is not needed. */
    private final Solver theorems;

    Opponent(Solver solver) {
        this.solver = solver;
        theorems = solver.using(Method.CLAIMS);
    }

    /** What to play, whether it wins, and why. */
    record Reply(Move move, Kind kind, String reason) {}

    /** What a reply achieves. */
    enum Kind {
        WINS,
        DRAWS,
        DELAYS,
        GUESSES
    }

    Analysis analyse(Position position) {
        return solver.analyse(position);
    }

    /** A reply in a position in which there are moves. */
    Reply reply(Position position, List<Move> moves) {
        try {
            Analysis analysis = judged(position);
            if (analysis.status() != Status.SOLVED) {
                return new Reply(moves.get(0), Kind.GUESSES, analysis.message());
            }
            return switch (analysis.outcome()) {
                case N -> winning(analysis, position, moves);
                case D -> keepingADraw(analysis, moves);
                case P -> new Reply(latest(position, moves), Kind.DELAYS, analysis.reason());
            };
        } catch (StoppedException stopped) {
            return new Reply(moves.get(0), Kind.GUESSES, stopped.getMessage());
        }
    }

    private Analysis judged(Position position) {
        Analysis told = theorems.analyse(position);
        return told.status() == Status.SOLVED ? told : solver.analyse(position);
    }

    /** A theorem may say who wins and not by which move; then the moves are tried. */
    private Reply winning(Analysis analysis, Position position, List<Move> moves) {
        List<Move> listed = analysis.winningMoves(1).list();
        for (Move move : listed.isEmpty() ? moves : listed) {
            Analysis after = listed.isEmpty() ? judged(move.result()) : analysis;
            if (after == analysis || (after.status() == Status.SOLVED && after.outcome() == Outcome.P)) {
                return new Reply(move, Kind.WINS, analysis.reason());
            }
        }
        return new Reply(latest(position, moves), Kind.GUESSES, "no winning move was found within the budget");
    }

    private Reply keepingADraw(Analysis analysis, List<Move> moves) {
        for (Move move : moves) {
            Analysis after = judged(move.result());
            if (after.status() == Status.SOLVED && after.outcome() == Outcome.D) {
                return new Reply(move, Kind.DRAWS, analysis.reason());
            }
        }
        return new Reply(moves.get(0), Kind.GUESSES, "no move that keeps the draw was found within the budget");
    }

    /** The move after which the winner needs longest; where the end cannot be seen, the first one. */
    private Move latest(Position position, List<Move> moves) {
        GameGraph graph;
        try {
            graph = GameGraph.of(position, solver.convention(), SMALL);
        } catch (IllegalArgumentException tooGreat) {
            return smallest(moves);
        }
        return moves.stream()
                .max(Comparator.comparingInt(move -> graph.remoteness(graph.vertex(move.result()))))
                .orElseThrow();
    }

    /** A move that leaves as much as can be: play lasts, and there is more to get wrong. */
    private static Move smallest(List<Move> moves) {
        return moves.stream().max(Comparator.comparingLong(Opponent::heaps)).orElseThrow();
    }

    private static long heaps(Move move) {
        return move.result().components().stream()
                .mapToLong(part -> part.state() instanceof Long heap && part.game() instanceof HeapGame
                        ? Math.min(heap, 1L << 40)
                        : 0)
                .sum();
    }
}
