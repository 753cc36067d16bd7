package org.impartial.contest;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** Reads and writes data as JSON, one object per line. */
final class JsonText {
    private static final JsonFactory FACTORY = new JsonFactoryBuilder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private JsonText() {}

    /**
     * Reads a line.
     *
     * @throws NotationException if it is not one JSON object
     */
    static Datum.Fields read(String line) {
        try (JsonParser parser = FACTORY.createParser(line)) {
            if (parser.nextToken() == JsonToken.START_OBJECT
                    && value(parser, 0) instanceof Datum.Fields fields
                    && parser.nextToken() == null) {
                return fields;
            }
            throw new NotationException("a line is one JSON object");
        } catch (JsonProcessingException e) {
            throw new NotationException(
                    "malformed JSON: " + e.getOriginalMessage(),
                    e.getLocation() == null ? 0 : e.getLocation().getColumnNr());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Datum value(JsonParser parser, int depth) throws IOException {
        if (depth > Datum.MOST_NESTED) {
            throw new NotationException("lists and objects are nested deeper than " + Datum.MOST_NESTED);
        }
        return switch (parser.currentToken()) {
            case START_OBJECT -> object(parser, depth);
            case START_ARRAY -> array(parser, depth);
            case VALUE_NUMBER_INT -> integer(parser.getBigIntegerValue());
            case VALUE_TRUE, VALUE_FALSE -> new Datum.Flag(parser.getBooleanValue());
            case VALUE_NULL -> new Datum.Nothing();
            default -> Datum.of(parser.getText());
        };
    }

    private static Datum object(JsonParser parser, int depth) throws IOException {
        Map<String, Datum> fields = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            parser.nextToken();
            fields.put(name, value(parser, depth + 1));
        }
        return new Datum.Fields(fields);
    }

    private static Datum array(JsonParser parser, int depth) throws IOException {
        List<Datum> items = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            items.add(value(parser, depth + 1));
        }
        return Datum.list(items);
    }

    private static Datum integer(BigInteger value) {
        return value.bitLength() < Long.SIZE ? Datum.of(value.longValue()) : new Datum.Big(value);
    }

    /** Returns a datum as JSON on one line, without a line break. */
    static String write(Datum datum) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = FACTORY.createGenerator(text)) {
            write(datum, json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    private static void write(Datum datum, JsonGenerator json) throws IOException {
        if (datum instanceof Datum.Seq seq) {
            json.writeStartArray();
            for (Datum item : seq.items()) {
                write(item, json);
            }
            json.writeEndArray();
        } else if (datum instanceof Datum.Fields fields) {
            json.writeStartObject();
            for (Map.Entry<String, Datum> field : fields.fields().entrySet()) {
                json.writeFieldName(field.getKey());
                write(field.getValue(), json);
            }
            json.writeEndObject();
        } else if (datum instanceof Datum.Num num) {
            json.writeNumber(num.value());
        } else if (datum instanceof Datum.Big big) {
            json.writeNumber(big.value());
        } else if (datum instanceof Datum.Flag flag) {
            json.writeBoolean(flag.value());
        } else if (datum instanceof Datum.Nothing) {
            json.writeNull();
        } else {
            json.writeString(datum.toString());
        }
    }
}
