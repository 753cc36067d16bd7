package com.example.strategy;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.solve.Strategy;
import org.impartial.solve.engine.Engine;
import org.impartial.solve.theory.GrundyValues;

/**
 * Computes Grundy values by memoised search: lists all options of each component once. The recursion is as deep as the
 * longest play; if it overflows the stack, a contest reports that the strategy failed.
 */
public final class MemoSearch implements GrundyValues {
    private static final int BYTES_AN_ENTRY = 100;
    private final Map<Component<?>, Long> known = new HashMap<>();

    /** Returns the strategy, which opens an empty map for each run. */
    public static Strategy strategy() {
        return Strategy.of(Engine.of("memo", component -> !component.game().loopy(), MemoSearch::new));
    }

    @Override
    public long grundy(Component<?> component, Meter meter) {
        Long value = known.get(component);
        if (value != null) {
            return value;
        }
        meter.spend(1);
        meter.hold(BYTES_AN_ENTRY);
        BitSet options = new BitSet();
        for (Position option : component.options(meter)) {
            options.set((int) grundy(option, meter));
        }
        long mex = options.nextClearBit(0);
        known.put(component, mex);
        return mex;
    }
}
