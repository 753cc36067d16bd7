package org.impartial.games.combine;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.Position;

/** Shows by which statistic of each part a compound is played, under both conventions. */
final class CompoundExhibit {
    private CompoundExhibit() {}

    static Exhibit of(Compound.Kind kind, List<Position> parts) {
        return switch (kind) {
            case CONJUNCTIVE -> of(kind, "Remoteness", Statistics::remoteness, parts);
            case CONTINUED_CONJUNCTIVE -> of(kind, "Suspense", Statistics::suspense, parts);
            case SELECTIVE, SHORTENED_SELECTIVE -> of(kind, "Outcomes", Statistics::outcome, parts);
            case DIMINISHED_DISJUNCTIVE -> of(kind, "Foreclosed values", Statistics::foreclosed, parts);
        };
    }

    private static Exhibit of(
            Compound.Kind kind, String title, Function<Convention, Statistic<?>> statistic, List<Position> parts) {
        Statistic<?> normal = statistic.apply(Convention.NORMAL);
        Statistic<?> misere = statistic.apply(Convention.MISERE);
        List<List<String>> rows = new ArrayList<>();
        for (Position part : parts) {
            rows.add(List.of(
                    part.toString(), normal.of(part).toString(), misere.of(part).toString()));
        }
        String conclusion = CompoundClaims.of(kind).stream()
                .map(claim -> conclusion(claim, parts))
                .collect(Collectors.joining("; "));
        return new Exhibit(title + " of the parts", List.of("part", "normal play", "misere play"), rows, conclusion);
    }

    private static String conclusion(Claim.Outcomes<List<Position>> claim, List<Position> parts) {
        return claim.convention().name().toLowerCase(Locale.ROOT) + " play: "
                + claim.outcome().apply(parts) + ", since " + claim.basis().statement();
    }
}
