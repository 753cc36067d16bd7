package org.impartial.games;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;

/**
 * A checker of certificates of the kind {@code misere} that is written from docs/NOTATION.md alone: it uses the options
 * of games and no class of the library that writes or checks certificates.
 */
final class SecondMisereReader {
    private final Map<Set<Tree>, Tree> trees = new HashMap<>();
    private final Map<Set<Tree>, Tree> sums = new HashMap<>();
    private final Tree end = tree(Set.of());
    private final List<String> games = new ArrayList<>();
    private final List<Tree> numbered = new ArrayList<>();
    private final Map<Component<?>, Tree> parts = new HashMap<>();
    private final List<Component<?>> aparts = new ArrayList<>();
    private final Set<Sum> lost = new LinkedHashSet<>();

    /** A game in its simplest form; each is one object. */
    private static final class Tree {
        private final Set<Tree> options;
        private final boolean lost;

        Tree(Set<Tree> options) {
            this.options = options;
            this.lost = !options.isEmpty() && options.stream().noneMatch(option -> option.lost);
        }
    }

    /** A tree and components with their numbers of copies. */
    private record Sum(Tree tree, Map<Component<?>, Integer> components) {}

    /** Returns the reason why lines are no proof; empty if they are one. */
    static String fault(Map<String, String> header, List<String> written) {
        return new SecondMisereReader().faultOf(header, written);
    }

    private String faultOf(Map<String, String> header, List<String> written) {
        for (String line : written) {
            String fault = read(line, List.of(line.split(" ", -1)));
            if (!fault.isEmpty()) {
                return line + ": " + fault;
            }
        }
        Set<Sum> proved = proved();
        if (!proved.equals(lost)) {
            return "not lost, or in a circle";
        }
        Sum root = sum(SecondReader.root(null, header.get("root")));
        boolean shown = switch (header.get("outcome")) {
            case "P" -> isLost(root, proved);
            case "N" -> options(root).isEmpty() || hasLost(root, proved);
            default -> false;
        };
        return shown ? "" : "the root";
    }

    private String read(String line, List<String> words) {
        switch (words.get(0)) {
            case "game" -> games.add(line.substring(5));
            case "tree" -> {
                Set<Tree> options = new HashSet<>();
                words.subList(1, words.size()).forEach(word -> options.add(numbered.get(Integer.parseInt(word))));
                numbered.add(simplest(options));
                return numbered.get(numbered.size() - 1).options.size() == words.size() - 1 ? "" : "not the simplest";
            }
            case "part" -> {
                Tree tree = numbered.get(Integer.parseInt(words.get(2)));
                Component<?> component = component(line, words, 3);
                Set<Tree> reached = new HashSet<>();
                for (Position option : component.options()) {
                    Sum sum = sum(option.components());
                    if (!sum.components.isEmpty()) {
                        return "a part without a tree";
                    }
                    reached.add(sum.tree);
                }
                return isEqual(reached, tree) && parts.put(component, tree) == null ? "" : "not equal to the tree";
            }
            case "apart" -> {
                Component<?> component = component(line, words, 2);
                if (parts.containsKey(component) || aparts.contains(component)) {
                    return "a second line of a component";
                }
                aparts.add(component);
            }
            case "lost" -> {
                Map<Component<?>, Integer> components = new HashMap<>();
                words.subList(2, words.size())
                        .forEach(word -> components.merge(aparts.get(Integer.parseInt(word)), 1, Integer::sum));
                lost.add(new Sum(numbered.get(Integer.parseInt(words.get(1))), components));
                return components.isEmpty() ? "no components" : "";
            }
            default -> {
                return "no fact";
            }
        }
        return "";
    }

    private Component<?> component(String line, List<String> words, int from) {
        int start = String.join(" ", words.subList(0, from)).length() + 1;
        String state = start > line.length() ? "" : line.substring(start);
        return SecondReader.component(games.get(Integer.parseInt(words.get(1))), state, true);
    }

    /** Returns the lost sums that follow from others, beginning with those whose play ends. */
    private Set<Sum> proved() {
        Set<Sum> proved = new HashSet<>();
        boolean more = true;
        while (more) {
            more = false;
            for (Sum sum : lost) {
                if (!proved.contains(sum)) {
                    Set<Sum> options = options(sum);
                    boolean follows = !options.isEmpty()
                            && options.stream()
                                    .allMatch(option -> options(option).isEmpty() || hasLost(option, proved));
                    more |= follows && proved.add(sum);
                }
            }
        }
        return proved;
    }

    private boolean hasLost(Sum sum, Set<Sum> proved) {
        return options(sum).stream().anyMatch(option -> isLost(option, proved));
    }

    private static boolean isLost(Sum sum, Set<Sum> proved) {
        return sum.components.isEmpty() ? sum.tree.lost : proved.contains(sum);
    }

    private Set<Sum> options(Sum sum) {
        Set<Sum> options = new HashSet<>();
        sum.tree.options.forEach(option -> options.add(new Sum(option, sum.components)));
        for (Component<?> component : sum.components.keySet()) {
            Map<Component<?>, Integer> others = new HashMap<>(sum.components);
            others.computeIfPresent(component, (c, copies) -> copies == 1 ? null : copies - 1);
            for (Position option : component.options()) {
                Sum left = sum(option.components());
                Map<Component<?>, Integer> all = new HashMap<>(others);
                left.components.forEach((part, copies) -> all.merge(part, copies, Integer::sum));
                options.add(new Sum(sum(sum.tree, left.tree), all));
            }
        }
        return options;
    }

    /** Returns components with trees in place of those that have a line {@code part}. */
    private Sum sum(List<? extends Component<?>> components) {
        Tree tree = end;
        Map<Component<?>, Integer> others = new HashMap<>();
        for (Component<?> component : components) {
            Component<?> form = component.canonical();
            if (parts.containsKey(form)) {
                tree = sum(tree, parts.get(form));
            } else {
                others.merge(form, 1, Integer::sum);
            }
        }
        return new Sum(tree, others);
    }

    private Tree sum(Tree a, Tree b) {
        if (a == end || b == end) {
            return a == end ? b : a;
        }
        Set<Tree> key = a == b ? Set.of(a) : Set.of(a, b);
        Tree known = sums.get(key);
        if (known == null) {
            Set<Tree> options = new HashSet<>();
            a.options.forEach(option -> options.add(sum(option, b)));
            b.options.forEach(option -> options.add(sum(a, option)));
            known = simplest(options);
            sums.put(key, known);
        }
        return known;
    }

    /** Returns the tree to which options make a game equal: one that an option reaches, or that of the options. */
    private Tree simplest(Set<Tree> options) {
        return options.stream()
                .flatMap(option -> option.options.stream())
                .filter(tree -> isEqual(options, tree))
                .findFirst()
                .orElseGet(() -> tree(options));
    }

    private static boolean isEqual(Set<Tree> options, Tree tree) {
        return options.containsAll(tree.options)
                && options.stream()
                        .allMatch(option -> tree.options.contains(option) || option.options.contains(tree))
                && (!tree.options.isEmpty() || options.isEmpty() || options.stream().anyMatch(option -> option.lost));
    }

    private Tree tree(Set<Tree> options) {
        return trees.computeIfAbsent(options, Tree::new);
    }
}
