package org.impartial.solve.engine.misere;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSet;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.form.table.FormTable;

/** Estimates the moves left in a state, by size at the rate of one play of the game; it never affects an answer. */
final class MovesLeft {
    /** The number of units of size to which rates refer. */
    static final int UNIT = 64;

    private final PartTable parts;
    private final FormTable forms;
    private final int unsized;

    /** Moves per 64 units of size, by game. */
    private final Int2IntOpenHashMap rates = new Int2IntOpenHashMap();

    private final IntSet settled = new IntOpenHashSet();

    /** The play that is continued, what it has left, and its moves so far. */
    private int start = -1;

    private final IntArrayList left = new IntArrayList();
    private int moves;

    MovesLeft(PartTable parts, FormTable forms, int unsized) {
        this.parts = parts;
        this.forms = forms;
        this.unsized = unsized;
    }

    int of(SumState state) {
        long moves = (long) forms.birthday(state.form) * UNIT / 2;
        for (int part : state.parts) {
            moves += part < 0 ? (long) forms.birthday(~part) * UNIT / 2 : ofPart(part);
        }
        return (int) Math.min(moves / UNIT, StateTable.INFINITE / 4);
    }

    private long ofPart(int part) {
        return parts.size(part) == PartTable.UNSIZED
                ? (long) unsized * UNIT
                : (long) parts.size(part) * rates.get(parts.game(part));
    }

    /** Returns the moves per 64 units of size by one play of last options, kept for good if wanted. */
    int rate(int part, boolean forGood, Meter meter) {
        int game = parts.game(part);
        if (forGood ? !settled.contains(game) : !rates.containsKey(game)) {
            int size = Math.max(1, parts.size(part));
            rates.put(game, Math.max(1, (int) Math.min(UNIT, (long) play(part, meter) * UNIT / size)));
            // Marked only now, since the play may be stopped before it gives an estimate.
            if (forGood) {
                settled.add(game);
            }
        }
        return rates.get(game);
    }

    private int play(int part, Meter meter) {
        if (start != part) {
            left.clear();
            left.add(part);
            moves = 0;
            start = part;
        }
        IntArrayList options = new IntArrayList();
        while (!left.isEmpty() && moves < Short.MAX_VALUE) {
            meter.endTurn(parts.expected(left.topInt()));
            options.clear();
            // Lists of other searches lack repeated options, so that another one is the last.
            parts.optionsByRules(left.topInt(), options, meter);
            left.popInt();
            if (options.isEmpty()) {
                continue;
            }
            int last = 0;
            for (int at = 0; at < options.size(); at += options.getInt(at) + 1) {
                last = at;
            }
            moves++;
            left.addElements(left.size(), options.elements(), last + 1, options.getInt(last));
        }
        start = -1;
        return moves;
    }
}
