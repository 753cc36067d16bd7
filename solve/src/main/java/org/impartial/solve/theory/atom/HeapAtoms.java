package org.impartial.solve.theory.atom;

import it.unimi.dsi.fastutil.ints.IntLinkedOpenHashSet;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapGame.HeapCode;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.game.heap.HeapOptions.RecordedOptions;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.core.meter.Meter;

/** The heaps of a heap game; an atom is a heap size. Immutable. */
public record HeapAtoms(HeapGame game) implements Atoms {
    @Override
    public int count() {
        return Integer.MAX_VALUE;
    }

    @Override
    public int[] optionValues(int heap, Images images, Meter meter) {
        RecordedOptions options = recorded(heap, meter);
        meter.spend(1, options.count() / LISTED_AS_ONE);
        IntLinkedOpenHashSet values = new IntLinkedOpenHashSet();
        for (int option = 0; option < options.count(); option++) {
            values.add(image(options, option, images));
        }
        return values.toIntArray();
    }

    /** Returns whether a heap has few options to list: about as many as beans, unless moves leave three heaps. */
    @Override
    public boolean listsOptions(Component<?> component) {
        return (Long) component.state() <= Options.MOST;
    }

    @Override
    public Stream<Position> options(Component<?> component, Images images, IntPredicate wanted, Meter meter) {
        RecordedOptions options = recorded(Math.toIntExact((Long) component.state()), meter);
        meter.spend(0, options.count());
        return IntStream.range(0, options.count())
                .filter(option -> wanted.test(image(options, option, images)))
                .mapToObj(option -> game.heaps(IntStream.range(0, options.parts(option))
                        .mapToLong(part -> options.part(option, part))
                        .toArray()));
    }

    private RecordedOptions recorded(int heap, Meter meter) {
        RecordedOptions options = HeapOptions.recording();
        options.record(game, heap, meter);
        return options;
    }

    private static int image(RecordedOptions options, int option, Images images) {
        int image = 0;
        for (int part = 0; part < options.parts(option); part++) {
            image = images.add(image, images.of(options.part(option, part)));
        }
        return image;
    }

    @Override
    public Component<?> component(int heap) {
        return game.at(heap);
    }

    @Override
    public OptionalLong find(Component<?> component) {
        return component.game().equals(game) && component.state() instanceof Long heap && heap >= 0
                ? OptionalLong.of(heap)
                : OptionalLong.empty();
    }

    @Override
    public Optional<AtomReach> reach() {
        HeapCode code = game.heapCode().orElse(null);
        if (code instanceof BreakingCode breaking && breaking.finite() && !breaking.unequal()) {
            return Optional.of(new AtomReach(breaking.last(), parts(breaking)));
        }
        OptionalLong greatest = code instanceof SubtractionSet set ? set.greatest() : OptionalLong.empty();
        return greatest.isPresent() && greatest.getAsLong() <= Integer.MAX_VALUE
                ? Optional.of(new AtomReach((int) greatest.getAsLong(), 1))
                : Optional.empty();
    }

    private static int parts(BreakingCode code) {
        int bits = code.digits().stream().reduce(0, (a, b) -> a | b);
        return (bits & 8) != 0 ? 3 : (bits & 4) != 0 ? 2 : 1;
    }
}
