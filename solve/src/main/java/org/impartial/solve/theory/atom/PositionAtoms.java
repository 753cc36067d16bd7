package org.impartial.solve.theory.atom;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.game.PositionKind;
import org.impartial.core.meter.Meter;

/** All components reachable from given positions, in canonical form, by rank. Immutable. */
public final class PositionAtoms implements Atoms {
    private final List<Component<?>> components;
    private final Map<Component<?>, Integer> numbers;
    private final int[][][] options;

    private PositionAtoms(List<Component<?>> components, Map<Component<?>, Integer> numbers, int[][][] options) {
        this.components = components;
        this.numbers = numbers;
        this.options = options;
    }

    public static PositionAtoms reachableFrom(Collection<? extends Position> positions, Meter meter) {
        // The followers show whether play repeats positions; a loopy game may have positions whose play ends.
        positions.stream()
                .filter(position -> !PositionKind.LOOPY.includes(position.kind()))
                .forEach(position -> PositionKind.requireOrdinary(position, "a component of a misère quotient"));
        Followers followers = Followers.of(positions, meter);
        List<Component<?>> sorted = new ArrayList<>(followers.inPlayOrder());
        sorted.sort(Comparator.comparingInt(followers::rank));
        Map<Component<?>, Integer> numbers = new HashMap<>();
        sorted.forEach(component -> numbers.put(component, numbers.size()));
        int[][][] options = sorted.stream()
                .map(component -> followers.options(component).stream()
                        .map(option -> option.stream().mapToInt(numbers::get).toArray())
                        .toArray(int[][]::new))
                .toArray(int[][][]::new);
        return new PositionAtoms(List.copyOf(sorted), numbers, options);
    }

    @Override
    public int count() {
        return components.size();
    }

    @Override
    public int[] optionValues(int atom, Images images, Meter meter) {
        meter.spend(1L + options[atom].length);
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
}
