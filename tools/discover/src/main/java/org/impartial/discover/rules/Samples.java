package org.impartial.discover.rules;

import java.util.ArrayList;
import java.util.List;
import org.impartial.core.game.BeyondRangeException;

/** Some moves from small positions, by which most unsuitable measures are rejected without an automaton. */
final class Samples {
    private static final int BOX = 200;
    private static final int MOST = 2000;

    private final List<long[][]> moves = new ArrayList<>();

    Samples(CompiledRules rules) {
        OptionWalk walk = new OptionWalk(rules);
        int heaps = rules.rules().size();
        int side = Math.max(2, (int) Math.pow(BOX, 1.0 / heaps));
        long[] position = new long[heaps];
        for (int heap = 0; heap < heaps && moves.size() < MOST; ) {
            add(rules, walk, position.clone());
            heap = 0;
            while (heap < heaps && ++position[heap] == side) {
                position[heap++] = 0;
            }
        }
    }

    private void add(CompiledRules rules, OptionWalk walk, long[] position) {
        if (!rules.positions()
                .automaton()
                .accepts(rules.arithmetic().numeration().word(position))) {
            return;
        }
        try {
            walk.options(position, rules.arithmetic().meter(), option -> {
                moves.add(new long[][] {position, option});
                return moves.size() < MOST;
            });
        } catch (BeyondRangeException e) {
            // A position whose options cannot be listed gives no samples; the automata decide in any case.
            return;
        }
    }

    /** Returns whether a measure raises none of the samples. */
    boolean allow(int[] weights) {
        return moves.stream().allMatch(move -> fall(move, weights) >= 0);
    }

    /** Removes the samples that a measure lowers. */
    void settle(int[] weights) {
        moves.removeIf(move -> fall(move, weights) > 0);
    }

    private static long fall(long[][] move, int[] weights) {
        long fall = 0;
        for (int heap = 0; heap < weights.length; heap++) {
            fall += weights[heap] * (move[0][heap] - move[1][heap]);
        }
        return fall;
    }
}
