package org.impartial.json.request;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.impartial.census.Census;
import org.impartial.census.Modulus;
import org.impartial.census.Selection;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.notation.NotationException;
import org.impartial.json.question.CountQuery;
import org.impartial.json.question.CountedGroup;
import org.impartial.json.question.Whole;
import org.impartial.solve.Solver;

/** Answers requests for the number of positions of a value or an outcome. */
public final class CountRequests {
    private static final Set<String> KEYS = Set.of(
            "count", "from", "to", "heaps", "kind", "value", "modulo", "position", "where", "sample", "seed", "play");

    private static final Set<String> GROUP_KEYS = Set.of("game", "params", "from", "to", "heaps", "kind");

    private static final int MOST_SAMPLES = 1000;
    private static final int MOST_VALUES = 64;
    private static final int EXACT_BITS = 53;
    private static final String SUM = "sum must be a list of objects with game, params, from, to, heaps and kind";

    static ObjectNode answer(Request request, Progress progress) {
        request.checkKeys(KEYS);
        Meter meter = new Meter(request.budget(Solver.DEFAULT_BUDGET), progress, () -> false);
        CountQuery query = query(request);
        Census census = query.census(meter);
        ObjectNode answer = answer(query, census);
        OptionalInt sample = request.number("sample", 0, MOST_SAMPLES);
        if (sample.isPresent()) {
            long seed = whole(request.json(), "seed", BigInteger.ONE).longValue();
            samples(answer, query, census, sample.getAsInt(), seed, meter);
        }
        return answer;
    }

    public static void samples(ObjectNode answer, CountQuery query, Census census, int number, long seed, Meter meter) {
        ArrayNode samples = answer.putArray("samples");
        query.samples(census, seed, meter).limit(number).forEach(position -> samples.add(position.toString()));
    }

    public static ObjectNode answer(CountQuery query, Census census) {
        ObjectNode answer = JsonData.object();
        put(answer, "count", query.count(census));
        put(answer, "total", query.reduced(census.total()));
        for (Outcome outcome : Outcome.values()) {
            BigInteger count = query.reduced(census.count(outcome));
            if (outcome != Outcome.D || count.signum() != 0) {
                put(answer, outcome.toString(), count);
            }
        }
        if (query.play() == Convention.NORMAL && census.total().bitLength() <= CountQuery.MOST_LISTED_BITS) {
            census.fewValues(MOST_VALUES).ifPresent(values -> {
                ObjectNode list = answer.putObject("values");
                values.forEach((value, count) -> put(list, value.toString(), query.reduced(count)));
            });
        }
        return answer.put("reason", census.basis());
    }

    /** Adds a number, as text if it is beyond the numbers that every reader of JSON has exactly. */
    private static void put(ObjectNode answer, String name, BigInteger number) {
        if (number.bitLength() > EXACT_BITS) {
            answer.put(name, number.toString());
        } else {
            answer.put(name, number.longValueExact());
        }
    }

    private static CountQuery query(Request request) {
        if (!(request.json().get("count") instanceof ObjectNode counted)) {
            throw new NotationException("count must be an object with game and params, or with sum");
        }
        List<CountedGroup> groups = new ArrayList<>();
        JsonNode sum = counted.get("sum");
        Request.require(sum == null || sum.isArray(), SUM);
        Request.checkKeys(counted, Set.of("sum"), sum == null ? GROUP_KEYS : Set.of());
        for (JsonNode node : sum == null ? List.of(counted) : sum) {
            groups.add(group(request, node));
        }
        Request.require(!groups.isEmpty(), "sum is an empty list; name one game or more");
        OptionalLong value = request.json().has("value") ? number(request.json(), "value") : OptionalLong.empty();
        JsonNode modulo = request.json().get("modulo");
        BigInteger modulus = modulo == null ? BigInteger.ZERO : whole(request.json(), "modulo", BigInteger.ZERO);
        Request.require(modulo == null || modulus.signum() != 0, "modulo is 1 or more, not 0");
        Modulus arithmetic = modulo == null ? Modulus.EXACT : Modulus.of(modulus);
        String where = request.text("where", "", "x<y");
        return new CountQuery(
                groups, request.convention(counted), value, arithmetic, terms(request), where, request.seconds());
    }

    private static CountedGroup group(Request request, JsonNode node) {
        if (!(node instanceof ObjectNode one)) {
            throw new NotationException(SUM);
        }
        Request.checkKeys(one, GROUP_KEYS, Set.of());
        ObjectNode all = request.json().deepCopy().setAll(one);
        Request.require(all.has("to"), "the key to is missing; it is the greatest heap");
        return new CountedGroup(
                Request.ruleset(one, request.library()),
                whole(all, "from", BigInteger.ZERO),
                whole(all, "to", BigInteger.ZERO),
                all.has("heaps") ? number(all, "heaps") : OptionalLong.empty(),
                new Request(all, request.library()).choice("kind", Selection.class, Selection.ORDERED));
    }

    private static List<String> terms(Request request) {
        List<String> terms = new ArrayList<>();
        request.list("position", "[\"n\", \"2n\", \"3n\"]").forEach(term -> terms.add(term.asText()));
        return terms;
    }

    private static OptionalLong number(ObjectNode json, String key) {
        BigInteger number = whole(json, key, BigInteger.ZERO);
        Request.require(number.bitLength() < Long.SIZE, key + " is below 2^63, not " + number);
        return OptionalLong.of(number.longValueExact());
    }

    /** Returns a whole number, written as a number or as a text such as {@code "10^18"}. */
    private static BigInteger whole(ObjectNode json, String key, BigInteger otherwise) {
        JsonNode node = json.get(key);
        if (node == null) {
            return otherwise;
        }
        Request.require(
                node.isIntegralNumber() || node.isTextual(),
                key + " must be a whole number from 0 on, or a text such as \"10^18\"");
        return Whole.of(key, node.asText());
    }
}
