package org.impartial.games;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;

/**
 * A checker of certificates of the kind {@code misere-quotient} that is written from docs/NOTATION.md alone: it uses the
 * options of games and no class of the library that writes or checks certificates.
 */
final class SecondQuotientReader {
    private final Map<String, String> header;
    private final int order;
    private final int[][] products;
    private final BitSet lost = new BitSet();
    private final Set<Integer> generators = new HashSet<>();
    private final Set<Summand> summands = new LinkedHashSet<>();
    private final Map<Component<?>, Integer> elements = new HashMap<>();

    /** The element of a component, and the elements of its options. */
    private record Summand(int element, Set<Integer> options) {}

    /** The element of a sum, and the elements beside which an option of it is in P. */
    private record State(int element, BitSet beside) {}

    private SecondQuotientReader(Map<String, String> header) {
        this.header = header;
        this.order = number("order");
        this.products = new int[order][];
    }

    /** Returns the reason why lines are no proof; empty if they are one. */
    static String fault(Map<String, String> header, List<String> written) {
        SecondQuotientReader reader = new SecondQuotientReader(header);
        String fault = reader.monoid(written.subList(0, reader.order));
        List<String> others = written.subList(reader.order, written.size());
        if (fault.isEmpty()) {
            fault = header.containsKey("root") ? reader.reached(others) : reader.heaps(others);
        }
        return fault.isEmpty() ? reader.outcomes() : fault;
    }

    private int number(String field) {
        return Integer.parseInt(header.get(field));
    }

    private String monoid(List<String> lines) {
        int[][] steps = new int[order][];
        for (int x = 0; x < order; x++) {
            String[] words = lines.get(x).split(" ", -1);
            if (words.length != 2 + number("generators")
                    || !words[1].matches("[PN]")
                    || Integer.parseInt(words[0]) != x) {
                return "no element";
            }
            lost.set(x, words[1].equals("P"));
            steps[x] = Arrays.stream(words).skip(2).mapToInt(Integer::parseInt).toArray();
        }
        Arrays.stream(steps[0]).forEach(generators::add);
        products[0] = IntStream.range(0, order).toArray();
        Deque<Integer> open = new ArrayDeque<>(List.of(0));
        while (!open.isEmpty()) {
            int x = open.remove();
            for (int g = 0; g < steps[x].length; g++) {
                int generator = g;
                int next = steps[x][g];
                int[] row =
                        Arrays.stream(products[x]).map(y -> steps[y][generator]).toArray();
                if (products[next] == null) {
                    products[next] = row;
                    open.add(next);
                } else if (!Arrays.equals(products[next], row)) {
                    return "a product depends on its order";
                }
            }
        }
        Set<BitSet> rows = new HashSet<>();
        for (int[] row : products) {
            rows.add(where(y -> lost.get(row[y])));
        }
        return rows.size() < order ? "two elements are not distinguished" : lost.get(0) ? "0 is in P" : "";
    }

    private BitSet where(IntPredicate member) {
        BitSet set = new BitSet();
        IntStream.range(0, order).filter(member).forEach(set::set);
        return set;
    }

    private String heaps(List<String> lines) {
        boolean periodic = header.containsKey("period");
        int a = periodic ? number("preperiod") : 0;
        int p = periodic ? number("period") : 0;
        int known = periodic ? a + p : number("heaps");
        List<Integer> phi = new ArrayList<>();
        for (String line : lines) {
            String start = phi.size() + ": ";
            String[] words = line.substring(start.length()).split(" ", -1);
            if (!line.startsWith(start) || words.length != Math.min(20, known - phi.size())) {
                return "no elements of heaps";
            }
            Arrays.stream(words).forEach(word -> phi.add(Integer.parseInt(word)));
        }
        if (phi.size() != known
                || (periodic && (a < 1 || p < 1 || header.get("game").contains("!")))) {
            return "the number of heaps";
        }
        int all = known;
        if (periodic) {
            SecondPeriodReader code = new SecondPeriodReader(header);
            int parts = IntStream.rangeClosed(1, 3)
                    .filter(n -> n == 1 || !code.leaving(n).isEmpty())
                    .max()
                    .orElseThrow();
            all = Math.max(known, parts * (a - 1) + parts * p + code.last() + 1);
        }
        for (int n = 0; n < all; n++) {
            Component<?> heap = SecondReader.component(header.get("game"), Integer.toString(n), false);
            elements.put(heap, phi.get(n < known ? n : a + (n - a) % p));
            summands.add(new Summand(elements.get(heap), options(heap)));
        }
        return "";
    }

    private Set<Integer> options(Component<?> component) {
        return component.options().stream().map(this::element).collect(Collectors.toSet());
    }

    private int element(Position option) {
        return option.components().stream()
                .map(part -> elements.get(part.canonical()))
                .reduce(0, (x, y) -> products[x][y]);
    }

    private String reached(List<String> lines) {
        for (String line : lines) {
            int space = line.indexOf(' ');
            List<Component<?>> named = SecondReader.root(null, line.substring(space + 1));
            if (named.size() != 1
                    || elements.put(named.get(0).canonical(), Integer.valueOf(line.substring(0, space))) != null) {
                return "no line of a component";
            }
        }
        Set<Component<?>> ended = new HashSet<>();
        for (Component<?> part : SecondReader.root(null, header.get("root"))) {
            if (!ends(part.canonical(), new HashSet<>(), ended)) {
                return "play may not end";
            }
        }
        ended.forEach(component -> summands.add(new Summand(elements.get(component), options(component))));
        return ended.equals(elements.keySet()) ? "" : "other components";
    }

    private boolean ends(Component<?> component, Set<Component<?>> open, Set<Component<?>> ended) {
        if (ended.contains(component)) {
            return true;
        }
        boolean ends = open.add(component)
                && component.options().stream()
                        .flatMap(option -> option.components().stream())
                        .allMatch(part -> ends(part.canonical(), open, ended));
        open.remove(component);
        ended.add(component);
        return ends;
    }

    /** Checks that no move leads from P to P, and that every sum outside P has ended or has a move to P. */
    private String outcomes() {
        if (!elements.values().containsAll(generators)) {
            return "a generator is no element of a component";
        }
        Map<Summand, BitSet> moves = new HashMap<>();
        for (Summand summand : summands) {
            BitSet beside = where(y -> summand.options.stream().anyMatch(option -> lost.get(products[option][y])));
            if (summand.options.isEmpty()) {
                if (summand.element != 0) {
                    return "an end with another element than 0";
                }
                continue;
            }
            if (beside.intersects(where(y -> lost.get(products[summand.element][y])))) {
                return "a move from P to P";
            }
            moves.put(summand, beside);
        }
        List<State> states = new ArrayList<>(List.of(new State(0, new BitSet())));
        for (int i = 0; i < states.size(); i++) {
            State state = states.get(i);
            for (Map.Entry<Summand, BitSet> move : moves.entrySet()) {
                int x = products[state.element][move.getKey().element];
                BitSet beside = where(y -> state.beside.get(products[move.getKey().element][y])
                        || move.getValue().get(products[state.element][y]));
                if (!lost.get(x) && !beside.get(0)) {
                    return "no move from outside P to P";
                }
                if (states.stream().noneMatch(met -> met.element == x && within(met.beside, beside))) {
                    states.add(new State(x, beside));
                }
            }
        }
        return "";
    }

    /** A sum has a move wherever one with fewer moves has one, so only the least sets matter. */
    private static boolean within(BitSet small, BitSet large) {
        BitSet rest = (BitSet) small.clone();
        rest.andNot(large);
        return rest.isEmpty();
    }
}
