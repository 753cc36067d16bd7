package org.impartial.json.question;

import java.util.Optional;
import java.util.function.Predicate;
import org.impartial.core.game.Component;
import org.impartial.core.game.Entailing;
import org.impartial.core.game.ImpartialGame;
import org.impartial.solve.Analysis;
import org.impartial.solve.theory.LoopyNimber;
import org.impartial.solve.theory.entail.EntailingValue;

/** The values that are not nimbers, for positions that may have them; nothing is computed for other positions. */
public final class SpecialValue {
    public static Optional<LoopyNimber.Infinite> infinite(Analysis analysis) {
        return any(analysis, ImpartialGame::loopy) ? analysis.value(LoopyNimber.Infinite.class) : Optional.empty();
    }

    public static boolean loony(Analysis analysis) {
        return any(analysis, Entailing.class::isInstance)
                && analysis.value(EntailingValue.class)
                        .filter(EntailingValue::loony)
                        .isPresent();
    }

    private static boolean any(Analysis analysis, Predicate<ImpartialGame<?>> kind) {
        return analysis.position().components().stream().map(Component::game).anyMatch(kind);
    }
}
