package org.impartial.picture.kind;

import java.util.Map;
import java.util.Optional;
import org.impartial.core.notation.Datum;
import org.impartial.picture.drawing.Sketch;

/** The drawings of answers to questions about many positions, by game. */
final class SurveyDrawings {
    private SurveyDrawings() {}

    static Optional<Sketch> of(String game, Datum.Fields answer) {
        Map<String, Datum> fields = answer.fields();
        return switch (game) {
            case "pirates" ->
                Optional.ofNullable(fields.get("guarantee"))
                        .filter(all -> all.asItems().size() > 1)
                        .map(all -> PirateCrew.draw(all.asItems()));
            case "pursuit-ring" ->
                Optional.ofNullable(fields.get("first"))
                        .flatMap(first -> Optional.ofNullable(fields.get("second"))
                                .map(second -> RingOutcomes.draw(first.asItems(), second.asItems())));
            default -> Optional.empty();
        };
    }
}
