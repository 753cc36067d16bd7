package org.impartial.solve.engine.step;

import java.util.Optional;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.Question;
import org.impartial.solve.engine.StepResult;
import org.impartial.solve.engine.step.QuotientStep.AskedQuotient;

/**
 * Proofs about all followers of a sum in turns: that they are tame, which has a small part of the work, or have a
 * quotient. Both continue where they were stopped. Not safe for use by several threads.
 */
final class TameOrQuotient {
    /** Tameness is examined when all work is this many times that of its examination. */
    private static final long PART_OF_TAMENESS = 16;

    private static final long FIRST = 40;

    private final Question question;
    private final OpenFacts facts;
    private final AskedQuotient quotient;
    private long work;
    private long nextTame = PART_OF_TAMENESS * FIRST;
    private boolean wild;

    TameOrQuotient(Question question, OpenFacts facts, AskedQuotient quotient) {
        this.quotient = quotient;
        this.question = question;
        this.facts = facts;
    }

    /** Returns whether the construction of the quotient cannot continue; tameness is then examined no more. */
    boolean isStuck() {
        return quotient.isStuck();
    }

    /** Continues in a turn; empty if a longer one is needed. */
    Optional<StepResult> next(Meter turn) {
        Optional<StepResult> found = quotient.next(turn);
        work += Turns.work(turn.cost());
        if (found.isPresent() || wild || work < nextTame) {
            return found;
        }
        long share = work / PART_OF_TAMENESS;
        nextTame = 4 * work;
        LimitedAttempt attempt = new LimitedAttempt(turn.fork(share, share));
        Position position = question.position();
        Optional<Boolean> tame = attempt.result(part -> TameSums.isTame(facts.classes, position, part));
        wild = tame.equals(Optional.of(false));
        return tame.filter(all -> all).map(all -> TameSums.answer(facts.classes, position, question.meter()));
    }
}
