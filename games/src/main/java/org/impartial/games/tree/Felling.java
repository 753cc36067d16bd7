package org.impartial.games.tree;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/**
 * The weights of the nodes and those chosen in {@link TheGame}, ascending. The last weight is the greatest chosen; a
 * felled node inside a later subtree has a smaller weight and is not recorded.
 */
public record Felling(List<Long> weights, List<Integer> felled) {
    public Felling {
        weights = List.copyOf(weights);
        felled = List.copyOf(felled);
    }

    public static Felling start(List<Long> weights) {
        return new Felling(weights, List.of());
    }

    public long last() {
        return felled.stream().mapToLong(weights::get).max().orElse(-1);
    }

    List<Integer> inOrderOfPlay() {
        return felled.stream().sorted(Comparator.comparing(weights::get)).toList();
    }

    int chosenLast() {
        return Collections.max(felled, Comparator.comparing(weights::get));
    }

    /** Returns the state after a choice; nodes felled earlier that are below the new one are no longer recorded. */
    Felling after(int node, Preorder order) {
        List<Integer> nodes = new ArrayList<>(felled);
        nodes.removeIf(old -> order.below(old, node));
        nodes.add(node);
        nodes.sort(null);
        return new Felling(weights, nodes);
    }
}
