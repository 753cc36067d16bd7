package org.impartial.core.contract.check;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapGame.HeapPatterns;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.game.heap.HeapOptions.RecordedOptions;
import org.impartial.core.meter.Meter;

/** The lists of options that engines may read in place of the object lane. */
final class OptionSources {
    private OptionSources() {}

    /** Returns the options by the int lane. */
    static List<Position> near(HeapGame game, int heap) {
        RecordedOptions near = recorded(game, heap);
        return positions(
                near.count(), near::parts, option -> part -> Component.byRules(game, (long) near.part(option, part)));
    }

    /** Returns the options of a far heap; empty if the game cannot list them. */
    static Optional<List<Position>> far(HeapGame game, long heap) {
        Options<Long> out = new Options<>(game, Meter.unlimited());
        try {
            game.farOptions(heap, out);
        } catch (BeyondRangeException tooMany) {
            return Optional.empty();
        }
        return Optional.of(out.positions());
    }

    static PackedOptions listed(PackedGame game, long state) {
        PackedOptions recorded = new PackedOptions();
        recorded.record(game, state);
        return recorded;
    }

    /** Returns the parts of all options by the long lane. */
    static LongStream parts(PackedGame game, long state) {
        PackedOptions options = listed(game, state);
        long[] parts = new long[options.states()];
        options.copyTo(parts);
        return LongStream.of(parts);
    }

    /** Returns the options by the long lane. */
    static List<Position> packed(PackedGame game, long state) {
        PackedOptions packed = listed(game, state);
        return positions(
                packed.count(), packed::parts, option -> part -> Component.byRules(game, packed.part(option, part)));
    }

    /** Returns the ascending heaps that each pattern of distances leaves; heaps of 0 are listed. */
    static Set<List<Long>> patterns(HeapPatterns patterns, int heap) {
        return distinct(patterns.upTo(heap).map(pattern -> pattern.stream().map(d -> heap - d)));
    }

    /** Returns the ascending heaps that each move leaves by the rules; heaps of 0 are listed. */
    static Set<List<Long>> leaving(HeapGame game, int heap) {
        RecordedOptions recorded = recorded(game, heap);
        return distinct(IntStream.range(0, recorded.count())
                .mapToObj(option -> IntStream.range(0, recorded.parts(option))
                        .mapToObj(part -> (long) recorded.part(option, part))));
    }

    private static RecordedOptions recorded(HeapGame game, int heap) {
        RecordedOptions recorded = HeapOptions.recording();
        recorded.record(game, heap);
        return recorded;
    }

    private static List<Position> positions(
            int count, IntUnaryOperator parts, IntFunction<IntFunction<Component<?>>> part) {
        return IntStream.range(0, count)
                .mapToObj(option -> Position.sum(IntStream.range(0, parts.applyAsInt(option))
                        .<Component<?>>mapToObj(part.apply(option))
                        .toList()))
                .toList();
    }

    private static Set<List<Long>> distinct(Stream<Stream<Long>> moves) {
        return moves.map(heaps -> heaps.sorted().toList()).collect(Collectors.toSet());
    }
}
