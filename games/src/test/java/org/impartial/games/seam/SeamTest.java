package org.impartial.games.seam;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.ImpartialException;
import org.impartial.games.heap.Nim;
import org.impartial.proof.Certificate;
import org.impartial.solve.Analysis;
import org.impartial.solve.Analysis.Status;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.impartial.solve.theory.quotient.MisereQuotient;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Every combinator over every kind of part, by every strategy and under both conventions, against play by the moves of
 * the rules alone: an answer is true, and a refusal states one of the named reasons.
 */
class SeamTest {
    private static final Budget BUDGET = Budget.positions(20_000);
    private static final int MOST_MOVES = 50;
    private static final List<UnaryOperator<Position>> BESIDE =
            List.of(part -> part, part -> part.plus(new Nim().at(1)), part -> part.plus(part));

    /** The reasons for which a position, or a question about it, may be refused. */
    private static final List<String> REASONS = List.of(
            "is loopy",
            "may entail",
            "is not summable",
            "the rules repeat positions",
            "proofs are limited to free components of one game",
            "belongs to no game, so it has no proof",
            "at most one component that must be answered",
            // Of a strategy that declines the kind that play is found to be of after its outcome.
            "it does not handle");

    private final List<String> wrong = new ArrayList<>();
    private final Map<String, Integer> unnamed = new TreeMap<>();
    private int answers;
    private int refusals;

    /** Tries a fifth of the strategies at each seam; which fifth has no short period in the list of seams. */
    @Test
    void everyAnswerIsThatOfPlayByTheMovesAlone() {
        compare(Seams.few(), 5, 400);
    }

    @Test
    @Tag("thorough")
    void everyAnswerAboutAllPairsIsThatOfPlayByTheMovesAlone() {
        compare(Seams.all(), 1, 5_000);
    }

    private void compare(List<Supplier<Position>> seams, int step, int least) {
        List<Strategy> strategies = Stream.concat(
                        Strategy.all().stream(), Stream.of(Strategy.packed(2), Strategy.nimberSearch(2)))
                .toList();
        for (int i = 0; i < seams.size(); i++) {
            int first = Integer.bitCount(i) % step;
            made(seams.get(i)).ifPresent(position -> {
                for (Convention convention : Convention.values()) {
                    Outcome truth = PlayByMoves.outcome(position, convention);
                    for (int j = first; j < strategies.size(); j += step) {
                        compare(position, convention, truth, strategies.get(j));
                    }
                }
            });
        }
        String counts = answers + " answers, " + refusals + " refusals";
        assertEquals(List.of(), wrong.subList(0, Math.min(12, wrong.size())), wrong.size() + " of " + counts);
        assertEquals(Map.of(), unnamed, counts);
        assertTrue(answers > least && refusals > least, counts);
    }

    /** Returns a position; empty if it is refused for a named reason. */
    private Optional<Position> made(Supplier<Position> seam) {
        try {
            return Optional.of(seam.get());
        } catch (ImpartialException refused) {
            refuse(refused.getMessage());
            return Optional.empty();
        }
    }

    private void compare(Position position, Convention convention, Outcome truth, Strategy strategy) {
        try {
            Analysis analysis =
                    Solver.of(convention).using(strategy).within(BUDGET).analyse(position);
            if (analysis.status() == Status.DECLINED) {
                refusals++;
            } else {
                answers++;
                confirm(position, convention, truth, analysis);
            }
        } catch (ImpartialException refused) {
            refuse(refused.getMessage());
        } catch (IllegalArgumentException | IllegalStateException fault) {
            wrong.add(position + ", " + convention.words() + ", by " + strategy.name() + ": " + fault);
        }
    }

    /** Compares the outcome, the winning moves, and the Grundy value, which a position that is not summable lacks. */
    private void confirm(Position position, Convention convention, Outcome truth, Analysis analysis) {
        String question = position + ", " + convention.words() + ", by " + analysis.strategy();
        if (analysis.outcome() != truth) {
            wrong.add(question + ": " + analysis.outcome() + ", not " + truth);
            return;
        }
        OptionalLong value = convention == Convention.NORMAL ? analysis.grundy() : OptionalLong.empty();
        if (value.isPresent() && !isValue(position, value.getAsLong())) {
            wrong.add(question + ": the Grundy value " + value.getAsLong());
        }
        for (Move move : analysis.winningMoves(MOST_MOVES).list()) {
            if (PlayByMoves.outcome(move.result(), convention) != Outcome.P) {
                wrong.add(question + ": " + move + " does not win");
            }
        }
    }

    /** Returns whether a position and a Nim heap are P together; a position that is not summable has no value. */
    private static boolean isValue(Position position, long value) {
        return position.kind().isSummable()
                && PlayByMoves.outcome(position.plus(new Nim().at(value)), Convention.NORMAL) == Outcome.P;
    }

    @Test
    void quotientsAndCertificatesAreThoseOfPlayByTheMovesAlone() {
        for (Supplier<Position> part : Seams.PARTS) {
            for (UnaryOperator<Position> beside : BESIDE) {
                made(() -> beside.apply(part.get())).ifPresent(position -> {
                    unlessRefused(() -> compareQuotient(position));
                    for (Convention convention : Convention.values()) {
                        unlessRefused(() -> compareProof(position, convention));
                    }
                });
            }
        }
        assertEquals(List.of(), wrong);
        assertEquals(Map.of(), unnamed);
        assertTrue(answers > 20 && refusals > 20, answers + " answers, " + refusals + " refusals");
    }

    private void compareQuotient(Position position) {
        MisereQuotient quotient = MisereQuotient.of(List.of(position));
        for (Position sum : List.of(position, position.plus(position))) {
            answers++;
            if (quotient.outcome(quotient.of(sum)) != PlayByMoves.outcome(sum, Convention.MISERE)) {
                wrong.add(sum + " in " + quotient);
            }
        }
    }

    /** Checks a proof; those of entailing moves have a test of their own. */
    private void compareProof(Position position, Convention convention) {
        Certificate proof = Solver.of(convention).within(BUDGET).prove(position);
        answers++;
        if (!position.kind().isEntailing() && !proof.check(Meter.unlimited()).accepted()) {
            wrong.add("a proof of " + position + " is refused");
        }
    }

    private void unlessRefused(Runnable comparison) {
        try {
            comparison.run();
        } catch (ImpartialException refused) {
            refuse(refused.getMessage());
        }
    }

    private void refuse(String message) {
        refusals++;
        if (REASONS.stream().noneMatch(message::contains)) {
            unnamed.merge(message, 1, Integer::sum);
        }
    }
}
