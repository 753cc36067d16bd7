package org.impartial.bench.search;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.impartial.core.game.Component;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.meter.Meter;
import org.impartial.solve.Strategy;
import org.impartial.solve.theory.GrundyValues;

/**
 * Memoised search with a {@code HashMap} of boxed longs, the simplest method and the baseline of the packed lane. For
 * packed games without infinite play. Not safe for use by several threads.
 */
final class BoxedSearch implements GrundyValues {
    private final Map<PackedGame, Map<Long, Integer>> tables = new HashMap<>();
    private final PackedOptions options = new PackedOptions();

    static Strategy strategy() {
        return Strategy.of(org.impartial.solve.engine.Engine.of(
                "boxed", component -> component.game() instanceof PackedGame, BoxedSearch::new));
    }

    @Override
    public long grundy(Component<?> component, Meter meter) {
        PackedGame game = (PackedGame) component.game();
        Map<Long, Integer> values = tables.computeIfAbsent(game, g -> new HashMap<>());
        long root = game.canonical((long) (Long) component.state());
        Integer known = values.get(root);
        return known != null ? known : search(game, root, values, meter);
    }

    private int search(PackedGame game, long root, Map<Long, Integer> values, Meter meter) {
        Deque<BoxedStep> path = new ArrayDeque<>();
        path.push(step(game, root, meter));
        int value = 0;
        while (!path.isEmpty()) {
            BoxedStep top = path.getFirst();
            if (top.waits(values)) {
                path.push(step(game, top.missing(), meter));
            } else {
                value = top.seen.nextClearBit(0);
                values.put(top.state, value);
                path.pop();
            }
        }
        return value;
    }

    private BoxedStep step(PackedGame game, long state, Meter meter) {
        options.record(game, state, meter);
        meter.spend(1, options.count());
        return new BoxedStep(game, state, options);
    }

    /** A state whose options are being looked up, from the first to the last. */
    private static final class BoxedStep {
        private final long state;
        private final long[] parts;
        private final int[] ends;
        private final BitSet seen = new BitSet();
        private int option;
        private int part;
        private int value;

        BoxedStep(PackedGame game, long state, PackedOptions options) {
            this.state = state;
            parts = new long[options.states()];
            options.copyTo(parts);
            for (int i = 0; i < parts.length; i++) {
                parts[i] = game.canonical(parts[i]);
            }
            ends = new int[options.count()];
            for (int i = 0; i < ends.length; i++) {
                ends[i] = options.start(i) + options.parts(i);
            }
        }

        /** Returns whether there is a part without a value; if not, all values of options are seen. */
        boolean waits(Map<Long, Integer> values) {
            for (; option < ends.length; option++) {
                for (; part < ends[option]; part++) {
                    Integer known = values.get(parts[part]);
                    if (known == null) {
                        return true;
                    }
                    value ^= known;
                }
                seen.set(value);
                value = 0;
            }
            return false;
        }

        long missing() {
            return parts[part];
        }
    }
}
