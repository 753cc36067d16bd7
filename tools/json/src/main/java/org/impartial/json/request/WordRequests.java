package org.impartial.json.request;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.impartial.core.game.Convention;
import org.impartial.core.meter.Budget;
import org.impartial.discover.Discovered;
import org.impartial.discover.word.WordDiscovery;
import org.impartial.discover.word.WordRules;
import org.impartial.discover.word.WordTheorem;

/** Answers requests to discover the P-positions of rules that rewrite words. */
final class WordRequests {
    private static final Duration USUAL_TIME = Duration.ofSeconds(60);
    private static final Set<String> KEYS =
            Set.of("discover", "words", "alphabet", "from", "play", "values", "states", "seconds", "test", "id");

    static ObjectNode answer(Request request) {
        Request.checkKeys(request.json(), KEYS, Set.of());
        Request.require(
                request.json().path("words").asBoolean(), "words must be true, or omitted for rules about heaps");
        Discovered<WordTheorem> found = discovery(request).run();
        ObjectNode answer = JsonData.object().put("proved", found.proved());
        if (found.theorem().isEmpty()) {
            return answer.put("reason", found.reason());
        }
        WordTheorem theorem = found.theorem().get();
        answer.put("from", theorem.fromRight() ? "right" : "left")
                .put("states", theorem.states())
                .put("questions", theorem.questions())
                .put("longest", theorem.longest())
                .put("statement", theorem.statement());
        if (request.json().has("test")) {
            tested(request, theorem, answer);
        }
        return answer;
    }

    private static WordDiscovery discovery(Request request) {
        WordRules rules = WordRules.parse(request.text("discover", "", "11->; 1->"));
        WordDiscovery discovery = WordDiscovery.of(rules.over(request.text("alphabet", rules.alphabet(), "ab")))
                .states(request.states(WordDiscovery.DEFAULT_STATES))
                .within(Budget.unlimited().within(request.seconds().orElse(USUAL_TIME)));
        String from = request.text("from", "", "left");
        Request.require(from.matches("left|right|"), "from must be \"left\" or \"right\"");
        discovery = from.isEmpty() ? discovery : discovery.reading(from.equals("right"));
        discovery = request.convention(Convention.NORMAL) == Convention.MISERE ? discovery.misere() : discovery;
        return request.flag("values").orElse(false) ? discovery.values() : discovery;
    }

    private static void tested(Request request, WordTheorem theorem, ObjectNode answer) {
        List<String> words = new ArrayList<>();
        for (JsonNode word : request.list("test", "[\"11\", \"1101\"]")) {
            Request.require(word.isTextual(), "test must be a list of words, such as [\"11\", \"1101\"]");
            words.add(word.textValue());
        }
        ArrayNode outcomes = answer.putArray("outcomes");
        words.forEach(word -> outcomes.add(theorem.isP(word) ? "P" : "N"));
        if (theorem.values()) {
            ArrayNode values = answer.putArray("values");
            words.forEach(word -> values.add(theorem.value(word)));
        }
    }
}
