package org.impartial.contest;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import org.impartial.contest.ContestRun.Response;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.solve.Analysis;
import org.impartial.solve.Analysis.WinningMoves;

/**
 * The question of a contest about each position, the same for every strategy.
 *
 * <pre>{@code
 * Contest contest = Contest.of(Problems.of(new Nim().heaps(3, 5))).strategies(Strategy.claims());
 * contest.asking(Ask.OUTCOME).run().runs().get(0).response();  // N
 * }</pre>
 */
public enum Ask {
    /** The outcome. */
    OUTCOME {
        @Override
        Response answer(Analysis analysis) {
            return new Response(Optional.of(analysis.outcome()), OptionalLong.empty(), List.of());
        }
    },
    /** The outcome, and one winning move if there is any. */
    MOVE {
        @Override
        Response answer(Analysis analysis) {
            WinningMoves moves = analysis.winningMoves(1);
            if (analysis.outcome() == Outcome.N && moves.list().isEmpty()) {
                throw new Incomplete("no winning move was found: " + analysis.missing());
            }
            return withMoves(analysis, moves);
        }
    },
    /** The Grundy value in normal play; the outcome in misère play and for positions without a value. */
    VALUE {
        @Override
        Response answer(Analysis analysis) {
            if (analysis.convention() == Convention.MISERE) {
                return OUTCOME.answer(analysis);
            }
            OptionalLong value = analysis.grundy();
            if (value.isEmpty() && !analysis.missing().isEmpty()) {
                throw new Incomplete("the value was not found: " + analysis.missing());
            }
            return new Response(Optional.of(analysis.outcome()), value, List.of());
        }
    },
    /** The outcome and all winning moves, up to 10,000. A list counts only if it is complete. */
    MOVES {
        @Override
        Response answer(Analysis analysis) {
            WinningMoves moves = analysis.winningMoves(MOST_MOVES);
            if (!moves.complete()) {
                String missing = analysis.missing();
                String listed = "not all winning moves were found: ";
                throw new Incomplete(listed + (missing.isEmpty() ? moves.list().size() + " were" : missing));
            }
            return withMoves(analysis, moves);
        }
    };

    private static final int MOST_MOVES = 10_000;

    /** Computes the requested answer from an analysis; {@link Incomplete} is thrown if that lacks a part. */
    abstract Response answer(Analysis analysis);

    private static Response withMoves(Analysis analysis, WinningMoves moves) {
        List<String> written = moves.list().stream().map(Ask::written).toList();
        return new Response(Optional.of(analysis.outcome()), OptionalLong.empty(), written);
    }

    /** Returns a move as text with the index of its component, which distinguishes moves in equal components. */
    static String written(Move move) {
        return move.component() + ": " + move;
    }

    /** Returns the name in commands and files, such as {@code value}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    static final class Incomplete extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Incomplete(String message) {
            super(message);
        }
    }
}
