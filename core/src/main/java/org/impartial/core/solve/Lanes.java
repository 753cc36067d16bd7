package org.impartial.core.solve;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.theory.Valuation;

/** Grundy values from the rules alone, each component in the lane that suits its game. */
final class Lanes implements Valuation {
    private final Valuation heaps;
    private final Consumer<Meter> heapMeter;
    private final PackedSearch packed = new PackedSearch(PackedTable::new, 1);
    private final RankedTables ranked = new RankedTables();
    private final ObjectSearch objects = new ObjectSearch();

    private Lanes(Valuation heaps, Consumer<Meter> heapMeter) {
        this.heaps = heaps;
        this.heapMeter = heapMeter;
    }

    /** Heap games by a table that is filled from the rules, value by value. */
    static Lanes plain() {
        HeapTables tables = new HeapTables();
        return new Lanes(tables, tables::meter);
    }

    /** Heap games by sequences, which have faster engines and prove periods. */
    static Lanes with(Sequences sequences) {
        return new Lanes(sequences, sequences::meter);
    }

    void meter(Meter effort) {
        meter(effort, Options.MOST);
    }

    void meter(Meter effort, int mostOptions) {
        heapMeter.accept(effort);
        packed.meter(effort);
        ranked.meter(effort);
        objects.meter(effort, mostOptions);
    }

    @Override
    public long grundy(Component<?> component) {
        if (HeapTables.handles(component)) {
            return heaps.grundy(component);
        }
        if (RankedTables.suits(component)) {
            return ranked.grundy(component);
        }
        return PackedSearch.handles(component) ? packed.grundy(component) : objects.grundy(component);
    }

    @Override
    public Optional<Stream<Position>> knownReplies(Component<?> component, long wanted) {
        return HeapTables.handles(component) ? heaps.knownReplies(component, wanted) : Optional.empty();
    }
}
