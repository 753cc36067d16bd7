package org.impartial.core.engine.step;

import java.util.List;
import org.impartial.core.engine.Answer;
import org.impartial.core.engine.Engine;
import org.impartial.core.engine.Question;
import org.impartial.core.engine.Reply;
import org.impartial.core.engine.Session;
import org.impartial.core.engine.Step;
import org.impartial.core.engine.Step.SharedTables;
import org.impartial.core.engine.heap.Sequences;
import org.impartial.core.theory.sums.ClaimedValues;
import org.impartial.core.theory.sums.Claims;
import org.impartial.core.theory.sums.Nimbers;

/**
 * Normal play by the Grundy values of the components: by claims, and by engines where no claim gives them.
 *
 * @param engines the engines, the last of which suits everything
 */
public record ValuesStep(List<Engine> engines) implements Step {

    @Override
    public Session open(SharedTables shared) {
        EngineValues values = EngineValues.shared(engines, shared);
        Sequences sequences = shared.of(Sequences.class, Sequences::new);
        OpenClaims claims = OpenClaims.shared(shared);
        return question -> reply(question, claims.of(question, engines, shared), values, sequences);
    }

    private static Reply reply(Question question, Claims claims, EngineValues values, Sequences sequences) {
        if (!question.isNormal() || question.isLoopy()) {
            return Reply.declined("computes Grundy values of normal play without infinite play");
        }
        Nimbers nimbers = new Nimbers(new ClaimedValues(claims, values), question.meter());
        return Answer.searched(nimbers, claims.valueBases(question.position()))
                .withPeriod(() -> sequences.period(question.position(), question.meter()))
                .certifiedBy(() -> sequences.certificate(question.position(), question.meter()));
    }
}
