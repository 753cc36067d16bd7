package org.impartial.games.tree;

import it.unimi.dsi.fastutil.ints.IntArrays;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/** The nodes that can be chosen in a state of {@link TheGame}, and those that win, in n log n. */
final class Choices {
    private final Preorder order;
    private final long[] weights;
    /** The places of the nodes that can be chosen, the heaviest first. */
    private final int[] places;

    Choices(Tree tree, Felling state) {
        order = tree.preorder();
        weights = IntStream.range(0, tree.vertices())
                .mapToLong(place -> state.weights().get(order.vertex(place)))
                .toArray();
        BitSet gone = new BitSet();
        for (int node : state.felled()) {
            gone.set(order.places[node], order.ends[order.places[node]]);
        }
        long last = state.last();
        places = IntStream.range(0, weights.length)
                .filter(place -> !gone.get(place) && weights[place] > last)
                .toArray();
        IntArrays.mergeSort(places, (a, b) -> Long.compare(weights[b], weights[a]));
    }

    List<Integer> all() {
        return IntStream.of(places).map(order::vertex).sorted().boxed().toList();
    }

    /** Returns the answers to a choice: the nodes that are left and heavier than it, outside its subtree, ascending. */
    List<Integer> heavierOutside(int node) {
        int place = order.places[node];
        return IntStream.of(places)
                .filter(v -> weights[v] > weights[place] && (v < place || v >= order.ends[place]))
                .map(order::vertex)
                .sorted()
                .boxed()
                .toList();
    }

    /** The nodes that win, ascending. */
    /*
     * Implementation: choosing u wins iff some heavier v is left outside sub(u), and after each such v nothing
     * heavier than v is left outside sub(u) and sub(v). Going from heavy to light, "heavier" holds the places of the
     * heavier nodes; for each v let lo(v)..hi(v) be the span of those outside sub(v). A v outside sub(u) leaves
     * nothing iff that span is empty or inside the places of sub(u), so "spans" holds lo(v) and hi(v) at the place of
     * v, and u wins iff all spans laid down outside sub(u) are inside it. Equal weights are looked up before any of
     * them is laid down.
     */
    List<Integer> winning() {
        OutsideRange heavier = new OutsideRange(weights.length);
        OutsideRange spans = new OutsideRange(weights.length);
        List<Integer> winning = new ArrayList<>();
        int end = 0;
        for (int start = 0; start < places.length; start = end) {
            end = endOfWeight(start);
            for (int i = start; i < end; i++) {
                if (wins(places[i], heavier, spans)) {
                    winning.add(order.vertex(places[i]));
                }
            }
            for (int i = start; i < end; i++) {
                laySpan(places[i], heavier, spans);
            }
            for (int i = start; i < end; i++) {
                heavier.add(places[i], places[i], places[i]);
            }
        }
        winning.sort(null);
        return winning;
    }

    private int endOfWeight(int start) {
        int end = start;
        while (end < places.length && weights[places[end]] == weights[places[start]]) {
            end++;
        }
        return end;
    }

    private boolean wins(int u, OutsideRange heavier, OutsideRange spans) {
        int end = order.ends[u];
        boolean answered = heavier.least(u, end) <= heavier.greatest(u, end);
        return answered && spans.least(u, end) >= u && spans.greatest(u, end) < end;
    }

    private void laySpan(int v, OutsideRange heavier, OutsideRange spans) {
        int low = heavier.least(v, order.ends[v]);
        int high = heavier.greatest(v, order.ends[v]);
        if (low <= high) {
            spans.add(v, low, high);
        }
    }

    /**
     * Numbers at places, for the least and the greatest outside a run of places. Fenwick trees hold the least numbers,
     * and the negated greatest ones, before and after the run.
     */
    private static final class OutsideRange {
        private static final int NONE = Integer.MAX_VALUE;
        private final int places;
        private final int[][] before;
        private final int[][] after;

        OutsideRange(int places) {
            this.places = places;
            before = new int[2][places + 1];
            after = new int[2][places + 1];
            for (int[][] trees : List.of(before, after)) {
                Arrays.fill(trees[0], NONE);
                Arrays.fill(trees[1], NONE);
            }
        }

        void add(int place, int least, int greatest) {
            lay(before, place, least, greatest);
            lay(after, places - 1 - place, least, greatest);
        }

        private static void lay(int[][] trees, int place, int least, int greatest) {
            for (int i = place + 1; i < trees[0].length; i += i & -i) {
                trees[0][i] = Math.min(trees[0][i], least);
                trees[1][i] = Math.min(trees[1][i], -greatest);
            }
        }

        /** Returns the least number outside the places from {@code start} to {@code end} − 1. */
        int least(int start, int end) {
            return least(0, start, end);
        }

        int greatest(int start, int end) {
            return -least(1, start, end);
        }

        private int least(int tree, int start, int end) {
            return Math.min(first(before[tree], start), first(after[tree], places - end));
        }

        private static int first(int[] tree, int count) {
            int least = NONE;
            for (int i = count; i > 0; i -= i & -i) {
                least = Math.min(least, tree[i]);
            }
            return least;
        }
    }
}
