package org.impartial.json.request;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.impartial.core.game.Convention;
import org.impartial.discover.DigitOrder;
import org.impartial.discover.Discovered;
import org.impartial.discover.Discovery;
import org.impartial.discover.HeapRules;
import org.impartial.discover.Judgement;
import org.impartial.discover.RedundantMoves;
import org.impartial.discover.Theorem;
import org.impartial.json.question.MoveRules;

/** Answers requests to discover the P-positions of rules that are given as text, or to judge a conjecture about them. */
public final class DiscoverRequests {
    private static final Duration USUAL_TIME = Duration.ofSeconds(60);
    private static final Set<String> KEYS =
            Set.of("discover domain play values numerations reading states seconds test conjecture redundant id"
                    .split(" ", -1));

    static ObjectNode answer(Request request) {
        if (request.json().has("words")) {
            return WordRequests.answer(request);
        }
        Request.checkKeys(request.json(), KEYS, Set.of());
        HeapRules rules = MoveRules.read(text(request, "discover"));
        if (request.json().has("domain")) {
            rules = rules.domain(text(request, "domain"));
        }
        Discovery discovery = discovery(request, rules);
        return request.json().has("conjecture")
                ? judged(discovery.judge(text(request, "conjecture")))
                : discovered(request, discovery.run());
    }

    private static Discovery discovery(Request request, HeapRules rules) {
        Discovery discovery = Discovery.of(rules)
                .states(request.states(Discovery.DEFAULT_STATES))
                .within(request.seconds().orElse(USUAL_TIME));
        discovery = request.convention(Convention.NORMAL) == Convention.MISERE ? discovery.misere() : discovery;
        JsonNode values = request.json().path("values");
        boolean counts = values.asText().equals("counts");
        Request.require(
                values.isMissingNode() || values.isBoolean() || counts, "values must be true, false or \"counts\"");
        discovery = counts ? discovery.counts() : values.asBoolean() ? discovery.values() : discovery;
        List<String> names = new ArrayList<>();
        for (JsonNode name : request.list("numerations", "[\"zeckendorf\"]")) {
            Request.require(
                    name.isTextual(), "numerations must be a list of names, such as [\"base 2\", \"zeckendorf\"]");
            names.add(name.textValue());
        }
        discovery = discovery.in(names.toArray(String[]::new));
        return request.json().has("reading") ? MoveRules.reading(discovery, text(request, "reading")) : discovery;
    }

    private static String text(Request request, String key) {
        return request.text(key, "", "x'<x; y'<y");
    }

    private static ObjectNode judged(Judgement judgement) {
        ObjectNode answer = JsonData.object().put("proved", judgement.proved());
        judgement.counterexample().ifPresent(position -> position.forEach(answer.putArray("counterexample")::add));
        return answer.put("reason", judgement.reason());
    }

    private static ObjectNode discovered(Request request, Discovered<Theorem> found) {
        ObjectNode answer = JsonData.object().put("proved", found.proved());
        if (found.theorem().isEmpty()) {
            return answer.put("reason", found.reason());
        }
        Theorem theorem = found.theorem().get();
        answer.put("numeration", theorem.numeration())
                .put("states", theorem.states())
                .put("questions", theorem.questions())
                .put("largest", theorem.largest())
                .put("statement", theorem.statement())
                .put("reading", theorem.order() == DigitOrder.LEAST_SIGNIFICANT_FIRST ? "lsd" : "msd");
        theorem.period()
                .ifPresent(period -> answer.put("prePeriod", period.preperiod())
                        .put("period", period.period())
                        .put("saltus", period.saltus()));
        if (request.json().has("test")) {
            ArrayNode outcomes = answer.putArray("outcomes");
            for (JsonNode position : request.list("test", "[[1,2],[3,6]]")) {
                outcomes.add(theorem.isP(position(position)) ? "P" : "N");
            }
        }
        if (request.json().has("redundant")) {
            Duration time = request.seconds().orElse(USUAL_TIME);
            answer.set("redundant", redundant(request.json().path("redundant"), theorem, time));
        }
        return answer;
    }

    private static BigInteger[] position(JsonNode node) {
        List<BigInteger> heaps = new ArrayList<>();
        for (JsonNode heap : node.isArray() ? node : List.of(node)) {
            Request.require(
                    heap.isIntegralNumber(),
                    "test must be a list of positions, each a list of heaps, such as [[1,2],[3,6]]");
            heaps.add(heap.bigIntegerValue());
        }
        return heaps.toArray(BigInteger[]::new);
    }

    private static ObjectNode redundant(JsonNode vectors, Theorem theorem, Duration limit) {
        Request.require(
                vectors.isArray(), "redundant must be a list of vectors, such as [[1,3],[1,2]]; it may be empty");
        RedundantMoves moves = RedundantMoves.of(theorem, limit);
        ObjectNode answer = JsonData.object()
                .put("states", moves.states())
                .put("together", moves.addedTogether())
                .put("invariant", moves.invariant());
        ArrayNode enough = answer.putArray("enough");
        moves.leastKinds().forEach(least -> least.forEach(enough.addArray()::add));
        moves.restrictions().forEach(answer.putArray("restrictions")::add);
        ArrayNode tested = answer.putArray("vectors");
        vectors.forEach(vector ->
                tested.add(moves.contains(vector(vector, theorem.heaps().size()))));
        return answer;
    }

    private static long[] vector(JsonNode node, int heaps) {
        long[] vector = new long[heaps];
        Request.require(
                node.isArray() && node.size() == heaps,
                "a vector is a list of " + heaps + " numbers here, not " + node);
        for (int heap = 0; heap < heaps; heap++) {
            Request.require(
                    node.get(heap).canConvertToLong() && node.get(heap).isIntegralNumber(),
                    "a vector is a list of whole numbers, not " + node);
            vector[heap] = node.get(heap).longValue();
        }
        return vector;
    }
}
