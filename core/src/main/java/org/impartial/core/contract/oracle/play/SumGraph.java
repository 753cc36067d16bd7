package org.impartial.core.contract.oracle.play;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.walk.Bag;

/** The graph of whole sums: an option is reached by one move in one component. */
public final class SumGraph {
    private final NumberedComponents components;
    private final Object2IntOpenHashMap<Bag> numbers = new Object2IntOpenHashMap<>();
    private final List<Bag> bags = new ArrayList<>();
    private final Known<int[]> options = new Known<>();
    private int[] metFrom = new int[64];

    public SumGraph(NumberedComponents components) {
        this.components = components;
        numbers.defaultReturnValue(-1);
    }

    public int node(Position position) {
        return number(components.bag(position));
    }

    /** Returns the options of a sum, each once. */
    public int[] options(int node) {
        int[] known = options.get(node);
        if (known == null) {
            known = played(node);
            options.put(node, known);
        }
        return known;
    }

    /** Returns the outcome that the rules declare for a sum of one component. */
    Optional<Outcome> decided(int node) {
        Bag bag = bags.get(node);
        return bag.size() == 1 ? components.get(bag.member(0)).decided() : Optional.empty();
    }

    private int[] played(int node) {
        Bag bag = bags.get(node);
        IntArrayList results = new IntArrayList();
        int obliged = obliged(bag);
        for (int i = 0; i < bag.size(); i++) {
            boolean again = i > 0 && bag.member(i) == bag.member(i - 1);
            if (!again && (obliged < 0 || i == obliged)) {
                for (Bag option : components.options(bag.member(i))) {
                    int result = number(bag.replace(i, option));
                    if (metFrom[result] != node + 1) {
                        metFrom[result] = node + 1;
                        results.add(result);
                    }
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
        int known = numbers.putIfAbsent(bag, bags.size());
        if (known >= 0) {
            return known;
        }
        bags.add(bag);
        if (bags.size() > metFrom.length) {
            metFrom = Arrays.copyOf(metFrom, 2 * metFrom.length);
        }
        return bags.size() - 1;
    }
}
