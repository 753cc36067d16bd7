package org.impartial.json.request;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Set;
import org.impartial.core.nim.Mex;
import org.impartial.core.nim.NimField;
import org.impartial.core.nim.NimSum;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** Answers requests for the core functions: mex, nim product, XORs of runs, odious numbers. */
public final class CoreRequests {
    private static final Set<String> KEYS = Set.of("core", "values");
    private static final String NAMES = "mex, nim-sum, nim-product, nim-product-u64, xor-prefix, xor-range, odious";

    static ObjectNode answer(Request request) {
        request.checkKeys(KEYS);
        String core = JsonData.read(request.json().path("core")).asWord("core");
        Request.require(
                request.json().has("values"), "the key values is missing; it is the list of the arguments of " + core);
        List<Datum> values = JsonData.read(request.json().get("values")).asList("values");
        ObjectNode answer = JsonData.object();
        return switch (core) {
            case "mex" -> answer.put("mex", Mex.of(numbers(values)));
            case "nim-sum" -> answer.put("xor", NimSum.of(numbers(values)));
            case "nim-product", "nim-product-u64" -> product(core, values);
            case "xor-prefix" -> answer.put("xor", NimSum.xorPrefix(numbers(sized(core, values, 1))[0]));
            case "xor-range" -> range(numbers(sized(core, values, 2)));
            case "odious" -> odious(numbers(sized(core, values, 1))[0]);
            default -> throw new NotationException("there is no core function \"" + core + "\"; there are " + NAMES);
        };
    }

    private static ObjectNode range(long[] ends) {
        Request.require(ends[0] <= ends[1], "a range goes up: " + ends[0] + " is above " + ends[1]);
        return JsonData.object().put("xor", NimSum.xorRange(ends[0], ends[1]));
    }

    private static ObjectNode odious(long value) {
        boolean odious = NimSum.isOdious(value);
        return JsonData.object().put("odious", odious).put("evil", !odious);
    }

    /** Returns a product; numbers remain numbers while they fit; strings are unsigned, and so is their product. */
    private static ObjectNode product(String core, List<Datum> values) {
        sized(core, values, 2);
        long product = NimField.product(unsigned(values.get(0)), unsigned(values.get(1)));
        boolean asText = core.endsWith("u64") || values.stream().anyMatch(v -> v instanceof Datum.Word) || product < 0;
        ObjectNode answer = JsonData.object();
        return asText ? answer.put("product", Long.toUnsignedString(product)) : answer.put("product", product);
    }

    private static long unsigned(Datum value) {
        try {
            return Long.parseUnsignedLong(value.asWord("a nimber"));
        } catch (NumberFormatException e) {
            throw new NotationException("a nimber is a whole number from 0 to 18446744073709551615, not " + value);
        }
    }

    private static long[] numbers(List<Datum> values) {
        return values.stream().mapToLong(v -> v.asLong("a value", 0)).toArray();
    }

    private static List<Datum> sized(String core, List<Datum> values, int count) {
        String takes = core + " takes " + count + (count == 1 ? " value" : " values") + ", not ";
        Request.require(values.size() == count, takes + values.size());
        return values;
    }
}
