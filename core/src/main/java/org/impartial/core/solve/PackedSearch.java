package org.impartial.core.solve;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.impartial.core.game.Component;
import org.impartial.core.game.CycleException;
import org.impartial.core.game.PackedGame;
import org.impartial.core.game.PackedOptions;
import org.impartial.core.theory.PerGame;
import org.impartial.core.theory.Valuation;

/**
 * Grundy values of packed games by memoised search over longs. All options of a state are generated and looked up before
 * the search descends, and then only into those that are missing: each missing one is put on the stack, and the state is
 * looked at again when they are done. Belongs to one thread.
 */
final class PackedSearch implements Valuation {
    private final PerGame<Lane> lanes;
    private Effort effort = Effort.unlimited();

    PackedSearch(Supplier<LongTable> tables) {
        lanes = new PerGame<>(game -> new Lane((PackedGame) game, tables.get()));
    }

    static boolean handles(Component<?> component) {
        return component.game() instanceof PackedGame;
    }

    void meter(Effort meter) {
        effort = meter;
    }

    @Override
    public long grundy(Component<?> component) {
        Lane lane = lanes.of(component.game());
        long root = lane.game.canonical((long) (Long) component.state());
        int known = lane.table.get(root);
        return known >= 0 ? known : lane.search(root, effort);
    }

    private static final class Lane {
        private final PackedGame game;
        private final LongTable table;
        private final PackedOptions options = new PackedOptions();
        private final SeenValues seen = new SeenValues();
        private final LongArrayList stack = new LongArrayList();

        Lane(PackedGame game, LongTable table) {
            this.game = game;
            this.table = table;
        }

        int search(long root, Effort effort) {
            stack.push(root);
            try {
                while (!stack.isEmpty()) {
                    long state = stack.topLong();
                    int known = table.get(state);
                    if (known >= 0) {
                        stack.popLong();
                        continue;
                    }
                    if (known == LongTable.ABSENT) {
                        table.put(state, LongTable.OPEN);
                        effort.spend(1, 0);
                    }
                    boolean settled = settle(state);
                    effort.spend(0, options.count());
                    if (settled) {
                        table.put(state, seen.mex());
                        stack.popLong();
                    }
                }
            } finally {
                close();
            }
            return table.get(root);
        }

        /** Takes in the values of all options; false if some are missing, which then lie on the stack. */
        private boolean settle(long state) {
            int depth = stack.size();
            seen.clear();
            options.record(game, state);
            for (int option = 0; option < options.count(); option++) {
                int value = 0;
                for (int part = 0; part < options.parts(option); part++) {
                    long next = game.canonical(options.part(option, part));
                    int known = table.get(next);
                    if (known >= 0) {
                        value ^= known;
                    } else if (known == LongTable.ABSENT) {
                        stack.push(next);
                    } else {
                        throw new CycleException(cycle(next));
                    }
                }
                seen.add(value);
            }
            return stack.size() == depth;
        }

        /** The open states on the stack, from one of them to the top, are a path of play. */
        private List<Component<Long>> cycle(long start) {
            List<Component<Long>> path = new ArrayList<>();
            for (long state : stack) {
                if ((!path.isEmpty() || state == start) && table.get(state) == LongTable.OPEN) {
                    path.add(game.at(state));
                }
            }
            return path;
        }

        private void close() {
            for (long left : stack) {
                if (table.get(left) == LongTable.OPEN) {
                    table.remove(left);
                }
            }
            stack.clear();
        }
    }
}
