package org.impartial.proof.kind;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntCollection;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.impartial.core.meter.Meter;

/**
 * The facts that each fact relies on. Facts that support each other hold only if play among them ends, so the graph must
 * have no circle, whatever a game declares about loops. Not safe for use by several threads.
 */
public final class Support {
    private static final int NONE = -1;
    private static final int ROW_BYTES = 24;
    private static final int[] NOTHING = {};

    private final List<int[]> rows = new ArrayList<>();
    private final BitSet grounded = new BitSet();

    /** Creates a graph without arcs. */
    public Support() {}

    /** States the numbers of the facts that a fact relies on, in place of what was stated before. */
    public void put(int fact, IntCollection others, Meter meter) {
        while (rows.size() <= fact) {
            rows.add(NOTHING);
        }
        meter.hold(ROW_BYTES + (long) Integer.BYTES * Math.max(0, others.size() - rows.get(fact).length));
        rows.set(fact, others.toIntArray());
    }

    /** Returns the numbers of the facts that a fact relies on; the result must not be modified. */
    public int[] of(int fact) {
        return fact < rows.size() ? rows.get(fact) : NOTHING;
    }

    /** Returns a fact in a circle that a fact relies on, or −1; what has none is not visited again. */
    public int circle(int start, Meter meter) {
        IntArrayList path = new IntArrayList();
        IntArrayList places = new IntArrayList();
        BitSet open = new BitSet();
        int next = start;
        while (!open.get(next)) {
            if (!grounded.get(next)) {
                open.set(next);
                path.push(next);
                places.push(0);
            }
            while (!path.isEmpty() && places.topInt() == of(path.topInt()).length) {
                places.popInt();
                grounded.set(path.topInt());
                open.clear(path.popInt());
            }
            if (path.isEmpty()) {
                return NONE;
            }
            meter.tick();
            next = of(path.topInt())[places.topInt()];
            places.push(places.popInt() + 1);
        }
        return next;
    }
}
