package org.impartial.json.request;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** The JSON spelling of notation. */
public final class JsonData {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    public static Datum.Fields read(String line) {
        try {
            if (read(MAPPER.readTree(line)) instanceof Datum.Fields fields) {
                return fields;
            }
            throw new NotationException("a line is one JSON object");
        } catch (JsonProcessingException e) {
            throw new NotationException(
                    "malformed JSON: " + e.getOriginalMessage(),
                    e.getLocation() == null ? 0 : e.getLocation().getColumnNr());
        }
    }

    static ObjectNode object() {
        return JSON.objectNode();
    }

    public static Datum read(JsonNode node) {
        return read(node, 0);
    }

    private static Datum read(JsonNode node, int depth) {
        if (depth > Datum.MOST_NESTED) {
            throw new NotationException("lists and objects are nested deeper than " + Datum.MOST_NESTED);
        }
        if (node.isArray()) {
            List<Datum> items = new ArrayList<>(node.size());
            node.forEach(item -> items.add(read(item, depth + 1)));
            return Datum.list(items);
        }
        if (node.isObject()) {
            Map<String, Datum> fields = new LinkedHashMap<>();
            node.properties().forEach(field -> fields.put(field.getKey(), read(field.getValue(), depth + 1)));
            return new Datum.Fields(fields);
        }
        if (node.isIntegralNumber()) {
            return node.canConvertToLong() ? Datum.of(node.longValue()) : new Datum.Big(node.bigIntegerValue());
        }
        if (node.isBoolean()) {
            return new Datum.Flag(node.booleanValue());
        }
        return node.isNull() ? new Datum.Nothing() : Datum.of(node.asText());
    }

    /** {@return a datum as JSON, whose text is on one line} */
    public static JsonNode write(Datum datum) {
        if (datum instanceof Datum.Seq seq) {
            ArrayNode array = JSON.arrayNode(seq.items().size());
            seq.items().forEach(item -> array.add(write(item)));
            return array;
        }
        if (datum instanceof Datum.Fields fields) {
            ObjectNode object = JSON.objectNode();
            fields.fields().forEach((name, value) -> object.set(name, write(value)));
            return object;
        }
        if (datum instanceof Datum.Num num) {
            return JSON.numberNode(num.value());
        }
        if (datum instanceof Datum.Big big) {
            return JSON.numberNode(big.value());
        }
        if (datum instanceof Datum.Flag flag) {
            return JSON.booleanNode(flag.value());
        }
        return datum instanceof Datum.Nothing ? JSON.nullNode() : JSON.textNode(datum.toString());
    }
}
