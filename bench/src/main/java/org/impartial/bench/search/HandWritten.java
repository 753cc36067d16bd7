package org.impartial.bench.search;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;

/** Hand-written recursive searches over the rules of a game of the library whose options are single states. */
abstract class HandWritten {
    private final PackedGame game;
    private final PackedOptions options = new PackedOptions();

    private HandWritten(PackedGame game) {
        this.game = game;
    }

    enum HandGame {
        /** A map of primitive longs to ints. */
        FASTUTIL,
        /** A map of boxed longs to boxed ints. */
        HASH_MAP,
        /** A map of boxed longs, and a set of the values of the options for each position, as in tutorials. */
        TUTORIAL;

        HandWritten of(PackedGame game) {
            return switch (this) {
                case FASTUTIL -> new Fastutil(game);
                case HASH_MAP -> new Boxed(game);
                case TUTORIAL -> new Tutorial(game);
            };
        }
    }

    abstract int grundy(long state);

    abstract int positions();

    long[] options(long state) {
        options.record(game, state);
        long[] all = new long[options.states()];
        options.copyTo(all);
        return all;
    }

    private static final class Fastutil extends HandWritten {
        private final Long2IntOpenHashMap memo = new Long2IntOpenHashMap();

        Fastutil(PackedGame game) {
            super(game);
            memo.defaultReturnValue(-1);
        }

        @Override
        int grundy(long state) {
            int known = memo.get(state);
            if (known >= 0) {
                return known;
            }
            long seen = 0;
            for (long option : options(state)) {
                seen |= 1L << grundy(option);
            }
            int value = Long.numberOfTrailingZeros(~seen);
            memo.put(state, value);
            return value;
        }

        @Override
        int positions() {
            return memo.size();
        }
    }

    private static class Boxed extends HandWritten {
        final Map<Long, Integer> memo = new HashMap<>();

        Boxed(PackedGame game) {
            super(game);
        }

        @Override
        int grundy(long state) {
            Integer known = memo.get(state);
            if (known != null) {
                return known;
            }
            long seen = 0;
            for (long option : options(state)) {
                seen |= 1L << grundy(option);
            }
            int value = Long.numberOfTrailingZeros(~seen);
            memo.put(state, value);
            return value;
        }

        @Override
        int positions() {
            return memo.size();
        }
    }

    private static final class Tutorial extends Boxed {
        Tutorial(PackedGame game) {
            super(game);
        }

        @Override
        int grundy(long state) {
            if (memo.containsKey(state)) {
                return memo.get(state);
            }
            Set<Integer> seen = new HashSet<>();
            for (long option : options(state)) {
                seen.add(grundy(option));
            }
            int value = 0;
            while (seen.contains(value)) {
                value++;
            }
            memo.put(state, value);
            return value;
        }
    }
}
