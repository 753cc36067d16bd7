package org.impartial.core.engine.step;

import java.util.List;
import org.impartial.core.engine.Answer;
import org.impartial.core.engine.Engine;
import org.impartial.core.engine.Reply;
import org.impartial.core.engine.Session;
import org.impartial.core.engine.Step;
import org.impartial.core.engine.Step.SharedTables;
import org.impartial.core.theory.sums.Nimbers;

/**
 * Normal play by the Grundy values of the components from engines alone, without claims.
 *
 * @param engines the engines, the last of which must suit every component
 */
public record PlainValuesStep(List<Engine> engines) implements Step {

    @Override
    public Session open(SharedTables shared) {
        EngineValues values = EngineValues.shared(engines, shared);
        return question -> question.isNormal() && !question.isLoopy()
                ? Answer.searched(new Nimbers(values, question.meter()), List.of())
                : Reply.declined("computes Grundy values of normal play without infinite play");
    }
}
