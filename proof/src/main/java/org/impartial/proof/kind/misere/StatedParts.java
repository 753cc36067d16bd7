package org.impartial.proof.kind.misere;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.proof.kind.Rereadable;

/** The trees and components that the lines of a proof state, checked, and the reduction of positions to them. */
final class StatedParts {
    private final Meter meter;
    private final TreeTable trees;
    private final IntArrayList numbered = new IntArrayList();
    private final Map<Component<?>, Integer> parts = new HashMap<>();
    private final Map<Component<?>, Integer> aparts = new HashMap<>();
    private final List<Component<?>> components = new ArrayList<>();
    private int listedAparts;

    StatedParts(Meter meter) {
        this.meter = meter;
        this.trees = new TreeTable(meter);
    }

    TreeTable trees() {
        return trees;
    }

    Component<?> component(int apart) {
        return components.get(apart);
    }

    /** Checks the line of a tree, and numbers it. */
    void tree(FactReader line) {
        int[] options = Arrays.stream(line.numbers(1, numbered.size()))
                .map(numbered::getInt)
                .toArray();
        int tree = trees.simplest(options);
        if (trees.options(tree).length != options.length) {
            throw line.fails("it is not the simplest form of the game");
        }
        numbered.add(tree);
    }

    /** Checks the line of a component that is equal to a tree. */
    void part(FactReader line) {
        int tree = numbered.getInt(line.number(2, numbered.size()));
        Component<?> component = line.component(3);
        List<Position> options = component.options(meter);
        meter.spend(1);
        int[] reached =
                options.stream().mapToInt(option -> treeOf(option, line)).toArray();
        if (!trees.equals(reached, tree)) {
            throw line.fails("its options do not make it equal to this tree");
        }
        requireNew(component, line);
        parts.put(component, tree);
    }

    private void requireNew(Component<?> component, FactReader line) {
        if (parts.containsKey(component) || aparts.containsKey(component)) {
            throw line.fails("its component has an earlier line");
        }
    }

    private int treeOf(Position option, FactReader line) {
        int sum = TreeTable.END;
        for (Component<?> part : option.components()) {
            Integer tree = parts.get(part.canonical());
            if (tree == null) {
                throw line.fails("no line before it gives the tree of " + part + ", which is part of an option");
            }
            sum = trees.sum(sum, tree);
        }
        return sum;
    }

    /** Reads the line of a component that is not replaced by a tree. */
    void apart(FactReader line) {
        Component<?> component = line.component(2);
        requireNew(component, line);
        number(component);
    }

    /** Reads the line of a sum that is stated to be lost. */
    TreeSum lost(FactReader line) {
        int tree = numbered.getInt(line.number(1, numbered.size()));
        IntArrayList components = IntArrayList.wrap(line.numbers(2, aparts.size()));
        components.sort(null);
        return new TreeSum(tree, components);
    }

    /** Marks the end of the lines: components that are numbered later have no line. */
    void close() {
        listedAparts = aparts.size();
    }

    /** Returns whether a position has only trees and components with a line; no other is stated to be lost. */
    boolean listed(Position position) {
        return position.components().stream()
                .map(Component::canonical)
                .allMatch(part -> parts.containsKey(part) || aparts.getOrDefault(part, listedAparts) < listedAparts);
    }

    /** Returns the sum for a position, with components replaced by the known trees; the others are numbered. */
    TreeSum reduced(Position position) {
        int tree = TreeTable.END;
        IntArrayList left = new IntArrayList();
        for (Component<?> part : position.components()) {
            Component<?> form = part.canonical();
            Integer known = parts.get(form);
            if (known != null) {
                tree = trees.sum(tree, known);
            } else {
                left.add(number(form));
            }
        }
        left.sort(null);
        return new TreeSum(tree, left);
    }

    private int number(Component<?> form) {
        return aparts.computeIfAbsent(form, added -> {
            components.add(added);
            return components.size() - 1;
        });
    }

    /** Returns a sum in which an option replaces one of its components. */
    TreeSum without(TreeSum sum, int component, TreeSum option) {
        IntArrayList left = new IntArrayList(sum.aparts());
        left.removeInt(component);
        left.addAll(option.aparts());
        left.sort(null);
        return new TreeSum(trees.sum(sum.tree(), option.tree()), left);
    }

    /** Returns a sum as it is quoted in messages. */
    String text(TreeSum sum) {
        String beside = sum.aparts()
                .intStream()
                .mapToObj(components::get)
                .map(Rereadable::of)
                .collect(Collectors.joining(" + "));
        return beside
                + (sum.tree() == TreeTable.END ? "" : " + a tree of " + trees.options(sum.tree()).length + " options");
    }

    /** A position: a tree, and the ascending numbers of the components that are not replaced by trees. */
    record TreeSum(int tree, IntArrayList aparts) {}
}
