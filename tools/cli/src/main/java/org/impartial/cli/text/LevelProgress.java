package org.impartial.cli.text;

import java.util.Locale;
import java.util.OptionalInt;
import org.impartial.sweep.LevelSweep.LevelListener.Sweep;

/** Reports a sweep level by level: the positions found, without a known end, then those valued, in percent. */
public final class LevelProgress {
    private final String unit;
    private final boolean whole;
    private OptionalInt first = OptionalInt.empty();
    private long found;
    private long valued;

    /** Creates the report of one sweep; a continued one is not whole: it does not receive the levels found before. */
    public LevelProgress(String unit, boolean whole) {
        this.unit = unit;
        this.whole = whole;
    }

    /** Returns the line about a complete level. Levels are numbered from the first one reported. */
    public String line(Sweep sweep, int level, long positions) {
        if (first.isEmpty()) {
            first = OptionalInt.of(level);
        }
        String start = String.format(Locale.ROOT, "level %d: %,d %s ", level - first.getAsInt(), positions, unit);
        if (sweep == Sweep.POSITIONS) {
            found += positions;
            return start + String.format(Locale.ROOT, "found, %,d so far", found);
        }
        valued += positions;
        return !whole
                ? start + "valued"
                : start + String.format(Locale.ROOT, "valued, %,d of %,d, %d %%", valued, found, 100 * valued / found);
    }
}
