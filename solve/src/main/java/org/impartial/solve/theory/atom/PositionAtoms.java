package org.impartial.solve.theory.atom;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.game.PositionKind;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.walk.DepthFirst;
import org.jspecify.annotations.Nullable;

/** All components reachable from given positions, in canonical form, by rank. Immutable. */
@SuppressWarnings("ArrayRecordComponent") // atoms are not compared
public record PositionAtoms(List<Component<?>> components, Map<Component<?>, Integer> numbers, int[][][] options)
        implements Atoms {
    /** Returns the atoms of positions; the meter counts each component as a position, and each option. */
    public static PositionAtoms reachableFrom(Collection<? extends Position> positions, Meter meter) {
        return new AtomListing(positions).atoms(meter);
    }

    /** A listing of the atoms of positions, which continues where it was stopped. Not safe for use by several threads. */
    public static final class AtomListing {
        private final List<Component<?>> starts;
        private final Followers followers = new Followers();

        /** Creates a listing of all components that are reachable from positions. */
        public AtomListing(Collection<? extends Position> positions) {
            // The followers show whether play repeats positions; a loopy game may have positions whose play ends.
            positions.stream()
                    .filter(position -> !PositionKind.LOOPY.includes(position.kind()))
                    .forEach(position -> PositionKind.requireOrdinary(position, "a component of a misère quotient"));
            starts = positions.stream()
                    .flatMap(position -> Followers.canonical(position).stream())
                    .toList();
        }

        /** Takes the options of components that another search has listed from now on. */
        public void takeListsFrom(Function<Component<?>, Optional<List<Position>>> listed) {
            followers.elsewhere = listed;
        }

        public int listed() {
            return followers.options.size();
        }

        /** Returns the options of a component whose state is canonical, if they have been listed. */
        public Optional<List<Position>> listed(Component<?> canonical) {
            return Optional.ofNullable(followers.options.get(canonical))
                    .map(options -> options.stream().map(Position::sum).toList());
        }

        /** Returns the atoms; a turn ends between two components, which are counted as positions. */
        public PositionAtoms atoms(Meter meter) {
            followers.meter = meter;
            starts.forEach(followers::add);
            return followers.atoms();
        }
    }

    @Override
    public int count() {
        return components.size();
    }

    @Override
    public int[] optionValues(int atom, Images images, Meter meter) {
        meter.spend(1, options[atom].length / LISTED_AS_ONE);
        return IntStream.range(0, options[atom].length)
                .map(option -> {
                    int value = 0;
                    for (int part : options[atom][option]) {
                        value = images.add(value, images.of(part));
                    }
                    return value;
                })
                .distinct()
                .toArray();
    }

    @Override
    public Stream<Position> options(Component<?> component, Images images, IntPredicate wanted, Meter meter) {
        return component.options(meter).stream().filter(option -> wanted.test(image(option, images)));
    }

    private int image(Position position, Images images) {
        int image = 0;
        for (Component<?> part : position.components()) {
            image = images.add(image, images.of((int) find(part).orElseThrow()));
        }
        return image;
    }

    @Override
    public Component<?> component(int atom) {
        return components.get(atom);
    }

    @Override
    public OptionalLong find(Component<?> component) {
        Integer number = numbers.get(component.canonical());
        return number == null ? OptionalLong.empty() : OptionalLong.of(number);
    }

    /** Returns the sum of the components that are not part of an option of another component. */
    public Position root() {
        BitSet left = new BitSet();
        Arrays.stream(options)
                .flatMap(Arrays::stream)
                .flatMapToInt(Arrays::stream)
                .forEach(left::set);
        return Position.sum(IntStream.range(0, count())
                .filter(atom -> !left.get(atom))
                .<Component<?>>mapToObj(components::get)
                .toList());
    }

    private record FollowerVisit(
            Component<?> component, List<List<Component<?>>> options, ListIterator<Component<?>> next) {}

    /** The components reachable from others, in canonical form, with their options as canonical components. */
    private static final class Followers extends DepthFirst<Component<?>, FollowerVisit> {
        /** The approximate number of bytes for a component, here and among the atoms, and for an option. */
        private static final long COMPONENT = 300;

        private static final long OPTION = 150;

        private Meter meter = Meter.unlimited();
        private Function<Component<?>, Optional<List<Position>>> elsewhere = component -> Optional.empty();
        private final Map<Component<?>, List<List<Component<?>>>> options = new LinkedHashMap<>();
        /** The ranks: 0 for an end, else one more than the greatest rank of a component of an option. */
        private final Map<Component<?>, Integer> ranks = new HashMap<>();

        private final Set<Component<?>> open = new HashSet<>();

        /** Adds a component with all components reachable from it. */
        void add(Component<?> start) {
            if (!options.containsKey(start)) {
                resume(start);
            }
        }

        PositionAtoms atoms() {
            List<Component<?>> sorted = new ArrayList<>(options.keySet());
            sorted.sort(Comparator.comparingInt(ranks::get));
            Map<Component<?>, Integer> numbers = new HashMap<>();
            sorted.forEach(component -> numbers.put(component, numbers.size()));
            int[][][] numbered = sorted.stream()
                    .map(component -> options.getOrDefault(component, List.of()).stream()
                            .map(option ->
                                    option.stream().mapToInt(numbers::get).toArray())
                            .toArray(int[][]::new))
                    .toArray(int[][][]::new);
            return new PositionAtoms(List.copyOf(sorted), numbers, numbered);
        }

        @Override
        protected FollowerVisit open(Component<?> component) {
            meter.endTurn();
            List<List<Component<?>>> all = elsewhere.apply(component).orElseGet(() -> component.options(meter)).stream()
                    .map(Followers::canonical)
                    .toList();
            meter.spend(1);
            meter.hold(COMPONENT + OPTION * all.size());
            open.add(component);
            return new FollowerVisit(
                    component,
                    all,
                    all.stream().<Component<?>>flatMap(List::stream).toList().listIterator());
        }

        @Override
        protected @Nullable Component<?> missing(FollowerVisit visit) {
            while (visit.next.hasNext()) {
                Component<?> next = visit.next.next();
                if (open.contains(next)) {
                    throw cycle(next, FollowerVisit::component);
                }
                if (!options.containsKey(next)) {
                    visit.next.previous();
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
                            .mapToInt(option -> 1
                                    + option.stream().mapToInt(ranks::get).max().orElse(0))
                            .max()
                            .orElse(0));
        }

        @Override
        protected void abandon(FollowerVisit visit) {
            open.remove(visit.component);
        }

        private static List<Component<?>> canonical(Position position) {
            return position.components().stream()
                    .<Component<?>>map(Component::canonical)
                    .toList();
        }
    }
}
