package org.impartial.solve.engine.nimber;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.BitSet;
import java.util.OptionalInt;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.search.ListedOptions;

/** Facts learned at one time, of which a few are compared with the known values of their options. */
final class LearnedSample {
    private static final int MOST = 8;

    private final ComponentTable table;
    private final Meter meter;
    private final IntArrayList facts = new IntArrayList();
    private final PlainOptions options = new PlainOptions();

    LearnedSample(ComponentTable table, Meter meter) {
        this.table = table;
        this.meter = meter;
    }

    void add(int id) {
        facts.add(id);
    }

    /** Returns a component of the sample whose value contradicts those of its options. */
    OptionalInt contradiction() {
        ComponentTable.ComponentRules rules = table.rules(meter.watch(), ListedOptions.unshared());
        int step = Math.max(1, facts.size() / MOST);
        for (int i = 0; i < facts.size(); i += step) {
            options.read(rules, facts.getInt(i));
            meter.spend(1, options.count);
            if (contradicts(ComponentFacts.value(table.facts.known(facts.getInt(i))))) {
                return OptionalInt.of(facts.getInt(i));
            }
        }
        return OptionalInt.empty();
    }

    private boolean contradicts(int value) {
        BitSet reached = new BitSet();
        boolean complete = true;
        for (int option = 0; option < options.count; option++) {
            int sum = table.facts.sum(options.parts(option));
            complete &= sum >= 0;
            if (sum >= 0) {
                reached.set(sum);
            }
        }
        return reached.get(value) || (complete && reached.nextClearBit(0) != value);
    }
}
