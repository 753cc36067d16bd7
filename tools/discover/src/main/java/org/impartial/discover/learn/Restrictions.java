package org.impartial.discover.learn;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.discover.formula.Formula;
import org.impartial.discover.rules.Rules;

/** Conditions on moves of single heaps that do not change the set of P-positions. */
public record Restrictions(Rules rules, Variants variants) {
    public List<String> holding() {
        Map<String, IntFunction<String>> conditions =
                rules.moves().stream().anyMatch(this::single) ? conditions() : Map.of();
        return conditions.keySet().stream()
                .filter(words -> variants.enough(
                        move -> single(move) ? conditions.get(words).apply(rules.changed(move)[0]) : ""))
                .toList();
    }

    /** Returns whether a move is in one heap, other than the added Nim heap, which no condition can name. */
    private boolean single(Formula move) {
        return rules.changed(move).length == 1 && !move.free().contains(Rules.BESIDE);
    }

    private Map<String, IntFunction<String>> conditions() {
        Map<String, IntFunction<String>> conditions = new LinkedHashMap<>();
        List<String> heaps = rules.heaps().stream()
                .filter(heap -> !heap.equals(Rules.BESIDE))
                .toList();
        if (heaps.size() > 1) {
            conditions.put("only from a largest heap", heap -> compared(heaps, heap, ">="));
            conditions.put("only from a smallest heap", heap -> compared(heaps, heap, "<="));
        }
        conditions.put("only odd amounts", heap -> amount(heaps.get(heap), 1));
        conditions.put("only even amounts", heap -> amount(heaps.get(heap), 0));
        return conditions;
    }

    private static String compared(List<String> heaps, int heap, String sign) {
        return IntStream.range(0, heaps.size())
                .filter(other -> other != heap)
                .mapToObj(other -> heaps.get(heap) + sign + heaps.get(other))
                .collect(Collectors.joining(" & "));
    }

    /** Returns the condition of an amount; heaps have short names, which the long quantified one does not hide. */
    private static String amount(String heap, int rest) {
        return "E halfamount: " + heap + "=" + heap + "'+2halfamount+" + rest;
    }
}
