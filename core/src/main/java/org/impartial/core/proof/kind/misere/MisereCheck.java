package org.impartial.core.proof.kind.misere;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.proof.Certificate.CertificateException;
import org.impartial.core.proof.Certificate.Verdict;
import org.impartial.core.proof.kind.Rereadable;

/** Checks the facts of one proof from the rules, in order. Not safe for use by several threads. */
final class MisereCheck {
    private final MisereProof proof;
    private final Meter meter;
    private final TreeTable trees;
    private final List<ImpartialGame<?>> games = new ArrayList<>();
    private final IntArrayList numbered = new IntArrayList();
    private final Map<Component<?>, Integer> parts = new HashMap<>();
    private final Map<Component<?>, Integer> aparts = new HashMap<>();
    private final List<Component<?>> components = new ArrayList<>();
    private final Set<Sum> lost = new HashSet<>();
    private final Set<Sum> answered = new HashSet<>();
    private final Map<Integer, List<Sum>> replies = new HashMap<>();
    private int listedAparts;
    private long checked;

    MisereCheck(MisereProof proof, Meter meter) {
        this.proof = proof;
        this.meter = meter;
        this.trees = new TreeTable(meter);
    }

    /** A tree and the numbers of components that are not replaced by trees, in ascending order. */
    private record Sum(int tree, IntArrayList aparts) {}

    Verdict verdict() {
        try {
            for (Component<?> component : proof.root().components()) {
                if (component.game().loopy()) {
                    throw new CertificateException(
                            component.game().name() + " is loopy, and facts carry each other only where play ends");
                }
            }
            List<Sum> claimed = read();
            for (Sum sum : claimed) {
                checkLost(sum);
                checked++;
            }
            checkRoot();
        } catch (CertificateException refusal) {
            return Verdict.refused(checked, String.valueOf(refusal.getMessage()));
        }
        return Verdict.accepted(checked, proof.statement() + ", by " + checked + " facts");
    }

    /** Reads all facts, checks trees and parts, and returns the sums stated to be lost. */
    private List<Sum> read() {
        List<Sum> claimed = new ArrayList<>();
        for (String line : proof.lines()) {
            meter.tick();
            switch (FactReader.kind(line)) {
                case "game" -> {
                    games.add(FactReader.of(line, games).game());
                    checked++;
                }
                case "tree" -> numbered.add(tree(FactReader.of(line, games)));
                case "part" -> part(FactReader.of(line, games));
                case "apart" -> apart(FactReader.of(line, games));
                case "lost" -> claimed.add(lost(FactReader.of(line, games)));
                default ->
                    throw new CertificateException(
                            "\"" + line + "\" is not a fact: a line begins with game, tree, part, apart or lost");
            }
        }
        lost.addAll(claimed);
        listedAparts = aparts.size();
        return claimed;
    }

    private int tree(FactReader line) {
        int[] options = line.numbers(1, numbered.size());
        for (int i = 0; i < options.length; i++) {
            options[i] = numbered.getInt(options[i]);
        }
        int tree = trees.simplest(options);
        if (trees.options(tree).length != options.length) {
            throw line.fails("it is not the simplest form of the game");
        }
        checked++;
        return tree;
    }

    private void part(FactReader line) {
        int tree = numbered.getInt(line.number(2, numbered.size()));
        Component<?> component = line.component(3);
        List<Position> options = component.options(meter);
        meter.spend(1);
        int[] reached = new int[options.size()];
        for (int i = 0; i < reached.length; i++) {
            reached[i] = treeOf(options.get(i), line);
        }
        if (!trees.equals(reached, tree)) {
            throw line.fails("its options do not make it equal to this tree");
        }
        if (parts.put(component, tree) != null || aparts.containsKey(component)) {
            throw line.fails("its component stands in an earlier line too");
        }
        checked++;
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

    private void apart(FactReader line) {
        Component<?> component = line.component(2);
        if (parts.containsKey(component) || aparts.containsKey(component)) {
            throw line.fails("its component stands in an earlier line too");
        }
        number(component);
        checked++;
    }

    private Sum lost(FactReader line) {
        int tree = numbered.getInt(line.number(1, numbered.size()));
        IntArrayList components = IntArrayList.wrap(line.numbers(2, aparts.size()));
        components.sort(null);
        return new Sum(tree, components);
    }

    private void checkLost(Sum sum) {
        if (sum.aparts().isEmpty()) {
            throw fails(sum, "a sum without components needs no line");
        }
        List<Sum> options = options(sum);
        if (options.isEmpty()) {
            throw fails(sum, "it has no move, and the player who finds none wins");
        }
        for (Sum option : options) {
            meter.tick();
            if (!answered.contains(option)) {
                if (!isNext(option)) {
                    throw fails(sum, "its option " + text(option) + " has no reply that is lost");
                }
                answered.add(option);
            }
        }
    }

    /** Returns whether the player to move wins a sum: it has ended, or an option is lost. */
    private boolean isNext(Sum sum) {
        if (sum.aparts().isEmpty()) {
            return !trees.isP(sum.tree());
        }
        for (int option : trees.options(sum.tree())) {
            if (isLost(new Sum(option, sum.aparts()))) {
                return true;
            }
        }
        for (int i = 0; i < sum.aparts().size(); i++) {
            for (Sum reply : replies(sum.aparts().getInt(i))) {
                if (isLost(without(sum, i, reply))) {
                    return true;
                }
            }
        }
        return sum.tree() == TreeTable.END
                && sum.aparts().intStream().noneMatch(c -> components.get(c).hasOptions(meter));
    }

    private boolean isLost(Sum sum) {
        return sum.aparts().isEmpty() ? trees.isP(sum.tree()) : lost.contains(sum);
    }

    private List<Sum> options(Sum sum) {
        List<Sum> options = new ArrayList<>();
        for (int option : trees.options(sum.tree())) {
            options.add(new Sum(option, sum.aparts()));
        }
        for (int i = 0; i < sum.aparts().size(); i++) {
            Component<?> component = components.get(sum.aparts().getInt(i));
            for (Position option : component.options(meter)) {
                options.add(without(sum, i, reduced(option)));
            }
        }
        meter.spend(1);
        return options;
    }

    /**
     * Returns the options of a component that consist of trees and of components that have a line; no others are lost.
     */
    private List<Sum> replies(int component) {
        List<Sum> known = replies.get(component);
        if (known == null) {
            known = new ArrayList<>();
            for (Position option : components.get(component).options(meter)) {
                boolean listed = option.components().stream()
                        .map(Component::canonical)
                        .allMatch(part ->
                                parts.containsKey(part) || aparts.getOrDefault(part, listedAparts) < listedAparts);
                if (listed) {
                    known.add(reduced(option));
                }
            }
            known = known.stream().distinct().toList();
            meter.spend(1);
            replies.put(component, known);
        }
        return known;
    }

    /** Returns the sum for a position, by the known trees; other components get numbers. */
    private Sum reduced(Position position) {
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
        return new Sum(tree, left);
    }

    private int number(Component<?> form) {
        Integer known = aparts.get(form);
        if (known == null) {
            known = aparts.size();
            aparts.put(form, known);
            components.add(form);
        }
        return known;
    }

    /** Returns a sum in which an option replaces one of its components. */
    private Sum without(Sum sum, int component, Sum option) {
        IntArrayList left = new IntArrayList(sum.aparts());
        left.removeInt(component);
        left.addAll(option.aparts());
        left.sort(null);
        return new Sum(trees.sum(sum.tree(), option.tree()), left);
    }

    private void checkRoot() {
        Sum root = reduced(proof.root());
        boolean shown = proof.outcome() == Outcome.P ? isLost(root) : isNext(root);
        if (!shown) {
            throw new CertificateException(
                    "the facts do not show that the root " + Rereadable.of(proof.root()) + " is " + proof.outcome());
        }
    }

    private CertificateException fails(Sum sum, String why) {
        return new CertificateException("the sum " + text(sum) + " is not lost: " + why);
    }

    private String text(Sum sum) {
        String beside = sum.aparts()
                .intStream()
                .mapToObj(components::get)
                .map(Rereadable::of)
                .collect(Collectors.joining(" + "));
        return beside
                + (sum.tree() == TreeTable.END ? "" : " + a tree of " + trees.options(sum.tree()).length + " options");
    }
}
