package org.impartial.core.analysis;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.analysis.Analysis.Answer;
import org.impartial.core.analysis.Analysis.JudgedMove;
import org.impartial.core.analysis.Analysis.WinningMoves;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.solve.Solution;
import org.impartial.core.theory.SumTheory;
import org.jspecify.annotations.Nullable;

/**
 * What was found out about a position that is solved: the first answer, and what is sought beyond it, each thing once and
 * within the budget of the question. Guarded by the tables, as whose work all but the answer itself is done.
 */
final class Findings {
    private final Question question;
    private final Solution<?> solution;
    private final Answer answer;
    private OptionalLong sought = OptionalLong.empty();
    private @Nullable ListedMoves listedMoves;
    private boolean wentFurther;
    private String missingValue = "";
    private String missingMoves = "";

    Findings(Question question, Solution<?> solution, Answer answer) {
        this.question = question;
        this.solution = solution;
        this.answer = answer;
    }

    Solution<?> solution() {
        return solution;
    }

    Answer answer() {
        return answer;
    }

    /** Whether a search went on where a theorem stopped. */
    boolean wentFurther() {
        return wentFurther;
    }

    /** The Grundy value, for which a search goes on where a theorem tells the outcome alone. */
    OptionalLong grundy() {
        if (knownGrundy().isEmpty() && missingValue.isEmpty()) {
            solution.further().ifPresent(this::seekValue);
        }
        return knownGrundy();
    }

    /** The Grundy value as far as it is known by now. */
    OptionalLong knownGrundy() {
        return answer.grundy().isPresent() ? answer.grundy() : sought;
    }

    private <V> void seekValue(Solution<V> further) {
        try {
            sought = further.theory().grundy(further.theory().of(question.position()));
            wentFurther = true;
        } catch (StoppedException stopped) {
            missingValue =
                    "the Grundy value is not known: no theorem tells it, and the search for it " + endOf(stopped);
        } catch (BeyondRangeException tooLarge) {
            missingValue = "the Grundy value is not known: no theorem tells it, and " + tooLarge.getMessage();
        }
    }

    private String endOf(StoppedException stopped) {
        return "ended after " + question.meter().cost() + ", as " + stopped.detail();
    }

    /** What could not be found out, and why; empty if nothing that was asked for is missing. */
    String missing() {
        return Stream.of(missingValue, missingMoves)
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining("; "));
    }

    /** The first winning moves of a position that has some. */
    WinningMoves winningMoves(int most) {
        if (listedMoves == null || !listedMoves.tells(most)) {
            WinningMoves told = listed(solution.theory(), most);
            WinningMoves moves = told.complete() || told.list().size() >= most
                    ? told
                    : solution.further()
                            .map(further -> seekMoves(further, told, most))
                            .orElse(told);
            listedMoves = new ListedMoves(moves, most);
        }
        return listedMoves.first(most);
    }

    private WinningMoves seekMoves(Solution<?> further, WinningMoves told, int most) {
        try {
            WinningMoves all = listed(further.theory(), most);
            wentFurther = true;
            if (knownGrundy().isEmpty()) {
                seekValue(further);
            }
            return all.list().isEmpty() && !all.complete() ? told : all;
        } catch (StoppedException stopped) {
            missingMoves =
                    "not all winning moves are known: no theorem tells them, and the search for them " + endOf(stopped);
            return told;
        }
    }

    /**
     * A heap whose value follows from a period may have more options than can be listed: then none is. Where the budget ends,
     * those are told that were found until then.
     */
    private WinningMoves listed(SumTheory<?> theory, int most) {
        Position position = question.position();
        List<Move> moves = new ArrayList<>();
        try {
            Iterator<Move> winning = theory.winningMoves(position).iterator();
            while (moves.size() <= most && winning.hasNext()) {
                moves.add(winning.next());
            }
            return moves.size() > most
                    ? new WinningMoves(moves.subList(0, most), false)
                    : new WinningMoves(moves, theory.listsAllMoves(position));
        } catch (BeyondRangeException tooMany) {
            missingMoves = "not all winning moves are known: " + tooMany.getMessage();
            return new WinningMoves(List.of(), false);
        } catch (StoppedException stopped) {
            missingMoves = "not all winning moves are known: the search for them " + endOf(stopped);
            return new WinningMoves(moves.subList(0, Math.min(most, moves.size())), false);
        }
    }

    /** Every legal move with the outcome that it leaves, where that is known. */
    List<JudgedMove> moves() {
        Optional<SumTheory<?>> further = solution.further().map(Solution::theory);
        return question.position().moves(question.meter()).stream()
                .map(move -> new JudgedMove(move, judged(solution.theory(), further, move.result())))
                .toList();
    }

    private static Optional<Outcome> judged(SumTheory<?> told, Optional<SumTheory<?>> further, Position after) {
        Optional<Outcome> outcome = told.told(after);
        try {
            return outcome.isPresent() ? outcome : further.flatMap(theory -> theory.told(after));
        } catch (StoppedException | BeyondRangeException unknown) {
            return Optional.empty();
        }
    }

    /** The winning moves that were listed, and how many had been asked for. */
    private record ListedMoves(WinningMoves moves, int most) {

        /** Whether another list would hold no more. */
        boolean tells(int asked) {
            return asked <= most || moves.list().size() < most;
        }

        WinningMoves first(int asked) {
            return moves.list().size() <= asked
                    ? moves
                    : new WinningMoves(moves.list().subList(0, asked), false);
        }
    }
}
