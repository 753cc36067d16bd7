package org.impartial.core.solve;

import org.impartial.core.game.Component;
import org.impartial.core.game.Options;
import org.impartial.core.theory.Valuation;

/** Grundy values from the rules alone, each component in the lane that suits its game. */
final class Lanes implements Valuation {
    private final HeapTables tables = new HeapTables();
    private final PackedSearch packed = new PackedSearch(PackedTable::new);
    private final ObjectSearch objects = new ObjectSearch();

    void meter(Effort effort) {
        meter(effort, Options.MOST);
    }

    void meter(Effort effort, int mostOptions) {
        tables.meter(effort);
        packed.meter(effort);
        objects.meter(effort, mostOptions);
    }

    @Override
    public long grundy(Component<?> component) {
        if (HeapTables.handles(component)) {
            return tables.grundy(component);
        }
        return PackedSearch.handles(component) ? packed.grundy(component) : objects.grundy(component);
    }
}
