package org.impartial.core.contract.oracle.play;

import it.unimi.dsi.fastutil.ints.Int2ObjectMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import java.util.Arrays;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.IntToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/**
 * Rung 1: values by recursion over a graph, successors first. A node that can reach a cycle has no value here: a mex
 * requires the values of all options, and in post-order a successor that leads back has none yet.
 */
public final class NaiveValues {
    private final IntFunction<int[]> successors;
    private final IntToLongFunction bySuccessors;
    private final OracleBudget budget;
    private final Int2ObjectMap<OptionalLong> known = new Int2ObjectOpenHashMap<>();

    /** Creates a table; {@code bySuccessors} is called for a node once all its successors are {@link #known}. */
    public NaiveValues(IntFunction<int[]> successors, IntToLongFunction bySuccessors, OracleBudget budget) {
        this.successors = successors;
        this.bySuccessors = bySuccessors;
        this.budget = budget;
    }

    public OptionalLong of(int node) {
        for (int next : PostOrder.of(node, successors, known::containsKey, budget)) {
            boolean ready = Arrays.stream(successors.apply(next))
                    .allMatch(successor -> settled(successor).isPresent());
            known.put(next, ready ? OptionalLong.of(bySuccessors.applyAsLong(next)) : OptionalLong.empty());
        }
        return settled(node);
    }

    private OptionalLong settled(int node) {
        return known.getOrDefault(node, OptionalLong.empty());
    }

    /** Returns the value of a node that has one and has been evaluated. */
    public long known(int node) {
        return settled(node).orElseThrow();
    }

    /** Returns the least number from 0 that does not occur. */
    public static long mex(LongStream values) {
        Set<Long> all = values.boxed().collect(Collectors.toSet());
        return LongStream.range(0, Long.MAX_VALUE)
                .filter(n -> !all.contains(n))
                .findFirst()
                .orElseThrow();
    }
}
