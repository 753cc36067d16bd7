package org.impartial.bench.search;

import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.meter.Budget;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;

/** The lanes of the library that search packed games. */
enum Lane {
    OBJECTS,
    PACKED,
    TWO_THREADS;

    private static final int BITS = 12;

    private Strategy strategy() {
        return switch (this) {
            case OBJECTS -> Strategy.objects();
            case PACKED -> Strategy.packed();
            case TWO_THREADS -> Strategy.packed(2);
        };
    }

    Solver solver() {
        return Solver.normal().using(strategy()).within(Budget.unlimited());
    }

    Analysis solve(PackedGame game, long state) {
        return solver().analyse(game.at(state));
    }

    /** Runs other rules through the code of this lane. */
    void pollute() {
        PackedGame halves = (state, out) -> {
            for (long k = 1; 2 * k <= state; k++) {
                out.to(state - k);
            }
        };
        PackedGame kayles = (state, out) -> {
            for (long taken = 1; taken <= 2 && taken <= state; taken++) {
                for (long a = 0; 2 * a <= state - taken; a++) {
                    out.to(a, state - taken - a);
                }
            }
        };
        PackedGame bits = new PackedGame() {
            @Override
            public void options(long state, PackedOptions out) {
                for (long left = state; left != 0; left &= left - 1) {
                    out.to(state ^ Long.lowestOneBit(left));
                }
            }

            @Override
            public long canonical(long state) {
                return Math.min(state, Long.reverse(state) >>> (Long.SIZE - BITS));
            }
        };
        for (int turn = 0; turn < 20; turn++) {
            solve(halves, 500);
            solve(kayles, 200);
            solve(bits, (1L << BITS) - 1);
        }
    }
}
