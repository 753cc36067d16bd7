package org.impartial.explorer;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/** The lines that drawings and reasons of a page share, stored once; a text is numbers such as {@code 1,3-7}. */
final class SharedLines {
    private final Map<String, Integer> numbers = new HashMap<>();
    private long characters;
    private final ArrayNode lines = JsonNodeFactory.instance.arrayNode();

    ArrayNode lines() {
        return lines;
    }

    void share(ObjectNode view) {
        share(view, "drawing");
        share(view, "reason");
        for (JsonNode node : view.get("moves")) {
            ObjectNode move = (ObjectNode) node;
            share(move, "drawing");
            move.put("touches", written(move.get("touches").toString()));
            if (move.get("name").equals(move.get("move"))) {
                move.remove("name");
            }
        }
    }

    private void share(ObjectNode node, String field) {
        if (node.has(field)) {
            node.put(field, written(node.get(field).asText()));
        }
    }

    private String written(String text) {
        int[] numbered = Stream.of(text.split("\n", -1)).mapToInt(this::number).toArray();
        StringBuilder written = new StringBuilder();
        for (int from = 0, to = 1; from < numbered.length; from = to++) {
            while (to < numbered.length && numbered[to] == numbered[to - 1] + 1) {
                to++;
            }
            written.append(from == 0 ? "" : ",").append(numbered[from]);
            written.append(to == from + 1 ? "" : "-" + numbered[to - 1]);
        }
        return written.toString();
    }

    long characters() {
        return characters;
    }

    private int number(String line) {
        Integer known = numbers.putIfAbsent(line, lines.size());
        if (known == null) {
            lines.add(line);
            characters += line.length();
            return lines.size() - 1;
        }
        return known;
    }
}
