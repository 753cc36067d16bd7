package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.library.GameLibrary;
import org.impartial.json.JsonLines;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The numbers 2^63 - 1 - {0..3} in the place of every number of every game's example, in requests, with their moves,
 * and in the report with its tables: each answer agrees with independent results if there are any, or is an error that
 * names the limit.
 */
class GreatestNumbersTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int NEAR = 4;
    private static final Pattern NEGATIVE = Pattern.compile("(^|[ \\[(,=:])-[0-9]");
    /** A theorem may contain the number -1. */
    private static final Pattern REASON = Pattern.compile("\"(reason|error)\":\"[^\"]*\"");

    private final JsonLines lines = JsonLines.of(GameLibrary.installed());
    private final List<String> complaints = new ArrayList<>();

    @Test
    void everyNumberMayBeGreat() {
        List<ObjectNode> requests = requests();
        assertTrue(requests.size() > 1000, () -> "only " + requests.size() + " requests");
        checkAll(IntStream.range(0, requests.size())
                .filter(i -> i % NEAR == 0 || i % NEAR == 1 + i / NEAR % (NEAR - 1))
                .mapToObj(requests::get));
    }

    @Test
    @Tag("thorough")
    void everyNumberMayBeEachOfTheGreatest() {
        checkAll(requests().stream());
    }

    private void checkAll(Stream<ObjectNode> requests) {
        requests.forEach(request -> {
            for (String play : List.of("normal", "misere")) {
                check(request.deepCopy()
                        .put("play", play)
                        .put("budget", 200)
                        .put("seconds", 0.1)
                        .put("limit", 2));
            }
        });
        assertEquals(List.of(), complaints, () -> String.join("\n", complaints));
    }

    private void check(ObjectNode request) {
        JsonNode answer = answer(request);
        JsonNode grundy = answer.path("grundy");
        require(!grundy.isIntegralNumber() || grundy.asLong() >= 0, request, answer);
        require(
                !grundy.isIntegralNumber()
                        || !"normal".equals(request.path("play").asText())
                        || (grundy.asLong() == 0)
                                == "P".equals(answer.path("outcome").asText()),
                request,
                answer);
        for (JsonNode move : answer.path("winningMoves")) {
            ObjectNode played = request.deepCopy();
            played.putArray("moves").add(move);
            JsonNode after = answer(played);
            String outcome = after.path("outcome").asText("P");
            require("P".equals(outcome) && !after.path("error").asText().contains("legal"), played, after);
        }
    }

    private JsonNode answer(ObjectNode request) {
        try {
            String text = lines.answer(request.toString()).toString();
            JsonNode answer = JSON.readTree(text);
            String bare = REASON.matcher(text).replaceAll("");
            require(!NEGATIVE.matcher(bare).find(), request, answer);
            require(!answer.path("error").asText().contains("fault of the program"), request, answer);
            return answer;
        } catch (JsonProcessingException e) {
            throw new AssertionError(e);
        }
    }

    private void require(boolean good, JsonNode request, JsonNode answer) {
        if (!good) {
            complaints.add(request + " -> " + answer);
        }
    }

    /** Reports have tables and pictures of numbers beside the answer. */
    @Test
    void reportsHaveNoOverflow() {
        for (String game :
                List.of("nim 7", "wythoff 3", "euclid 2", "pass-nim [[7],1]", "staircase-nim 5", "northcott [1,7,1]")) {
            for (String great : List.of("9223372036854775807", "9223372036854775804")) {
                for (String play : List.of("normal", "misere")) {
                    String position = game.startsWith("pass") || game.startsWith("north")
                            ? game.replace("7", great)
                            : game + " " + great;
                    Run run = Run.of("solve", position, "--play", play, "--seconds", "1");
                    assertTrue(run.status() <= 1, () -> position + run.err());
                    assertTrue(!NEGATIVE.matcher(run.out()).find(), () -> position + ": " + run.out());
                }
            }
        }
    }

    private static List<ObjectNode> requests() {
        List<ObjectNode> requests = new ArrayList<>();
        for (ObjectNode seed : new FuzzedLines(GameLibrary.installed(), 0).examples()) {
            for (String field : List.of("position", "params")) {
                replace(seed.path(field), great -> requests.add(seed.deepCopy().set(field, great)));
            }
        }
        return requests;
    }

    /** Gives copies of a node in each of which one number is one of the greatest. */
    private static void replace(JsonNode node, Consumer<JsonNode> copies) {
        if (node.isIntegralNumber()) {
            for (int less = 0; less < NEAR; less++) {
                copies.accept(JSON.getNodeFactory().numberNode(Long.MAX_VALUE - less));
            }
        } else if (node instanceof ArrayNode list) {
            for (int i = 0; i < list.size(); i++) {
                int at = i;
                replace(list.get(i), great -> copies.accept(list.deepCopy().set(at, great)));
            }
        } else if (node instanceof ObjectNode object) {
            object.properties()
                    .forEach(field -> replace(
                            field.getValue(),
                            great -> copies.accept(object.deepCopy().set(field.getKey(), great))));
        }
    }
}
