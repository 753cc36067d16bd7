package org.impartial.solve.engine.misere;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Locale;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.form.table.FormTable;

/**
 * Decides which components are replaced by forms: those up to a size where their game declares sizes, else those of
 * short play, unless their form has many nodes and is no heap; nor are forms added whose sum may be too large. It
 * depends only on the component, so that equal states have equal keys. Not safe for use by several threads.
 */
final class SmallParts {
    static final int NONE = -1;

    private static final int UNKNOWN = -2;

    private final PartTable parts;
    private final PartForms trees;
    private final FormTable forms;
    private final SearchLimits limits;
    private final Int2IntOpenHashMap mostSizes = new Int2IntOpenHashMap();
    private final BitSet settled = new BitSet();
    private int[] standing = new int[0];

    SmallParts(PartTable parts, PartForms trees, FormTable forms, SearchLimits limits) {
        this.parts = parts;
        this.trees = trees;
        this.forms = forms;
        this.limits = limits;
        mostSizes.defaultReturnValue(limits.mostSize());
    }

    /** Returns the form that replaces a component, or {@link #NONE}. */
    int form(int part, Meter meter) {
        if (part >= standing.length) {
            int from = standing.length;
            int wider = Math.max(parts.count(), 2 * from);
            meter.hold((long) Integer.BYTES * (wider - from));
            standing = Arrays.copyOf(standing, wider);
            Arrays.fill(standing, from, wider, UNKNOWN);
        }
        if (standing[part] == UNKNOWN) {
            meter.endTurn();
            int found = find(part, meter);
            standing[part] = found;
        }
        return standing[part];
    }

    /** Returns whether it has been decided whether a form replaces a component. */
    boolean isDecided(int part) {
        return part < standing.length && standing[part] != UNKNOWN;
    }

    /** Returns the number of components that are represented by forms, and the number of different forms. */
    String summary() {
        int[] small = Arrays.stream(standing).filter(form -> form >= 0).toArray();
        long different = Arrays.stream(small).distinct().count();
        return String.format(Locale.ROOT, "%,d small parts have %,d canonical forms", small.length, different);
    }

    private int find(int part, Meter meter) {
        int size = parts.size(part);
        int form;
        if (size == PartTable.UNSIZED) {
            form = trees.ofLow(part, limits.mostMoves(), meter);
        } else {
            form = size <= mostSizes.get(parts.game(part)) ? trees.of(part, meter) : NONE;
        }
        return form == NONE || forms.nodes(form, meter) <= limits.mostNodes() || forms.isHeap(form) ? form : NONE;
    }

    /** Sets the size up to which components of a game are replaced, for good or until it is set again. */
    void mostSize(int game, int size, boolean forGood) {
        mostSizes.put(game, size);
        settled.set(game, forGood);
    }

    boolean settled(int game) {
        return settled.get(game);
    }

    /** Returns the form of a sum, or {@link #NONE} if it may be too large. */
    int sum(int a, int b, Meter meter) {
        if (a == FormTable.ZERO || b == FormTable.ZERO) {
            return a + b;
        }
        double pairs = (double) forms.nodes(a, meter) * forms.nodes(b, meter);
        return pairs * (forms.options(a) + forms.options(b)) > limits.mostWork() ? NONE : forms.sum(a, b, meter);
    }
}
