package org.impartial.core.contract;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.impartial.core.game.Position;

/** Whole sums as the nodes of a graph: a follower is reached by one move in one component. */
final class SumGraph {
    private final Components components;
    private final Map<Bag, Integer> numbers = new HashMap<>();
    private final List<Bag> bags = new ArrayList<>();
    private final Map<Integer, int[]> followers = new HashMap<>();

    SumGraph(Components components) {
        this.components = components;
    }

    int node(Position position) {
        return number(components.bag(position));
    }

    /** The sums that one move leads to, each once. */
    int[] followers(int node) {
        int[] known = followers.get(node);
        if (known == null) {
            known = played(bags.get(node)).stream().mapToInt(Integer::intValue).toArray();
            followers.put(node, known);
        }
        return known;
    }

    private Set<Integer> played(Bag bag) {
        Set<Integer> results = new LinkedHashSet<>();
        for (int i = 0; i < bag.size(); i++) {
            boolean again = i > 0 && bag.members()[i] == bag.members()[i - 1];
            if (!again) {
                for (Bag option : components.options(bag.members()[i])) {
                    results.add(number(bag.replace(i, option)));
                }
            }
        }
        return results;
    }

    private int number(Bag bag) {
        Integer known = numbers.putIfAbsent(bag, bags.size());
        if (known != null) {
            return known;
        }
        bags.add(bag);
        return bags.size() - 1;
    }
}
