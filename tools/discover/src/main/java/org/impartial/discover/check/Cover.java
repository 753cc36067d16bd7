package org.impartial.discover.check;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.impartial.core.meter.Meter;
import org.jspecify.annotations.Nullable;

/** Decides whether further numbers complete each tuple of a table to one of several; their union can be very large. */
final class Cover {
    private final Table goal;
    private final Meter meter;
    private final int letters;
    private final boolean leastFirst;
    private final List<int[]> successors = new ArrayList<>();
    private final List<Boolean> accepting = new ArrayList<>();
    private final IntOpenHashSet first = new IntOpenHashSet();

    private final List<Place> places = new ArrayList<>();
    private final List<List<long[]>> met = new ArrayList<>();

    /** A place to examine: a state of the goal, a set of states, and the place and letter before it. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Place(int state, long[] set, int from, int letter) {}

    private Cover(Table goal, List<Table> others, boolean leastFirst, Meter meter) {
        this.goal = goal;
        this.leastFirst = leastFirst;
        this.meter = meter;
        this.letters = goal.letters();
        others.forEach(this::add);
        for (int state = 0; state < goal.states(); state++) {
            met.add(new ArrayList<>());
        }
    }

    /** Returns the shortest word of the goal that no other table completes; each of these has the names of the goal. */
    static int @Nullable [] missing(Table goal, List<Table> others, boolean leastFirst, Meter meter) {
        return new Cover(goal, others, leastFirst, meter).missing();
    }

    /** Adds the live states of a table; the digits of its further names may be any. */
    private void add(Table table) {
        int offset = accepting.size();
        int[] view = goal.view(table.names());
        boolean[] live = table.live(meter);
        for (int state = 0; state < table.states(); state++) {
            accepting.add(table.accepting()[state]);
            IntOpenHashSet[] to = new IntOpenHashSet[letters];
            Arrays.setAll(to, letter -> new IntOpenHashSet());
            for (int letter = 0; letter < view.length; letter++) {
                int next = table.step(state, letter);
                if (live[next]) {
                    to[view[letter]].add(offset + next);
                }
            }
            Arrays.stream(to).map(IntOpenHashSet::toIntArray).forEach(successors::add);
            meter.spend(1, view.length);
        }
        if (live[0]) {
            first.add(offset);
        }
    }

    private int @Nullable [] missing() {
        boolean[] live = goal.live(meter);
        if (!live[0]) {
            return null;
        }
        long[] begin = new long[(accepting.size() + 63) >>> 6];
        first.forEach(state -> begin[state >>> 6] |= 1L << state);
        if (leastFirst) {
            closeEnds();
        }
        meet(new Place(0, leastFirst ? begin : closed(begin), -1, 0));
        for (int at = 0; at < places.size(); at++) {
            Place place = places.get(at);
            if (goal.accepting()[place.state] && !accepts(place.set)) {
                return word(place);
            }
            for (int letter = 0; letter < letters; letter++) {
                int to = goal.step(place.state, letter);
                if (live[to]) {
                    meet(new Place(to, after(place.set, letter), at, letter));
                }
            }
            meter.spend(1, letters);
        }
        return null;
    }

    /** Lets a state accept if further numbers may continue there with digits above those of the goal. */
    private void closeEnds() {
        for (boolean grown = true; grown; ) {
            grown = false;
            for (int state = 0; state < accepting.size(); state++) {
                for (int next : successors.get(state * letters)) {
                    if (!accepting.get(state) && accepting.get(next)) {
                        accepting.set(state, true);
                        grown = true;
                    }
                }
            }
        }
    }

    /** Returns the same extension of a set of first states, for words whose highest digits come first. */
    private long[] closed(long[] set) {
        while (true) {
            long[] more = after(set, 0);
            boolean grown = false;
            for (int i = 0; i < set.length; i++) {
                grown |= (more[i] & ~set[i]) != 0;
                set[i] |= more[i];
            }
            if (!grown) {
                return set;
            }
        }
    }

    private long[] after(long[] set, int letter) {
        long[] after = new long[set.length];
        for (int i = 0; i < set.length; i++) {
            for (long rest = set[i]; rest != 0; rest &= rest - 1) {
                int state = i << 6 | Long.numberOfTrailingZeros(rest);
                for (int next : successors.get(state * letters + letter)) {
                    after[next >>> 6] |= 1L << next;
                }
                meter.tick();
            }
        }
        return after;
    }

    private boolean accepts(long[] set) {
        for (int i = 0; i < set.length; i++) {
            for (long rest = set[i]; rest != 0; rest &= rest - 1) {
                if (accepting.get(i << 6 | Long.numberOfTrailingZeros(rest))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Adds a set, unless it contains another one found with the same state of the goal. */
    private void meet(Place place) {
        List<long[]> known = met.get(place.state);
        if (known.stream().noneMatch(less -> within(less, place.set))) {
            known.add(place.set);
            places.add(place);
        }
    }

    private static boolean within(long[] less, long[] set) {
        for (int i = 0; i < set.length; i++) {
            if ((less[i] & ~set[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    private int[] word(Place last) {
        IntArrayList word = new IntArrayList();
        for (Place at = last; at.from >= 0; at = places.get(at.from)) {
            word.add(0, at.letter);
        }
        return word.toIntArray();
    }
}
