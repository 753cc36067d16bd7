package org.impartial.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.Params;
import org.impartial.core.notation.Datum;
import org.impartial.json.request.JsonData;

/**
 * Requests that a hostile program might send: the examples of all games with other numbers, lists and types, sums of
 * them, all conventions and solvers, and lines of broken JSON. The same seed gives the same lines.
 */
final class FuzzedLines {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    private static final long[] EDGES = {
        0,
        1,
        2,
        3,
        5,
        7,
        8,
        12,
        16,
        31,
        64,
        100,
        1000,
        1006,
        32768,
        1L << 31,
        (1L << 32) + 1,
        Long.MAX_VALUE - 1,
        Long.MAX_VALUE,
        -1,
        -7,
        Long.MIN_VALUE
    };

    private static final List<JsonNode> ODD = List.of(
            JSON.nullNode(),
            JSON.textNode("x"),
            JSON.objectNode(),
            JSON.arrayNode(),
            JSON.booleanNode(true),
            JSON.numberNode(new BigDecimal("1e9999999")),
            JSON.numberNode(2.5),
            JSON.numberNode(new BigInteger("123456789012345678901234567890")),
            JSON.arrayNode().add(JSON.arrayNode().add(1)).add(-3));

    private final Random random;
    private final List<ObjectNode> seeds = new ArrayList<>();

    FuzzedLines(GameLibrary library, long seed) {
        random = new Random(seed);
        library.families().forEach(family -> seeds.add(example(family)));
    }

    /** The example of a card as a request, with given parameters for the family. */
    private static ObjectNode example(GameFamily family) {
        List<Params> given = new ArrayList<>();
        GameFamily spied = GameFamily.of(
                family.card(),
                params -> {
                    given.add(params);
                    return family.with(params);
                },
                Params.NONE);
        // The first part of an example that is a sum with other games.
        String example = family.card().example().replaceFirst(" \\+ .*", "");
        Datum position = position(GameLibrary.of(List.of(spied)), example);
        ObjectNode request = JSON.objectNode().put("game", family.id());
        if (!given.isEmpty() && !given.get(0).values().isEmpty()) {
            ObjectNode params = request.putObject("params");
            given.get(0).values().forEach((name, value) -> params.set(name, JsonData.write(value)));
        }
        request.set("position", JsonData.write(position));
        return request;
    }

    private static Datum position(GameLibrary library, String example) {
        return library.survey(example).isPresent()
                ? Datum.of("all")
                : library.read(example).datum();
    }

    /** Returns the example of each game as a request. */
    List<ObjectNode> examples() {
        return List.copyOf(seeds);
    }

    /** The next line. */
    String next() {
        ObjectNode request = random.nextInt(6) == 0 ? sum() : random.nextInt(8) == 0 ? count() : component();
        request.put("budget", 1 + random.nextInt(20_000)).put("seconds", FuzzTest.SECONDS);
        if (random.nextInt(3) == 0) {
            request.put("play", random.nextBoolean() ? "misere" : "normal");
        }
        if (random.nextInt(2) == 0) {
            request.put("solver", List.of("auto", "claims", "search").get(random.nextInt(3)));
        }
        if (random.nextInt(4) == 0) {
            request.put("limit", random.nextInt(5));
        }
        if (random.nextInt(40) == 0) {
            request.set(
                    List.of("game", "params", "play", "solver", "budget", "limit", "id", "x")
                            .get(random.nextInt(8)),
                    odd());
        }
        String line = request.toString();
        return random.nextInt(25) == 0 ? broken(line) : line;
    }

    private ObjectNode sum() {
        ObjectNode request = JSON.objectNode();
        ArrayNode parts = request.putArray("sum");
        for (int i = random.nextInt(4); i > 0; i--) {
            parts.add(component());
        }
        return request;
    }

    private ObjectNode count() {
        ObjectNode counted = component();
        counted.remove("position");
        ObjectNode request = JSON.objectNode().set("count", counted);
        request.set("to", number(20));
        for (String key : List.of("from", "heaps", "value", "modulo", "sample", "seed")) {
            if (random.nextInt(3) == 0) {
                request.set(key, random.nextInt(10) == 0 ? odd() : number(3));
            }
        }
        return random.nextInt(2) == 0
                ? request
                : request.put("kind", List.of("ordered", "multisets", "subsets").get(random.nextInt(3)));
    }

    private ObjectNode component() {
        ObjectNode request = seeds.get(random.nextInt(seeds.size())).deepCopy();
        request.set("position", changed(request.get("position"), 3));
        if (request.has("params") && random.nextInt(4) == 0) {
            request.set("params", changed(request.get("params"), 5));
        }
        return request;
    }

    /** The same shape with other numbers here and there, and now and then another shape. */
    private JsonNode changed(JsonNode node, int rarely) {
        if (node.isArray()) {
            return changedList(node, rarely);
        }
        if (node.isObject()) {
            ObjectNode object = JSON.objectNode();
            node.properties().forEach(field -> object.set(field.getKey(), changed(field.getValue(), rarely)));
            return object;
        }
        if (random.nextInt(12 * rarely) == 0) {
            return odd();
        }
        return node.isIntegralNumber() && random.nextInt(rarely) == 0 ? number(node.longValue()) : node;
    }

    private JsonNode changedList(JsonNode node, int rarely) {
        ArrayNode list = JSON.arrayNode();
        for (JsonNode item : node) {
            if (random.nextInt(15) != 0) {
                list.add(changed(item, rarely));
            }
            if (random.nextInt(15) == 0) {
                list.add(changed(item, rarely));
            }
        }
        return random.nextInt(100) == 0 ? odd() : list;
    }

    private JsonNode number(long near) {
        long value = switch (random.nextInt(4)) {
            case 0 -> EDGES[random.nextInt(EDGES.length)];
            case 1 -> near + random.nextInt(5) - 2;
            default -> random.nextInt(14);
        };
        return JSON.numberNode(value);
    }

    private JsonNode odd() {
        return ODD.get(random.nextInt(ODD.size()));
    }

    /**
     * The example of each game with each parameter, the position, and its first item in turn as what they hardly are.
     */
    Stream<String> withOddParts() {
        List<JsonNode> odder = new ArrayList<>(ODD);
        odder.addAll(List.of(JSON.textNode(""), JSON.numberNode(0), JSON.numberNode(-1)));
        return seeds.stream().flatMap(seed -> {
            List<ObjectNode> lines = new ArrayList<>();
            for (JsonNode odd : odder) {
                seed.path("params").fieldNames().forEachRemaining(name -> {
                    ObjectNode line = seed.deepCopy();
                    ((ObjectNode) line.get("params")).set(name, odd);
                    lines.add(line);
                });
                lines.add(seed.deepCopy().set("position", odd));
                if (seed.get("position") instanceof ArrayNode items && !items.isEmpty()) {
                    lines.add(seed.deepCopy().set("position", items.deepCopy().set(0, odd)));
                }
            }
            return lines.stream()
                    .map(line -> line.put("budget", 2000)
                            .put("seconds", FuzzTest.SECONDS)
                            .toString());
        });
    }

    private String broken(String line) {
        int at = random.nextInt(line.length());
        return switch (random.nextInt(3)) {
            case 0 -> line.substring(0, at);
            case 1 -> line.substring(0, at) + (char) (32 + random.nextInt(90)) + line.substring(at + 1);
            default -> line + "}";
        };
    }
}
