package org.impartial.games.combine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Parts;
import org.impartial.core.game.Parts.Fold;
import org.impartial.core.game.Position;

final class CompoundExhibit {
    static Exhibit of(Compound.CompoundKind kind, List<Position> parts, Parts answers) {
        return switch (kind) {
            case CONJUNCTIVE -> of(kind, "Remoteness", folded(answers, Folds::remoteness), parts, answers);
            case CONTINUED_CONJUNCTIVE -> of(kind, "Suspense", folded(answers, Folds::suspense), parts, answers);
            case SELECTIVE, SHORTENED_SELECTIVE -> of(kind, "Outcomes", answers::outcome, parts, answers);
            case DIMINISHED_DISJUNCTIVE ->
                of(kind, "Foreclosed values", folded(answers, Folds.Foreclosure::new), parts, answers);
        };
    }

    private static BiFunction<Position, Convention, Object> folded(Parts answers, Function<Convention, Fold<?>> fold) {
        return (part, convention) -> answers.fold(fold.apply(convention), part);
    }

    private static Exhibit of(
            Compound.CompoundKind kind,
            String title,
            BiFunction<Position, Convention, ?> statistic,
            List<Position> parts,
            Parts answers) {
        List<List<String>> rows = new ArrayList<>();
        for (Position part : parts) {
            rows.add(List.of(
                    part.toString(),
                    statistic.apply(part, Convention.NORMAL).toString(),
                    statistic.apply(part, Convention.MISERE).toString()));
        }
        String conclusion = Stream.of(Convention.values())
                .map(convention -> conclusion(kind, convention, parts, answers))
                .collect(Collectors.joining("; "));
        return new Exhibit(title + " of the parts", List.of("part", "normal play", "misère play"), rows, conclusion);
    }

    private static String conclusion(
            Compound.CompoundKind kind, Convention convention, List<Position> parts, Parts answers) {
        boolean lost = new CompoundClaims.Rule(answers, convention, parts).lost(kind);
        return convention.words() + ": " + (lost ? Outcome.P : Outcome.N) + ", since "
                + CompoundClaims.statement(kind, convention);
    }
}
