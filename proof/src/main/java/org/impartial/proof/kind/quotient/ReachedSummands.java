package org.impartial.proof.kind.quotient;

import com.google.common.collect.ArrayListMultimap;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.Sets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.game.PositionKind;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.NotationException;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.kind.Header;
import org.impartial.proof.kind.Rereadable;

/** All components, in canonical form, reachable from a position without infinite play. */
record ReachedSummands(Position root) implements Summands {
    /** Returns the elements of some components in their written form. */
    static List<String> lines(Map<Component<?>, Integer> elements) {
        return elements.entrySet().stream()
                .map(entry -> entry.getValue() + " " + Rereadable.of(entry.getKey()))
                .toList();
    }

    @Override
    public String name() {
        return "all components reachable from " + Rereadable.of(root);
    }

    @Override
    public void describe(Map<String, String> header) {
        header.put(Header.ROOT, Rereadable.of(root));
    }

    @Override
    public List<Summands.Summand> read(List<String> lines, QuotientTable table, Meter meter) {
        Map<Component<?>, List<List<Component<?>>>> reached = reached(meter);
        Map<Component<?>, Integer> elements = elements(lines, table.order(), reached);
        List<Summands.Summand> summands = new ArrayList<>();
        for (Component<?> component : inOrder(reached, meter)) {
            List<Integer> options = reached.getOrDefault(component, List.of()).stream()
                    .map(parts -> parts.stream().map(part -> of(elements, part)).reduce(0, table::times))
                    .distinct()
                    .toList();
            summands.add(new Summands.Summand(component.toString(), of(elements, component), options));
        }
        return summands;
    }

    private static int of(Map<Component<?>, Integer> elements, Component<?> component) {
        return elements.getOrDefault(component, 0);
    }

    private Map<Component<?>, List<List<Component<?>>>> reached(Meter meter) {
        Map<Component<?>, List<List<Component<?>>>> reached = new LinkedHashMap<>();
        Deque<Component<?>> open = new ArrayDeque<>();
        PositionKind kind = root.kind();
        if (kind.isEntailing() || !kind.isSummable()) {
            throw new CertificateException(
                    "play of the root " + root + " is " + kind + ", and a quotient covers only free moves in sums");
        }
        root.components().forEach(part -> open.add(part.canonical()));
        while (!open.isEmpty()) {
            Component<?> component = open.pop();
            if (!reached.containsKey(component)) {
                List<Position> options = component.options(meter);
                meter.spend(1, options.size());
                List<List<Component<?>>> parts = options.stream()
                        .map(option -> option.components().stream()
                                .<Component<?>>map(Component::canonical)
                                .toList())
                        .distinct()
                        .toList();
                reached.put(component, parts);
                parts.forEach(open::addAll);
            }
        }
        return reached;
    }

    private static Map<Component<?>, Integer> elements(
            List<String> lines, int order, Map<Component<?>, List<List<Component<?>>>> reached) {
        Map<Component<?>, Integer> elements = new HashMap<>();
        GameLibrary library = GameLibrary.installed();
        Map<String, Component<?>> names = new HashMap<>();
        reached.keySet().forEach(component -> names.put(Rereadable.of(component), component));
        for (String line : lines) {
            int space = Math.max(0, line.indexOf(' '));
            int element = QuotientTable.element(line.substring(0, space), order);
            String name = line.substring(space).strip();
            Component<?> component = names.containsKey(name) ? names.get(name) : component(library, name);
            if (!reached.containsKey(component)) {
                throw new CertificateException(
                        "\"" + line + "\" refers to a component that is not reachable from the root");
            }
            if (elements.put(component, element) != null) {
                throw new CertificateException("\"" + line + "\" gives a second element to its component");
            }
        }
        Sets.difference(reached.keySet(), elements.keySet()).stream()
                .findFirst()
                .ifPresent(missing -> {
                    throw new CertificateException("no line gives the element of " + missing);
                });
        return elements;
    }

    private static Component<?> component(GameLibrary library, String name) {
        try {
            Position position = library.read(name).position();
            if (position.components().size() == 1) {
                return position.components().get(0).canonical();
            }
        } catch (NotationException e) {
            throw new CertificateException("\"" + name + "\" is not a component: " + e.getMessage(), e);
        }
        throw new CertificateException("\"" + name + "\" is not one component");
    }

    /** Returns the components, each after the parts of its options, and checks that play ends. */
    private static List<Component<?>> inOrder(Map<Component<?>, List<List<Component<?>>>> reached, Meter meter) {
        ListMultimap<Component<?>, Component<?>> users = ArrayListMultimap.create();
        Map<Component<?>, Integer> waits = new HashMap<>();
        Deque<Component<?>> ready = new ArrayDeque<>();
        reached.forEach((component, options) -> {
            Set<Component<?>> parts = options.stream().flatMap(List::stream).collect(Collectors.toSet());
            parts.forEach(part -> users.put(part, component));
            waits.put(component, parts.size());
            if (parts.isEmpty()) {
                ready.add(component);
            }
        });
        List<Component<?>> order = new ArrayList<>();
        while (!ready.isEmpty()) {
            Component<?> component = ready.pop();
            order.add(component);
            meter.spend(0, 1);
            for (Component<?> user : users.get(component)) {
                if (waits.merge(user, -1, Integer::sum) == 0) {
                    ready.add(user);
                }
            }
        }
        if (order.size() < reached.size()) {
            throw new CertificateException(
                    "play from the root may be infinite, and a quotient covers only games without infinite play");
        }
        return order;
    }
}
