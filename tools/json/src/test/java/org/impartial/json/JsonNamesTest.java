package org.impartial.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.notation.NotationException;
import org.junit.jupiter.api.Test;

/** The names of games in requests, and the conventions that they imply. */
class JsonNamesTest {
    private static final GameLibrary LIBRARY = GameLibrary.installed();
    private final JsonLines lines = JsonLines.of(LIBRARY).batch(Duration.ofMinutes(1));

    /** Requests in which a game stands alone, in a sum and within another object; most positions do not suit it. */
    private static Stream<ObjectNode> requests(String name) {
        ObjectNode game =
                JsonNodeFactory.instance.objectNode().put("game", name).put("position", 1);
        ObjectNode counted = JsonNodeFactory.instance.objectNode().put("game", name);
        return Stream.of(
                game,
                wrapped("sum", game.deepCopy(), true),
                wrapped("form", game.deepCopy(), false),
                wrapped("prove", game.deepCopy(), false).put("to", "no/such/folder/a.proof"),
                wrapped("count", counted, false).put("to", 2),
                wrapped("sequence", counted.deepCopy(), false).put("to", 2));
    }

    private static ObjectNode wrapped(String key, ObjectNode inner, boolean list) {
        ObjectNode outer = JsonNodeFactory.instance.objectNode();
        outer.set(key, list ? outer.arrayNode().add(inner) : inner);
        return outer;
    }

    private static boolean ofOneGame(String name, GameFamily family) {
        try {
            return LIBRARY.family(name) == family;
        } catch (NotationException several) {
            return false;
        }
    }

    /** Returns the answer without the work of a search that stopped. */
    private String answer(ObjectNode request) {
        return lines.answer(request.put("budget", 100).toString()).replaceFirst("after [^:]*", "");
    }

    /** Every name in questions about positions, and every fourth in requests of all kinds. */
    @Test
    void everyNameIsReadAsTheId() {
        int names = 0;
        for (GameFamily family : LIBRARY.families()) {
            Stream<String> all = Stream.concat(Stream.of(family.card().title()), family.card().otherNames().stream());
            for (String name : all.filter(one -> ofOneGame(one, family)).toList()) {
                names++;
                List<ObjectNode> byId = requests(family.id()).toList();
                List<ObjectNode> byName = requests(name).toList();
                for (int i = 0; i < (names % 4 == 0 ? byId.size() : 1); i++) {
                    assertEquals(answer(byId.get(i)), answer(byName.get(i)), name);
                }
            }
        }
        assertTrue(names > 200, "only " + names + " names");
    }

    @Test
    void textsWithParametersAreNames() {
        for (String game : List.of("Bash game[m=3]", "bash[m=3]", "octal[0.77]", "subtraction[1,3,4]")) {
            String answer = lines.answer(JsonNodeFactory.instance
                    .objectNode()
                    .put("game", game)
                    .put("position", 5)
                    .toString());
            assertTrue(answer.startsWith("{\"outcome\":\"N\""), answer);
        }
    }

    /** The id is the caller's own, and so is every other key but those that name the games of the question. */
    @Test
    void onlyTheGamesOfTheQuestionImplyItsConvention() {
        String id = "{\"id\":{\"game\":\"misere-nim\",\"sum\":[{\"game\":\"chess\"}]},";
        for (String question : List.of(
                "\"game\":\"kayles\",\"position\":[1]}",
                "\"sum\":[{\"game\":\"kayles\",\"position\":[1]}]}",
                "\"count\":{\"game\":\"kayles\"},\"to\":10}",
                "\"form\":{\"game\":\"kayles\",\"position\":1}}",
                "\"discover\":\"x'<x\",\"test\":[[1],[2]]}")) {
            String plain = lines.answer("{" + question);
            assertTrue(!plain.contains("error"), plain);
            assertEquals(plain.substring(1), lines.answer(id + question).substring(id.length()), question);
        }
        for (String misere : List.of(
                "{\"game\":\"Misère Nim\",\"position\":[1]}",
                "{\"sum\":[{\"game\":\"kayles\",\"position\":[]},{\"game\":\"misere-nim\",\"position\":[1]}]}")) {
            assertTrue(lines.answer(misere).startsWith("{\"outcome\":\"P\""), misere);
        }
        String count = lines.answer("{\"count\":{\"sum\":[{\"game\":\"misere-nim\"}]},\"to\":0}");
        assertTrue(count.startsWith("{\"count\":0,"), count);
    }
}
