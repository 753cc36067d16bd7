package org.impartial.solve.engine.misere;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntArrays;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.form.table.FormTable;

/** The options of components, listed on demand, each as one form and the parts that are not replaced by forms. */
final class PartMoves {
    private final PartTable parts;
    private final SmallParts small;
    private final IntArrayList listed = new IntArrayList();

    /** The component whose options are listed while the forms of their parts are not known yet. */
    private int pending = PartTable.NONE;

    private int count;
    private int[][][] moves = new int[0][][];

    PartMoves(PartTable parts, SmallParts small) {
        this.parts = parts;
        this.small = small;
    }

    /** Returns the options of a component: in each the parts in ascending order, and the form after them. */
    int[][] of(int part, Meter meter) {
        if (part >= moves.length) {
            int wider = Math.max(parts.count(), 2 * moves.length);
            meter.hold((long) Integer.BYTES * (wider - moves.length));
            moves = Arrays.copyOf(moves, wider);
        }
        int[][] known = moves[part];
        if (known == null) {
            known = list(part, meter);
            moves[part] = known;
        }
        return known;
    }

    private int[][] list(int part, Meter meter) {
        if (part != pending) {
            pending = PartTable.NONE;
            listed.clear();
            meter.endTurn(parts.expected(part));
            count = parts.options(part, listed, meter);
            pending = part;
        }
        int[] all = listed.toIntArray();
        Set<IntArrayList> distinct = new HashSet<>();
        int[][] options = new int[count][];
        int kept = 0;
        long bytes = 16;
        for (int at = 0; at < all.length; at += all[at] + 1) {
            int[] option = option(all, at + 1, at + 1 + all[at], meter);
            if (distinct.add(IntArrayList.wrap(option))) {
                options[kept++] = option;
                bytes += 24 + (long) Integer.BYTES * option.length;
            }
        }
        meter.hold(bytes);
        pending = PartTable.NONE;
        return Arrays.copyOf(options, kept);
    }

    private int[] option(int[] all, int from, int to, Meter meter) {
        int[] option = new int[to - from + 1];
        int apart = 0;
        int sum = FormTable.ZERO;
        for (int i = from; i < to; i++) {
            int form = small.form(all[i], meter);
            int next = form == SmallParts.NONE ? SmallParts.NONE : small.sum(sum, form, meter);
            if (next != SmallParts.NONE) {
                sum = next;
            } else {
                option[apart++] = form == SmallParts.NONE ? all[i] : ~form;
            }
        }
        IntArrays.quickSort(option, 0, apart);
        option[apart] = sum;
        return Arrays.copyOf(option, apart + 1);
    }
}
