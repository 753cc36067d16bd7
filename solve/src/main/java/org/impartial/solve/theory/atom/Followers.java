package org.impartial.solve.theory.atom;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.walk.DepthFirst;
import org.jspecify.annotations.Nullable;

/**
 * The components reachable from given positions, in canonical form, each after all components of its options. The meter
 * counts one position per component and one per option. Not safe for use by several threads.
 */
final class Followers extends DepthFirst<Component<?>, Followers.FollowerVisit> {
    /** The approximate number of bytes for a component, here and among the atoms, and for an option. */
    private static final long COMPONENT = 300;

    private static final long OPTION = 150;

    private final Meter meter;
    private final Map<Component<?>, List<List<Component<?>>>> options = new LinkedHashMap<>();
    private final Map<Component<?>, Integer> ranks = new HashMap<>();
    private final Set<Component<?>> open = new HashSet<>();

    /** A component whose options are being visited. */
    record FollowerVisit(Component<?> component, List<List<Component<?>>> options, Iterator<Component<?>> next) {}

    private Followers(Meter meter) {
        this.meter = meter;
    }

    static Followers of(Collection<? extends Position> positions, Meter meter) {
        Followers followers = new Followers(meter);
        for (Position position : positions) {
            canonical(position).forEach(followers::add);
        }
        return followers;
    }

    /** Adds a component with all components reachable from it. */
    void add(Component<?> component) {
        Component<?> start = component.canonical();
        if (!options.containsKey(start)) {
            search(start);
        }
    }

    /** Returns all components, each after the components of its options. */
    Collection<Component<?>> inPlayOrder() {
        return options.keySet();
    }

    /** Returns the options of a component, each as its components in canonical form. */
    List<List<Component<?>>> options(Component<?> component) {
        return options.getOrDefault(component, List.of());
    }

    /** Returns the rank: 0 for an end, else one more than the greatest rank of a component of an option. */
    int rank(Component<?> component) {
        return ranks.getOrDefault(component, 0);
    }

    @Override
    protected FollowerVisit open(Component<?> component) {
        List<List<Component<?>>> all =
                component.options(meter).stream().map(Followers::canonical).toList();
        meter.spend(1L + all.size());
        meter.hold(COMPONENT + OPTION * all.size());
        open.add(component);
        return new FollowerVisit(
                component, all, all.stream().flatMap(List::stream).iterator());
    }

    @Override
    protected @Nullable Component<?> missing(FollowerVisit visit) {
        while (visit.next.hasNext()) {
            Component<?> next = visit.next.next();
            if (open.contains(next)) {
                throw cycle(next, FollowerVisit::component);
            }
            if (!options.containsKey(next)) {
                return next;
            }
        }
        return null;
    }

    @Override
    protected void settle(FollowerVisit visit) {
        open.remove(visit.component);
        options.put(visit.component, visit.options);
        ranks.put(
                visit.component,
                visit.options.stream()
                        .mapToInt(option ->
                                1 + option.stream().mapToInt(this::rank).max().orElse(0))
                        .max()
                        .orElse(0));
    }

    @Override
    protected void abandon(FollowerVisit visit) {
        open.remove(visit.component);
    }

    private static List<Component<?>> canonical(Position position) {
        List<Component<?>> parts = new ArrayList<>();
        position.components().forEach(component -> parts.add(component.canonical()));
        return parts;
    }
}
