package org.impartial.core.contract;

import java.util.Arrays;
import java.util.OptionalLong;
import java.util.function.IntFunction;
import java.util.function.IntToLongFunction;
import java.util.stream.LongStream;

/**
 * Rung 1: values by recursion over a graph, followers first. A node that can reach a cycle has none here: a mex needs
 * the values of all options before, and in post-order a follower that leads back has not got one yet.
 */
final class NaiveValues {
    private final IntFunction<int[]> followers;
    private final IntToLongFunction byFollowers;
    private final OracleBudget budget;
    private final Known<OptionalLong> known = new Known<>();

    /** The value of a node is asked for once all its followers are {@link #known}. */
    NaiveValues(IntFunction<int[]> followers, IntToLongFunction byFollowers, OracleBudget budget) {
        this.followers = followers;
        this.byFollowers = byFollowers;
        this.budget = budget;
    }

    OptionalLong of(int node) {
        for (int next : PostOrder.of(node, followers, known::holds, budget)) {
            boolean ready = Arrays.stream(followers.apply(next))
                    .allMatch(follower -> settled(follower).isPresent());
            known.put(next, ready ? OptionalLong.of(byFollowers.applyAsLong(next)) : OptionalLong.empty());
        }
        return settled(node);
    }

    private OptionalLong settled(int node) {
        OptionalLong value = known.get(node);
        return value == null ? OptionalLong.empty() : value;
    }

    /** The value of a node that has one and was looked at before. */
    long known(int node) {
        return settled(node).orElseThrow();
    }

    /** The least number from 0 that does not occur. */
    static long mex(LongStream values) {
        long[] ascending = values.sorted().distinct().toArray();
        int mex = 0;
        while (mex < ascending.length && ascending[mex] == mex) {
            mex++;
        }
        return mex;
    }
}
