package org.impartial.discover;

import java.util.ArrayList;
import java.util.List;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.capability.Capability.Levelled;
import org.impartial.core.game.capability.Capability.Packable;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.notation.NotationException;
import org.impartial.discover.rules.OptionWalk;
import org.impartial.discover.search.TheoremSearch;

/** Rules of several heaps that never grow: a position is one number, with as many bits for each; beans are levels. */
final class SweptRules extends RulesGame implements Packable<List<Long>> {
    private static final int MOST_BITS = 27;

    SweptRules(HeapRules rules, OptionWalk walk, TheoremSearch<Theorem> theorems) {
        super(rules, walk, theorems);
    }

    private int bits() {
        return Math.min(MOST_BITS, (Long.SIZE - 1) / rules().heaps().size());
    }

    @Override
    public PackedGame packed() {
        return new Packed(this);
    }

    @Override
    public long pack(List<Long> state) {
        return packed(numbers(state));
    }

    private long packed(long[] heaps) {
        long packed = 0;
        for (int heap = heaps.length - 1; heap >= 0; heap--) {
            if (heaps[heap] >> bits() != 0) {
                throw new BeyondRangeException("a position of " + name() + " is one number for heaps below "
                        + (1L << bits()) + ", not " + heaps[heap] + "; solve single positions instead");
            }
            packed = packed << bits() | heaps[heap];
        }
        return packed;
    }

    @Override
    public List<Long> unpack(long packed) {
        List<Long> state = new ArrayList<>();
        for (long rest = packed; state.size() < rules().heaps().size(); rest >>>= bits()) {
            state.add(rest & (1L << bits()) - 1);
        }
        return List.copyOf(state);
    }

    private record Packed(SweptRules rules) implements PackedGame, Levelled {
        @Override
        public void options(long state, PackedOptions out) {
            rules.eachOption(numbers(rules.unpack(state)), option -> out.to(rules.packed(option)));
        }

        @Override
        public void requireState(Long state) {
            if (state == null || state < 0 || rules.pack(rules.unpack(state)) != state) {
                throw new NotationException("a state of " + name() + " is a packed position, not " + state);
            }
            rules.requireState(rules.unpack(state));
        }

        @Override
        public int level(long state) {
            return -(int)
                    rules.unpack(state).stream().mapToLong(Long::longValue).sum();
        }

        @Override
        public String name() {
            return rules.name() + " on packed positions";
        }
    }
}
