package org.impartial.core.contract.oracle.play;

import it.unimi.dsi.fastutil.ints.Int2ObjectMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntLinkedOpenHashSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.walk.Bag;

/** The graph of whole sums: an option is reached by one move in one component. */
public final class SumGraph {
    private final NumberedComponents components;
    private final Map<Bag, Integer> numbers = new HashMap<>();
    private final List<Bag> bags = new ArrayList<>();
    private final Int2ObjectMap<int[]> options = new Int2ObjectOpenHashMap<>();

    public SumGraph(NumberedComponents components) {
        this.components = components;
    }

    public int node(Position position) {
        return number(components.bag(position));
    }

    /** Returns the options of a sum, each once. */
    public int[] options(int node) {
        return options.computeIfAbsent(node, this::played);
    }

    /** Returns the outcome that the rules declare for a sum of one component. */
    Optional<Outcome> decided(int node) {
        Bag bag = bags.get(node);
        return bag.size() == 1 ? components.get(bag.member(0)).decided() : Optional.empty();
    }

    private int[] played(int node) {
        Bag bag = bags.get(node);
        IntLinkedOpenHashSet results = new IntLinkedOpenHashSet();
        int obliged = obliged(bag);
        for (int i = 0; i < bag.size(); i++) {
            boolean again = i > 0 && bag.member(i) == bag.member(i - 1);
            if (!again && (obliged < 0 || i == obliged)) {
                for (Bag option : components.options(bag.member(i))) {
                    results.add(number(bag.replace(i, option)));
                }
            }
        }
        return results.toIntArray();
    }

    private int obliged(Bag bag) {
        for (int i = 0; i < bag.size(); i++) {
            if (components.entailed(bag.member(i))) {
                return i;
            }
        }
        return -1;
    }

    private int number(Bag bag) {
        return numbers.computeIfAbsent(bag, added -> {
            bags.add(bag);
            return bags.size() - 1;
        });
    }
}
