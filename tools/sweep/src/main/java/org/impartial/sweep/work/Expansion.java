package org.impartial.sweep.work;

import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.FaultyRulesException;
import org.impartial.core.game.capability.Capability.Levelled;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.sweep.store.LongSort;
import org.jspecify.annotations.Nullable;

/** The options of positions, one after another, in canonical form. Not safe for use by several threads. */
public final class Expansion {
    private final PackedGame game;
    private final @Nullable Levelled levels;
    private final PackedOptions out = new PackedOptions();
    private long[] options = new long[32];
    private int count;

    public Expansion(PackedGame game) {
        this.game = game;
        this.levels = game instanceof Levelled levelled ? levelled : null;
    }

    /** Lists the options of a position and returns their number; an option may occur several times. */
    public int of(long position) {
        out.record(game, position);
        count = out.count();
        if (count > options.length) {
            options = new long[2 * count];
        }
        for (int i = 0; i < count; i++) {
            if (out.parts(i) != 1) {
                throw notWhole(position, out.parts(i));
            }
            options[i] = game.canonical(out.part(i, 0));
        }
        return count;
    }

    /** Lists the options of a position, each once and ascending, and returns their number. */
    public int distinct(long position) {
        int listed = of(position);
        count = LongSort.sortUnique(options, listed, LongSort.needsSpare(listed) ? new long[listed] : options);
        return count;
    }

    /** Lists the options of positions, each once and ascending; rejects one on a level that is not greater. */
    public void each(long[] positions, OptionVisitor out) {
        for (long position : positions) {
            int listed = distinct(position);
            for (int i = 0; i < listed; i++) {
                if (levels != null) {
                    requireRise(level(position), position, options[i]);
                }
                out.take(position, options[i]);
            }
        }
    }

    /** Receives the options of positions one by one. */
    @FunctionalInterface
    public interface OptionVisitor {
        void take(long position, long option);
    }

    public long option(int index) {
        return options[index];
    }

    /** Returns the level of a position; a game without levels has only one. */
    public int level(long position) {
        return levels == null ? 0 : levels.level(position);
    }

    /** Returns the number of levels by which a move rises; rejects a move that does not rise. */
    public int requireRise(int from, long position, long option) {
        int to = level(option);
        if (to <= from) {
            throw new FaultyRulesException("the levels do not rise: a move from " + position + " on level " + from
                    + " leads to " + option + " on level " + to
                    + "; make level() increase with every move, or do not implement Levelled");
        }
        if (to - from < 0) {
            throw new BeyondRangeException("a move from " + position + " on level " + from + " leads to " + option
                    + " on level " + to + ", and a move may rise by less than 2^31; give them closer numbers");
        }
        return to - from;
    }

    private BeyondRangeException notWhole(long position, int parts) {
        return new BeyondRangeException("an option of " + position + " in " + game.name() + " has " + parts
                + " parts, and a sweep requires exactly one; solve single positions, or "
                + "sweep a game whose moves leave one component");
    }
}
