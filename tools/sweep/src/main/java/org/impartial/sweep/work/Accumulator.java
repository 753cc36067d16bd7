package org.impartial.sweep.work;

import java.util.Arrays;
import org.impartial.core.game.Outcome;
import org.impartial.sweep.LevelSweep.SweepMeasure;

/** Accumulates the codes of the options of positions, from which their own follow. Not safe for several threads. */
// Implementation: for Grundy values a bit for each code, in as many words as the greatest code needs. For outcomes one
// word: in its upper half the least code of an option that is P, in its lower half the greatest code of one that is N.
public final class Accumulator {
    private static final int HALF = 32;
    private static final long LOW = 0xFFFFFFFFL;

    private final boolean grundy;
    private final boolean evenIsP;
    private final int words;
    private final long[] seen;

    /** Creates an accumulator for a number of positions, whose options have codes up to {@code greatest}. */
    public Accumulator(SweepMeasure measure, int greatest, int positions) {
        this.grundy = measure == SweepMeasure.GRUNDY;
        this.evenIsP = measure.outcome(0) == Outcome.P;
        this.words = words(measure, greatest);
        this.seen = new long[Math.multiplyExact(words, positions)];
    }

    public static int words(SweepMeasure measure, int greatest) {
        return measure == SweepMeasure.GRUNDY ? greatest / Long.SIZE + 1 : 1;
    }

    /** Returns the code of a value as stored in tables: a Grundy value, or 1 + remoteness with 0 for a draw. */
    public static int code(SweepMeasure measure, int value) {
        return measure == SweepMeasure.GRUNDY ? value : value + 1;
    }

    public static int value(SweepMeasure measure, int code) {
        return measure == SweepMeasure.GRUNDY ? code : code - 1;
    }

    public void clear() {
        Arrays.fill(seen, 0);
    }

    public void see(int position, int code) {
        if (grundy) {
            seen[position * words + (code >>> 6)] |= 1L << code;
        } else {
            seen[position] = withOption(seen[position], code);
        }
    }

    /** Returns the word of a position after a further option; a code is the remoteness plus 1. */
    private long withOption(long word, int code) {
        if (code == 0) {
            return word | LOW; // a draw is the greatest of all: without an option that is P the position has code 0 too
        }
        boolean previousWins = ((code & 1) == 1) == evenIsP;
        long least = word >>> HALF;
        long greatest = word & LOW;
        if (previousWins) {
            least = least == 0 ? code : Math.min(least, code);
        } else {
            greatest = Math.max(greatest, code);
        }
        return least << HALF | greatest;
    }

    public int code(int position) {
        if (!grundy) {
            long word = seen[position];
            return (int) (word >>> HALF != 0 ? word >>> HALF : word & LOW) + 1;
        }
        int from = position * words;
        for (int word = 0; word < words; word++) {
            long free = ~seen[from + word];
            if (free != 0) {
                return word * Long.SIZE + Long.numberOfTrailingZeros(free);
            }
        }
        return words * Long.SIZE;
    }
}
