package org.impartial.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Pattern;
import org.impartial.core.game.FaultyRulesException;
import org.impartial.core.game.FaultyRulesException.CycleException;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Progress;
import org.impartial.core.notation.ImpartialException;
import org.impartial.core.notation.NotationException;
import org.impartial.json.question.Faults;
import org.impartial.json.question.Solvers;
import org.impartial.json.request.Answers;
import org.impartial.json.request.Request;
import org.jspecify.annotations.Nullable;

/**
 * Answers requests of programs: one request on each line, and exactly one answer on each line in the same order,
 * flushed whenever no further request is waiting. A line that cannot be answered gets an answer with {@code error}, and
 * the next line is read. The requests are described in docs/NOTATION.md.
 *
 * <p>Not safe for use by several threads: each thread has an object of its own. Its tables serve all its requests.
 *
 * <pre>{@code
 * JsonLines lines = JsonLines.of(GameLibrary.installed());
 * lines.answer("{\"game\": \"nim\", \"position\": [3, 5]}").contains("\"outcome\":\"N\"");  // true
 * }</pre>
 */
public final class JsonLines {
    private static final Pattern HALF = Pattern.compile("\\p{Cs}");
    private static final String EMPTY =
            "an empty line; a request is a JSON object such as {\"game\": \"nim\", \"position\": [3, 5]}";

    private final ObjectMapper mapper = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES) // an id of 3.00 is returned as it is
            .build();
    private final GameLibrary library;
    private final Progress progress;
    private final Answers answers;

    private JsonLines(GameLibrary library, Progress progress, Optional<Duration> batch) {
        this.library = library;
        this.progress = progress;
        this.answers = new Answers(new Solvers(progress), batch);
    }

    /**
     * {@return an object that answers requests about the games of a library, with empty tables}
     *
     * @param library the games
     */
    public static JsonLines of(GameLibrary library) {
        return of(library, Progress.NONE);
    }

    /**
     * {@return an object that answers requests about the games of a library, and reports its progress}
     *
     * @param library the games
     * @param progress receives the progress of searches
     */
    public static JsonLines of(GameLibrary library, Progress progress) {
        return new JsonLines(library, progress, Optional.empty());
    }

    /**
     * Returns an object for a batch of requests, in any order and on any machines. Its answers omit costs, unless a
     * request has the key {@code cost}, so an answer depends on its request alone, and not on the requests before it.
     *
     * @param limit the time limit of requests that have neither {@code seconds} nor {@code budget}
     * @return the object, with empty tables
     */
    public JsonLines batch(Duration limit) {
        return new JsonLines(library, progress, Optional.of(limit));
    }

    /**
     * Answers every line.
     *
     * @param in the requests
     * @param out receives the answers
     * @return whether all were answered without an error
     * @throws IOException if a line cannot be read or written
     */
    public boolean converse(BufferedReader in, Writer out) throws IOException {
        boolean good = true;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            ObjectNode answer = object(line);
            good &= !answer.has("error");
            out.write(escaped(answer.toString()) + '\n'); // whole, as another thread may close the output
            if (!in.ready()) {
                out.flush();
            }
        }
        out.flush();
        return good;
    }

    /**
     * {@return the answer to one request: a JSON object on one line, with the key {@code error} if there is no answer}
     *
     * @param line a request
     */
    public String answer(String line) {
        return escaped(object(line).toString());
    }

    /** Escapes halves of characters without the other half, which could not be encoded. */
    private static String escaped(String json) {
        for (int i = 0; i < json.length(); i++) {
            if (Character.isSurrogate(json.charAt(i))) {
                return HALF.matcher(json)
                        .replaceAll(half ->
                                "\\\\u" + Integer.toHexString(half.group().charAt(0)));
            }
        }
        return json;
    }

    private ObjectNode object(String line) {
        JsonNode id = null;
        try {
            JsonNode json = read(line);
            if (!(json instanceof ObjectNode object)) {
                throw new NotationException(
                        line.isBlank() ? EMPTY : "a request is a JSON object, not " + shortened(line));
            }
            id = object.get("id");
            return withId(id, answers.answer(new Request(object, library)));
        } catch (JsonProcessingException e) {
            int column = e.getLocation() == null ? 0 : e.getLocation().getColumnNr();
            return error(id, "malformed JSON: " + reason(e), column);
        } catch (ImpartialException e) {
            boolean broken = e instanceof FaultyRulesException && !(e instanceof CycleException);
            String message = (broken ? "the rules of the game are broken: " : "") + e.getMessage();
            return error(id, message, e instanceof NotationException notation ? notation.column() : 0);
        } catch (RuntimeException | StackOverflowError fault) {
            return error(id, Faults.message(fault), 0);
        } catch (OutOfMemoryError e) {
            return error(id, "out of memory; give Java more with JAVA_TOOL_OPTIONS=-Xmx8g, or use a smaller budget", 0);
        }
    }

    /** Reads a line; the parser has no error of its own for a number whose exponent is beyond all bounds. */
    private JsonNode read(String line) throws JsonProcessingException {
        try {
            return mapper.readTree(line);
        } catch (NumberFormatException e) {
            throw new NotationException("a number has an exponent that is too large; write it out as a whole number");
        }
    }

    /** Returns the parser's message without the names of its own classes and options. */
    private static String reason(JsonProcessingException e) {
        return e.getOriginalMessage()
                .replaceAll("^Trailing token .*", "a line holds one request, and this one holds more")
                .replaceAll("\\[Source: [^]]*column: (\\d+)]", "column $1")
                .replaceAll(": enable `[^`]*` to allow|, from `[^`]*`", "");
    }

    private static ObjectNode withId(@Nullable JsonNode id, ObjectNode answer) {
        if (id == null) {
            return answer;
        }
        ObjectNode full = JsonNodeFactory.instance.objectNode();
        full.set("id", id);
        full.setAll(answer);
        return full;
    }

    private static ObjectNode error(@Nullable JsonNode id, @Nullable String message, int column) {
        ObjectNode error = JsonNodeFactory.instance.objectNode().put("error", message);
        if (column > 0) {
            error.put("column", column);
        }
        return withId(id, error);
    }

    private static String shortened(String line) {
        return line.length() <= 60 ? line : line.substring(0, 60) + "...";
    }

    @Override
    public String toString() {
        return "answers to requests about " + library.families().size() + " games";
    }
}
