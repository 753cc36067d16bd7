package org.impartial.discover.learn;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.numeration.Arithmetic;
import org.impartial.discover.numeration.Relation;

/*
 * Variables are the numbers of a vector, a position before and one after. Each heap is projected away once it is joined
 * with its sum, so that no relation has more tapes than two positions and one number.
 */
/** Computes the vectors by which no two members of a set of positions differ. */
public record Differences(Arithmetic arithmetic, Automaton set) {
    /** Returns the vectors other than 0, by absolute values; the numbers of some heaps are added to them, not taken. */
    public Automaton none(List<Boolean> raised) {
        int heaps = set.tapes();
        int[] before = IntStream.range(heaps, 2 * heaps).toArray();
        int[] after = IntStream.range(2 * heaps, 3 * heaps).toArray();
        Relation pairs = arithmetic.and(arithmetic.relation(before, set), arithmetic.relation(after, set));
        for (int heap = 0; heap < heaps; heap++) {
            int lower = raised.get(heap) ? before[heap] : after[heap];
            int higher = raised.get(heap) ? after[heap] : before[heap];
            Relation sum = arithmetic.linear(Map.of(heap, 1, lower, 1, higher, -1), false, 0);
            pairs = arithmetic.exists(new int[] {before[heap], after[heap]}, arithmetic.and(pairs, sum));
        }
        int[] vector = IntStream.range(0, heaps).toArray();
        Map<Integer, Integer> total = Arrays.stream(vector).boxed().collect(Collectors.toMap(heap -> heap, heap -> 1));
        Relation zero = arithmetic.linear(total, false, 0);
        return arithmetic
                .minus(arithmetic.minus(arithmetic.all(vector), pairs), zero)
                .automaton();
    }
}
