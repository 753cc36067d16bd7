package org.impartial.games.tree;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The state of play in {@link TheGame}. The chosen weights ascend, so the last one is the greatest among the felled
 * nodes; a felled node inside a later subtree has a smaller weight and is not recorded.
 *
 * @param weights the weight of each node, 0 or more
 * @param felled the chosen nodes from 0, ascending, none inside the subtree of another
 */
public record Felling(List<Long> weights, List<Integer> felled) {
    /**
     * Makes immutable copies of its arguments.
     *
     * @param weights the weight of each node, 0 or more
     * @param felled the chosen nodes from 0, ascending, none inside the subtree of another
     */
    public Felling {
        weights = List.copyOf(weights);
        felled = List.copyOf(felled);
    }

    /**
     * {@return the start of play, at which no node is felled}
     *
     * @param weights the weight of each node, 0 or more
     */
    public static Felling start(List<Long> weights) {
        return new Felling(weights, List.of());
    }

    /** {@return the weight that a choice must exceed: the weight chosen last, or −1 at the start} */
    public long last() {
        return felled.stream().mapToLong(weights::get).max().orElse(-1);
    }

    /** Returns the felled nodes from the lightest to the heaviest. */
    List<Integer> inOrderOfPlay() {
        return felled.stream().sorted(Comparator.comparing(weights::get)).toList();
    }

    int chosenLast() {
        List<Integer> nodes = inOrderOfPlay();
        return nodes.get(nodes.size() - 1);
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
