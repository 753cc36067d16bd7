package org.impartial.sweep;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.capability.Capability.Levelled;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.nim.Mex;

/** Small games for sweeps, and their values by the definition. */
final class SomeLevels {
    private SomeLevels() {}

    /** Two heaps below 2^20: take any number from one, or the same number from both; moves may skip levels. */
    record Queens(String name) implements PackedGame, Levelled {
        static long state(long a, long b) {
            return a << 20 | b;
        }

        @Override
        public void options(long state, PackedOptions out) {
            long a = state >> 20;
            long b = state & 0xFFFFF;
            for (long k = 1; k <= Math.max(a, b); k++) {
                if (k <= a) {
                    out.to(state(a - k, b));
                }
                if (k <= b) {
                    out.to(state(a, b - k));
                }
                if (k <= a && k <= b) {
                    out.to(state(a - k, b - k));
                }
            }
        }

        @Override
        public int level(long state) {
            return (int) -((state >> 20) + (state & 0xFFFFF));
        }
    }

    /** A binary tree: n goes to 2n and 2n + 1, so each position is reached by one move only; moves skip levels. */
    record Tree(int top) implements PackedGame, Levelled {
        @Override
        public void options(long n, PackedOptions out) {
            for (long child = 2 * n; child <= Math.min(top, 2 * n + 1); child++) {
                out.to(child);
            }
        }

        @Override
        public int level(long n) {
            return 3 * (Long.SIZE - Long.numberOfLeadingZeros(n)) + (int) (n % 3);
        }
    }

    /** A number, possibly negative, that a move increases by 1, 2 or 3, up to {@code top}. */
    record Climb(int top) implements PackedGame, Levelled {
        @Override
        public void options(long state, PackedOptions out) {
            for (long k = 1; k <= 3 && state + k <= top; k++) {
                out.to(state + k);
            }
        }

        @Override
        public int level(long state) {
            return (int) state;
        }
    }

    /** A token on 0 to n − 1 that goes from v to 2v, 3v + 1 or v − 7 modulo n; ends at multiples of 11; has draws. */
    record Loops(int n) implements PackedGame {
        @Override
        public void options(long v, PackedOptions out) {
            if (v % 11 != 0) {
                out.to(2 * v % n);
                out.to((3 * v + 1) % n);
                out.to((v + n - 7) % n);
            }
        }

        @Override
        public boolean loopy() {
            return true;
        }
    }

    static Set<Long> followers(PackedGame game, long root) {
        Set<Long> seen = new HashSet<>(List.of(root));
        List<Long> waiting = new ArrayList<>(seen);
        while (!waiting.isEmpty()) {
            for (long option : options(game, waiting.remove(waiting.size() - 1))) {
                if (seen.add(option)) {
                    waiting.add(option);
                }
            }
        }
        return seen;
    }

    static List<Long> options(PackedGame game, long state) {
        PackedOptions out = new PackedOptions();
        out.record(game, state);
        List<Long> options = new ArrayList<>();
        for (int i = 0; i < out.count(); i++) {
            options.add(out.part(i, 0));
        }
        return options;
    }

    /** Returns the Grundy values of all followers, by the definition. */
    static Map<Long, Integer> grundy(PackedGame game, long root) {
        Map<Long, Integer> values = new HashMap<>();
        value(game, root, values);
        return values;
    }

    private static int value(PackedGame game, long state, Map<Long, Integer> values) {
        Integer known = values.get(state);
        if (known == null) {
            known = Mex.of(options(game, state).stream().mapToInt(option -> value(game, option, values)));
            values.put(state, known);
        }
        return known;
    }

    /** Returns the remoteness of all followers, −1 for a draw, computed in rounds over all positions. */
    static Map<Long, Integer> outcomes(PackedGame game, long root, Convention convention) {
        Set<Long> all = followers(game, root);
        Map<Long, Integer> outcomes = new HashMap<>();
        for (int round = 0; round <= all.size(); round++) {
            boolean previous = (round % 2 == 0) == (convention.end() == Outcome.P);
            Map<Long, Integer> found = new HashMap<>();
            for (long state : all) {
                if (!outcomes.containsKey(state) && decided(game, state, round, previous, outcomes)) {
                    found.put(state, round);
                }
            }
            outcomes.putAll(found);
        }
        all.forEach(state -> outcomes.putIfAbsent(state, -1));
        return outcomes;
    }

    private static boolean decided(
            PackedGame game, long state, int round, boolean previous, Map<Long, Integer> outcomes) {
        List<Long> options = options(game, state);
        if (round == 0 || options.isEmpty()) {
            return round == 0 && options.isEmpty();
        }
        // In round r the options of remoteness r − 1 all have the other outcome.
        return previous
                ? options.stream().allMatch(outcomes::containsKey)
                        && options.stream().allMatch(option -> (outcomes.get(option) - round) % 2 != 0)
                : options.stream().anyMatch(option -> outcomes.getOrDefault(option, -1) == round - 1);
    }
}
