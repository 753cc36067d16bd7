package org.impartial.explorer;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.impartial.core.game.Convention;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.Survey;
import org.impartial.core.notation.ImpartialException;
import org.impartial.core.notation.NotationException;
import org.jspecify.annotations.Nullable;

/**
 * Answers the requests of the page: {@code {"explore": "games"}}, {@code {"explore": "position", "text": ..., "moves": [...],
 * "ways": [...], "play": ...}}, {@code {"explore": "random", "text": ..., "seed": ...}}, {@code {"explore": "gallery"}},
 * {@code {"explore": "page", "text": ..., "play": ...}}, and those of {@code solve --jsonl} that ask about a position or a core function. Thread-safe; an interruption
 * ends the work of the thread.
 */
record ExplorerRequests(
        GameLibrary library,
        UnaryOperator<String> answerer,
        @Nullable BookReplies book) {
    private static final System.Logger LOG = System.getLogger("org.impartial.explorer");
    private static final int MOST_MOVES = 2000;
    private static final long MOST_POSITIONS = 1_000_000;
    private static final double MOST_SECONDS = 2;
    private static final int MOST_GALLERY_SECONDS = 3;
    private static final Set<String> SOLVE =
            Set.of("id game params position sum moves play solver limit budget seconds want cost".split(" ", -1));
    private static final Set<String> CORE = Set.of("id", "core", "values");
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
            .build();

    /** Answers a sample question, so that the first question of a reader does not wait for classes to be loaded. */
    void prepare() {
        ObjectNode request = node().put("explore", "position");
        try {
            for (GameFamily first : library.families().stream().limit(1).toList()) {
                answer(request.put("text", first.card().example()));
            }
        } catch (Refusal refused) {
            LOG.log(Level.DEBUG, "the first question was refused", refused);
        }
    }

    static String error(@Nullable String message) {
        return node().put("error", message).toString();
    }

    /** Answers a request with JSON; one that cannot be answered is rejected with a message. */
    String answer(ObjectNode request) throws Refusal {
        try {
            return answered(request);
        } catch (ImpartialException e) {
            throw new Refusal(400, e.getMessage());
        } catch (RuntimeException | StackOverflowError fault) {
            LOG.log(Level.ERROR, "a request failed: " + request, fault);
            throw new Refusal(500, "a fault of the program: " + fault);
        } catch (OutOfMemoryError e) {
            throw new Refusal(503, "out of memory; request a smaller position, or give Java more memory by -Xmx");
        }
    }

    static boolean isLong(ObjectNode request) {
        return request.path("explore").asText().equals("page")
                || (request.path("seconds").asDouble() > 1 && request.has("explore"));
    }

    static ObjectNode read(String body) throws Refusal {
        try {
            if (MAPPER.readTree(body) instanceof ObjectNode object) {
                return object;
            }
        } catch (JsonProcessingException e) {
            throw new Refusal(400, "malformed JSON: " + e.getOriginalMessage());
        } catch (NumberFormatException e) {
            throw new Refusal(400, "malformed JSON: a number has an exponent that is too large");
        }
        throw new Refusal(400, "a request is a JSON object, such as {\"explore\": \"games\"}");
    }

    private String answered(ObjectNode request) {
        JsonNode explore = request.get("explore");
        if (explore == null) {
            return answerer.apply(limited(request).toString());
        }
        ObjectNode answer = switch (explore.asText()) {
            case "games" -> games();
            case "position" -> position(request);
            case "gallery" -> node().set("drawings", GameCards.drawings(library, new AnswerTime(MOST_GALLERY_SECONDS)));
            case "page" -> page(request);
            case "random" -> RandomLoss.of(library.read(text(request)).position(), request.path("seed"));
            default ->
                throw new NotationException(
                        "explore must be \"games\", \"gallery\", \"position\", \"page\" or \"random\", not "
                                + shown(explore));
        };
        return answer.toString();
    }

    static ObjectNode node() {
        return JsonNodeFactory.instance.objectNode();
    }

    /** Requests that name files or run for long are not passed on; the others get limits that the sender cannot raise. */
    private static ObjectNode limited(ObjectNode request) {
        boolean core = request.has("core");
        request.fieldNames().forEachRemaining(name -> {
            if (!(core ? CORE : SOLVE).contains(name)) {
                throw new NotationException("the explorer answers no requests with \"" + name
                        + "\"; send those to: impartial solve --jsonl");
            }
        });
        if (!core) {
            cap(request, "budget", JsonNodeFactory.instance.numberNode(MOST_POSITIONS));
            cap(request, "seconds", JsonNodeFactory.instance.numberNode(MOST_SECONDS));
        }
        return request;
    }

    private static void cap(ObjectNode request, String key, JsonNode most) {
        JsonNode given = request.get(key);
        if (given == null || (given.isNumber() && given.decimalValue().compareTo(most.decimalValue()) > 0)) {
            request.set(key, most);
        }
    }

    private ObjectNode games() {
        ObjectNode answer = node();
        if (book != null) {
            answer.put("book", book.toString());
        }
        ArrayNode families = answer.putArray("games");
        library.families().forEach(family -> GameCards.add(family, families));
        return answer;
    }

    private static String text(ObjectNode request) {
        JsonNode text = request.path("text");
        if (!text.isTextual()) {
            throw new NotationException("text must be a position, such as \"nim 3 5\"");
        }
        return text.textValue();
    }

    private ObjectNode position(ObjectNode request) {
        String text = library.canonical(text(request));
        Optional<Survey> survey = library.survey(text);
        AnswerTime time = new AnswerTime(seconds(request));
        if (survey.isPresent()) {
            return SurveyView.of(text, survey.get(), time);
        }
        ExploredPosition explored = ExploredPosition.read(library, text, moves(request), ways(request), play(request));
        ObjectNode view = PositionView.of(explored, time);
        if (book != null) {
            book.put(explored, view);
        }
        return view;
    }

    /** Returns a page without a server from a position on, if the greatest time of an answer suffices for it. */
    private ObjectNode page(ObjectNode request) {
        String text = text(request);
        Convention given = play(request);
        Convention play = given == null ? library.play(text) : given;
        AnswerTime time = new AnswerTime(AnswerTime.MOST_SECONDS);
        return node().put("page", LessonPage.of(library, text, play, time, LessonPage.MOST_CHARACTERS));
    }

    private static long seconds(ObjectNode request) {
        JsonNode seconds = request.path("seconds");
        int number = seconds.isMissingNode()
                ? 1
                : seconds.isIntegralNumber() && seconds.canConvertToInt() ? seconds.intValue() : 0;
        if (number < 1 || number > AnswerTime.MOST_SECONDS) {
            throw new NotationException(
                    "seconds must be a whole number from 1 to " + AnswerTime.MOST_SECONDS + ", not " + shown(seconds));
        }
        return number;
    }

    private static List<String> moves(ObjectNode request) {
        List<String> moves = new ArrayList<>();
        JsonNode given = request.path("moves");
        if (!given.isMissingNode() && (!given.isArray() || given.size() > MOST_MOVES)) {
            throw new NotationException("moves must be a list of at most " + MOST_MOVES + " moves");
        }
        for (JsonNode move : given) {
            if (!move.isTextual()) {
                throw new NotationException("a move must be a text, such as \"[0,4]\", not " + shown(move));
            }
            moves.add(move.textValue());
        }
        return moves;
    }

    private static List<Integer> ways(ObjectNode request) {
        List<Integer> ways = new ArrayList<>();
        JsonNode given = request.path("ways");
        if (!given.isMissingNode() && !given.isArray()) {
            throw new NotationException("ways must be a list of the indices of touches, not " + shown(given));
        }
        for (JsonNode way : given) {
            if (!way.isIntegralNumber() || !way.canConvertToInt() || way.intValue() < 0 || ways.size() > MOST_MOVES) {
                throw new NotationException("ways are the indices of touches from 0, such as [0,1], not " + shown(way));
            }
            ways.add(way.intValue());
        }
        return ways;
    }

    private static @Nullable Convention play(ObjectNode request) {
        JsonNode play = request.path("play");
        return switch (play.isContainerNode() ? shown(play) : play.asText()) {
            case "" -> null;
            case "normal" -> Convention.NORMAL;
            case "misere" -> Convention.MISERE;
            default -> throw new NotationException("play must be normal or misere, not " + shown(play));
        };
    }

    private static String shown(JsonNode node) {
        String text = node.toString();
        return text.length() <= 60 ? text : text.substring(0, 60) + "...";
    }
}
