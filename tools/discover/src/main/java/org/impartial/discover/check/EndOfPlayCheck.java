package org.impartial.discover.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Checks that play ends: every move lowers one of the measures of a certificate and keeps those before it. */
record EndOfPlayCheck(StatedRules rules, WordArithmetic reckoning, Conditions conditions) {
    /** Checks measures: sums of multiples of heaps as lists of their weights, separated by semicolons. */
    void check(String measures) {
        List<StatedRules.StatedMove> kinds = rules.moves();
        List<Table> left = new ArrayList<>(
                kinds.stream().map(StatedRules.StatedMove::table).toList());
        for (String measure : measures.isEmpty() ? new String[0] : measures.split(";", -1)) {
            int[] weights = Arrays.stream(measure.split(",", -1))
                    .mapToInt(AutomatonCertificate::number)
                    .toArray();
            if (weights.length != rules.heaps().size()) {
                throw new CheckException("a measure needs one weight for each heap, unlike " + measure);
            }
            checkBounded(weights);
            for (int i = 0; i < left.size(); i++) {
                left.set(i, kept(left.get(i), kinds.get(i), weights, measure));
            }
        }
        for (int i = 0; i < left.size(); i++) {
            reckoning.reject(
                    sources(kinds.get(i), left.get(i)), "the position", "has a move that lowers none of the measures");
        }
    }

    private Table sources(StatedRules.StatedMove kind, Table some) {
        return rules.sources(kind, some, reckoning.all(rules.heaps()));
    }

    private Table kept(Table some, StatedRules.StatedMove kind, int[] weights, String measure) {
        List<Table> same = new ArrayList<>();
        for (Map<String, String> part : kind.parts()) {
            TreeMap<String, Integer> fall = new TreeMap<>();
            for (int i = 0; i < weights.length; i++) {
                String heap = rules.heaps().get(i);
                if (weights[i] != 0 && kind.changed().contains(heap)) {
                    fall.put(heap, weights[i]);
                    fall.put(part.get(heap), -weights[i]);
                }
            }
            if (fall.isEmpty()) {
                return some;
            }
            Table raised = reckoning.both(some, conditions.linear(fall, true, -1));
            reckoning.reject(sources(kind, raised), "the position", "has a move that raises the measure " + measure);
            same.add(reckoning.both(some, conditions.linear(fall, false, 0)));
        }
        return same.stream()
                .reduce((one, other) -> reckoning.tables().either(one, other))
                .orElseThrow();
    }

    private void checkBounded(int[] weights) {
        if (Arrays.stream(weights).allMatch(weight -> weight >= 0)) {
            return;
        }
        TreeMap<String, Integer> low = new TreeMap<>();
        for (int i = 0; i < weights.length; i++) {
            if (weights[i] != 0) {
                low.put(rules.heaps().get(i), weights[i]);
            }
        }
        Table below = conditions.linear(low, true, -(1L << 20));
        for (StatedRules.StatedMove kind : rules.moves()) {
            reckoning.reject(
                    reckoning.both(sources(kind, kind.table()), below),
                    "the position",
                    "has a move and a measure below the assumed bound of -2^20");
        }
    }
}
