package org.impartial.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.impartial.core.game.Convention;
import org.impartial.core.library.GameLibrary;
import org.impartial.picture.drawing.Drawing;
import org.junit.jupiter.api.Test;

/** A page without a server names its game, and its positions share what their drawings have in common. */
class LessonPageTest {
    private static final GameLibrary LIBRARY = GameLibrary.installed();

    private static JsonNode world(String page) throws IOException {
        String mark = "id=\"world\">";
        int from = page.indexOf(mark) + mark.length();
        return Client.MAPPER.readTree(page.substring(from, page.indexOf("</script>", from)));
    }

    private static String joined(JsonNode world, String numbers) {
        List<String> lines = new ArrayList<>();
        for (String range : numbers.split(",", -1)) {
            String[] ends = range.split("-", -1);
            for (int line = Integer.parseInt(ends[0]); line <= Integer.parseInt(ends[ends.length - 1]); line++) {
                lines.add(world.get("lines").get(line).asText());
            }
        }
        return String.join("\n", lines);
    }

    @Test
    void theLinesOfADrawingAreJoinedAgain() throws IOException {
        JsonNode world = world(LessonPage.of(LIBRARY, "chomp[3,4] 4 4 4", Convention.NORMAL));
        assertEquals(34, world.get("views").size());
        for (JsonNode view : world.get("views")) {
            String title = view.get("title").asText();
            assertEquals(
                    Drawing.of("", LIBRARY.read(title).position()).svg(),
                    joined(world, view.get("drawing").asText()),
                    title);
            for (JsonNode move : view.get("moves")) {
                assertTrue(joined(world, move.get("touches").asText()).startsWith("[{\"chosen\""), move::toString);
            }
        }
    }

    @Test
    void thePageIsShortAndNamesItsGame() throws IOException {
        String page = LessonPage.of(LIBRARY, "cram[3,3]", Convention.NORMAL);
        JsonNode world = world(page);
        int drawn = Drawing.of("", LIBRARY.read("cram[3,3]").position()).svg().length();
        assertTrue(page.contains("<title>Cram</title>"), page.substring(0, 500));
        assertEquals("Cram", world.get("title").asText());
        assertEquals(
                "Nim",
                world(LessonPage.of(LIBRARY, "尼姆博弈 1 2", Convention.NORMAL))
                        .get("title")
                        .asText());
        assertTrue(world.get("games").get(0).get("rules").asText().contains("domino"));
        int written = 0;
        for (JsonNode view : world.get("views")) {
            written += view.get("drawing").asText().length();
        }
        assertTrue(written < world.get("views").size() * drawn / 10, written + " characters, and one has " + drawn);
    }
}
