package org.impartial.json.question;

import java.util.Optional;
import org.impartial.solve.Analysis;
import org.impartial.solve.theory.LoopyNimber;
import org.impartial.solve.theory.entail.EntailingValue;

/** The values that are not nimbers, for positions that may have them; nothing is computed for other positions. */
public final class SpecialValue {
    public static Optional<LoopyNimber.Infinite> infinite(Analysis analysis) {
        return analysis.position().kind().isLoopy() ? analysis.value(LoopyNimber.Infinite.class) : Optional.empty();
    }

    public static boolean loony(Analysis analysis) {
        return analysis.position().kind().isEntailing()
                && analysis.value(EntailingValue.class)
                        .filter(EntailingValue::loony)
                        .isPresent();
    }
}
