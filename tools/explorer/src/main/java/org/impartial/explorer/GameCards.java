package org.impartial.explorer;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameCard.Parameter;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.picture.drawing.Drawing;

/** The cards of games as JSON, and the drawings of their examples. */
final class GameCards {
    static void add(GameFamily family, ArrayNode into) {
        GameCard card = family.card();
        ObjectNode node = into.addObject()
                .put("id", card.id())
                .put("title", card.title())
                .put("group", card.group().title())
                .put("rules", card.rules())
                .put("theory", card.theory())
                .put("position", card.position())
                .put("move", card.move())
                .put("limits", card.limits())
                .put("example", card.example())
                .put("play", family.play() == Convention.MISERE ? "misere" : "normal");
        card.otherNames().forEach(node.putArray("names")::add);
        ArrayNode parameters = node.putArray("parameters");
        for (Parameter one : card.parameters()) {
            ObjectNode parameter =
                    parameters.addObject().put("name", one.name()).put("meaning", one.meaning());
            parameter.put("required", one.required());
        }
    }

    /** Returns the drawings of the examples of all games, as far as the time suffices; questions about many positions have none. */
    static ObjectNode drawings(GameLibrary library, AnswerTime time) {
        ObjectNode drawings = ExplorerRequests.node();
        for (GameFamily family : library.families()) {
            String example = family.card().example();
            if (!time.isOver() && library.survey(example).isEmpty()) {
                try {
                    drawings.put(
                            family.id(),
                            Drawing.of("", library.read(example).position()).svg());
                } catch (IllegalArgumentException | BeyondRangeException tooLarge) {
                    drawings.remove(family.id());
                }
            }
        }
        return drawings;
    }
}
