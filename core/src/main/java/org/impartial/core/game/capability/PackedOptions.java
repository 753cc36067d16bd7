package org.impartial.core.game.capability;

import java.util.Arrays;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.FaultyRulesException;
import org.impartial.core.game.Options;
import org.impartial.core.game.capability.Capability.RankedGame;
import org.impartial.core.meter.Meter;

/**
 * Receives the options of one packed state, and either records them or marks their values for a mex. A final class, so
 * that a call by the rules of any game is one inlined store. Not safe for use by several threads.
 *
 * <pre>{@code
 * PackedOptions options = new PackedOptions();
 * options.record(new Cram(2, 2), 0L);
 * options.count();  // 4
 * }</pre>
 */
public final class PackedOptions {
    /** One less than the number of options between two readings of the clock. */
    private static final int LOOK = (1 << 12) - 1;

    private long[] parts = new long[32];
    private int[] ends = new int[32];
    private int used;
    private int count;
    private Meter meter = Meter.unlimited();

    private final boolean valuing;
    private int bound;
    private byte[] near = {};
    private int[] wide = {};
    private int[] seen = {};
    private int stamp;

    /** Creates an empty collector that records options. */
    public PackedOptions() {
        this(false);
    }

    private PackedOptions(boolean valuing) {
        this.valuing = valuing;
    }

    /** {@return a collector that marks the values of options and records none: a collector for {@link #grundy}} */
    public static PackedOptions valuing() {
        PackedOptions out = new PackedOptions(true);
        out.seen = new int[1 << 8];
        return out;
    }

    /**
     * Counts a step of work that gives no option. Rules with long computations between two options, or before the
     * first, call it in their loops, so that a budget or a cancellation can end them; it costs a few additions.
     *
     * @throws org.impartial.core.meter.StoppedException if the question is over its budget or cancelled
     */
    public void tick() {
        meter.tick();
    }

    /**
     * Adds an option of one state.
     *
     * @param next the packed state after the move
     */
    public void to(long next) {
        if (valuing) {
            see(value(next));
        } else {
            keep(next);
            close();
        }
    }

    /**
     * Adds an option that is the sum of two states.
     *
     * @param first one part
     * @param second the other part
     */
    public void to(long first, long second) {
        if (valuing) {
            see(value(first) ^ value(second));
        } else {
            keep(first);
            keep(second);
            close();
        }
    }

    /**
     * Adds an option that is the sum of any number of states.
     *
     * @param states the parts; none means that nothing is left
     */
    public void to(long... states) {
        int value = 0;
        for (long state : states) {
            if (valuing) {
                value ^= value(state);
            } else {
                keep(state);
            }
        }
        if (valuing) {
            see(value);
        } else {
            close();
        }
    }

    /**
     * Records the options of a state in place of those recorded before.
     *
     * @param game the rules
     * @param state the packed state
     */
    public void record(PackedGame game, long state) {
        record(game, state, Meter.unlimited());
    }

    /**
     * Records the options as {@link #record(PackedGame, long)} does, under the budget of a question.
     *
     * @param game the rules
     * @param state the packed state
     * @param effort polled at intervals; does not count the options
     * @throws BeyondRangeException if there are more than {@value Options#MOST}
     * @throws org.impartial.core.meter.StoppedException if the question is over its budget or cancelled
     */
    public void record(PackedGame game, long state, Meter effort) {
        meter = effort;
        used = 0;
        count = 0;
        game.options(state, this);
    }

    /**
     * {@return the Grundy value of a state of a ranked game, from the values of all lesser states}
     *
     * @param game the rules
     * @param state the state
     * @param table the values of the states from 0 on, as unsigned bytes
     * @param wideTable the same as integers, if one of them is above 255; else empty
     * @param effort polled at intervals; does not count the options
     * @throws FaultyRulesException if a part of an option is not less than the state
     */
    public int grundy(RankedGame game, int state, byte[] table, int[] wideTable, Meter effort) {
        if (++stamp == 0) {
            Arrays.fill(seen, 0);
            stamp = 1;
        }
        meter = effort;
        bound = state;
        near = table;
        wide = wideTable;
        count = 0;
        game.options(state, this);
        int mex = 0;
        while (mex < seen.length && seen[mex] == stamp) {
            mex++;
        }
        return mex;
    }

    private int value(long next) {
        if (next < 0 || next >= bound) {
            throw new FaultyRulesException("the ranks do not fall: an option of " + bound + " has the part " + next
                    + "; number the states of a ranked game so that options come first");
        }
        return wide.length == 0 ? Byte.toUnsignedInt(near[(int) next]) : wide[(int) next];
    }

    private void see(int value) {
        if (value >= seen.length) {
            seen = Arrays.copyOf(seen, 2 * Integer.highestOneBit(value));
        }
        seen[value] = stamp;
        if ((++count & LOOK) == 0) {
            meter.poll();
        }
    }

    /** {@return the number of options of the state recorded last} */
    public int count() {
        return count;
    }

    /**
     * {@return the number of states of an option, possibly 0}
     *
     * @param option its index from 0
     */
    public int parts(int option) {
        return ends[option] - start(option);
    }

    /**
     * {@return one state of an option}
     *
     * @param option the index of the option from 0
     * @param part the index of the part in it from 0
     */
    public long part(int option, int part) {
        return parts[start(option) + part];
    }

    /** {@return the number of states of all options together: the number of parts of all options} */
    public int states() {
        return used;
    }

    /**
     * {@return the index of the first state of an option among those of all options, in the order of {@link #copyTo}}
     *
     * @param option its index from 0
     */
    public int start(int option) {
        return option == 0 ? 0 : ends[option - 1];
    }

    /**
     * Copies the states of all options, option by option and part by part.
     *
     * @param target takes {@link #states} states from index 0 on
     */
    public void copyTo(long[] target) {
        System.arraycopy(parts, 0, target, 0, used);
    }

    private void keep(long state) {
        if (used == parts.length) {
            parts = Arrays.copyOf(parts, 2 * used);
        }
        parts[used++] = state;
    }

    private void close() {
        if (count == ends.length) {
            ends = Arrays.copyOf(ends, 2 * count);
        }
        ends[count++] = used;
        if ((count & LOOK) == 0) {
            look();
        }
    }

    private void look() {
        meter.poll();
        if (count >= Options.MOST) {
            throw new BeyondRangeException("a state has more than " + Options.MOST
                    + " options, too many to list; only the claims of its game can answer for it");
        }
    }

    /** Returns the number of options so far. */
    @Override
    public String toString() {
        return valuing ? "the value of one state" : count + " options";
    }
}
