package org.impartial.solve.engine.retrograde;

import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.FaultyRulesException;
import org.impartial.core.game.capability.Capability.Predecessors;
import org.impartial.core.game.capability.Capability.RankedGame;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.meter.Meter;

/**
 * The P-positions in normal play of a {@link RankedGame} that has {@link Predecessors}: upwards from rank 0, a position
 * that is not marked is P, and the positions with a move to it are marked. Takes one bit per position, and one step for
 * each move that leads to a P-position; all other moves are never examined. Immutable.
 */
@SuppressWarnings("ArrayRecordComponent") // sieves are not compared
public record RankedSieve(long[] won, long size) {
    /** The greatest rank. */
    public static final long GREATEST = (1L << 36) - 1;

    /** Creates the sieve up to a rank; the meter counts a position for each rank and an option for each mark. */
    public static <G extends RankedGame & Predecessors> RankedSieve of(G game, long greatest, Meter meter) {
        if (greatest < 0 || greatest > GREATEST) {
            throw new BeyondRangeException(
                    "a sieve goes to ranks from 0 to " + GREATEST + ", not " + greatest + "; sweep by levels instead");
        }
        meter.require(greatest + 1);
        long[] won = new long[(int) (greatest >> 6) + 1];
        PackedGame back = game::predecessors;
        PackedOptions out = new PackedOptions();
        for (long rank = 0; rank <= greatest; rank++) {
            int marked = 0;
            if ((won[(int) (rank >> 6)] >>> rank & 1) == 0) {
                out.record(back, rank);
                marked = out.count();
                for (int i = 0; i < marked; i++) {
                    mark(won, rank, out.part(i, 0), greatest);
                }
            }
            meter.spend(1, marked);
        }
        return new RankedSieve(won, greatest + 1);
    }

    private static void mark(long[] won, long rank, long predecessor, long greatest) {
        if (predecessor <= rank) {
            throw new FaultyRulesException("the ranks do not fall: " + rank + " has the predecessor " + predecessor
                    + "; number the states of a ranked game so that options come first");
        }
        if (predecessor <= greatest) {
            won[(int) (predecessor >> 6)] |= 1L << predecessor;
        }
    }

    public boolean at(long rank) {
        if (rank < 0 || rank >= size) {
            throw new IndexOutOfBoundsException("ranks are from 0 to " + (size - 1) + ", not " + rank);
        }
        return (won[(int) (rank >> 6)] >>> rank & 1) == 0;
    }
}
