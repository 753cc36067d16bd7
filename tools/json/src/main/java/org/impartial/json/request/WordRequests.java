package org.impartial.json.request;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.impartial.core.game.Convention;
import org.impartial.core.meter.Budget;
import org.impartial.core.notation.NotationException;
import org.impartial.discover.word.WordDiscovered;
import org.impartial.discover.word.WordDiscovery;
import org.impartial.discover.word.WordRules;
import org.impartial.discover.word.WordTheorem;

/** Answers requests to discover the P-positions of rules that rewrite words. */
final class WordRequests {
    private static final Duration USUAL_TIME = Duration.ofSeconds(60);
    private static final int MOST_STATES = 1_000_000;
    private static final Set<String> KEYS =
            Set.of("discover", "words", "alphabet", "from", "play", "values", "states", "seconds", "test", "id");

    private WordRequests() {}

    static ObjectNode answer(Request request) {
        request.json().fieldNames().forEachRemaining(key -> {
            if (!KEYS.contains(key)) {
                throw new NotationException(
                        "unknown key \"" + key + "\"; a discovery about words has discover and words,"
                                + " and may have alphabet, from, play, values, states, seconds, test, id");
            }
        });
        if (!request.json().path("words").asBoolean()) {
            throw new NotationException("words must be true, or omitted for rules about heaps");
        }
        WordDiscovered found = discovery(request).run();
        ObjectNode answer = JsonNodeFactory.instance.objectNode().put("proved", found.proved());
        if (found.theorem().isEmpty()) {
            return answer.put("reason", found.reason());
        }
        WordTheorem theorem = found.theorem().get();
        answer.put("from", theorem.fromRight() ? "right" : "left")
                .put("states", theorem.states())
                .put("questions", theorem.questions())
                .put("longest", theorem.longest())
                .put("statement", theorem.statement());
        tested(request, theorem, answer);
        return answer;
    }

    private static WordDiscovery discovery(Request request) {
        WordRules rules = WordRules.parse(text(request, "discover", ""));
        WordDiscovery discovery = WordDiscovery.of(rules.over(text(request, "alphabet", rules.alphabet())))
                .within(Budget.unlimited().within(request.seconds().orElse(USUAL_TIME)));
        String from = text(request, "from", "");
        if (!from.matches("left|right|")) {
            throw new NotationException("from must be \"left\" or \"right\"");
        }
        discovery = from.isEmpty() ? discovery : discovery.reading(from.equals("right"));
        discovery = request.number("states", 1, MOST_STATES).isPresent()
                ? discovery.states(request.number("states", 1, MOST_STATES).getAsInt())
                : discovery;
        discovery = request.convention() == Convention.MISERE ? discovery.misere() : discovery;
        JsonNode values = request.json().path("values");
        if (!values.isMissingNode() && !values.isBoolean()) {
            throw new NotationException("values must be true or false");
        }
        return values.asBoolean() ? discovery.values() : discovery;
    }

    private static String text(Request request, String key, String otherwise) {
        JsonNode node = request.json().path(key);
        if (!node.isMissingNode() && !node.isTextual()) {
            throw new NotationException(key + " must be a text");
        }
        return node.isMissingNode() ? otherwise : node.textValue();
    }

    /** Adds a heap for each word if values are requested, else an outcome. */
    private static void tested(Request request, WordTheorem theorem, ObjectNode answer) {
        JsonNode test = request.json().path("test");
        if (test.isMissingNode()) {
            return;
        }
        List<String> words = new ArrayList<>();
        for (JsonNode word : test) {
            words.add(word.isTextual() ? word.textValue() : "?");
        }
        if (!test.isArray() || words.contains("?")) {
            throw new NotationException("test must be a list of words, such as [\"11\", \"1101\"]");
        }
        ArrayNode outcomes = answer.putArray("outcomes");
        words.forEach(word -> outcomes.add(theorem.isP(word) ? "P" : "N"));
        if (theorem.values()) {
            ArrayNode values = answer.putArray("values");
            words.forEach(word -> values.add(theorem.value(word)));
        }
    }
}
