package org.impartial.games.graph;

import java.util.Arrays;

/**
 * Classes of edges on circuits: cutting one edge of a class makes the others bridges. They lie on a circle of pieces,
 * all but one of them on one path of the walk. Linear in the edges [Georgiadis-Italiano-Kosinas 2021].
 */
final class TwinEdges {
    private static final int NONE = -1;
    private final BushWalk walk;
    /** By place: the number of edges, without the tree edge, that lead from it and below it to places above it. */
    private final int[] covers;
    /** By place: the edge, not a tree edge, that leads from it nearest to the ground, and its target in the walk. */
    private final int[] highest;

    private final int[] highestTo;
    /** By place: the two places entered from it that reach nearest to the ground. */
    private final int[] first;

    private final int[] second;
    /** By place: the lowest place below which all the counted edges begin. */
    private final int[] meeting;

    // Two tree edges become bridges together if the same other edges lead from below them to above them. Of two places
    // on one path, the covering edges of the upper one begin below the lower one if they begin below the same meeting
    // place, so they are the same if their numbers agree too, which fall on the way up.
    TwinEdges(BushWalk walk) {
        this.walk = walk;
        int n = walk.order.length;
        covers = new int[n];
        highest = filled(n);
        highestTo = new int[n];
        Arrays.fill(highestTo, Integer.MAX_VALUE);
        first = filled(n);
        second = filled(n);
        meeting = filled(n);
        for (int e = 0; e < walk.low.length; e++) {
            if (walk.isReached(e) && !walk.isTree(e)) {
                cover(e);
            }
        }
        for (int i = walk.reached - 1; i > 0; i--) {
            int p = walk.order[i];
            if (!walk.byBridge(p)) {
                meeting[p] = meetingPlace(p);
            }
            int above = walk.above(p);
            covers[above] += covers[p];
            enteredFrom(above, p);
        }
    }

    private static int[] filled(int n) {
        int[] places = new int[n];
        Arrays.fill(places, NONE);
        return places;
    }

    private void cover(int edge) {
        int lower = walk.lower(edge);
        int upper = walk.upper(edge);
        covers[lower]++;
        covers[upper]--;
        if (walk.number[upper] < highestTo[lower]) {
            highestTo[lower] = walk.number[upper];
            highest[lower] = edge;
        }
    }

    private void enteredFrom(int above, int place) {
        if (first[above] == NONE || walk.lowest[place] < walk.lowest[first[above]]) {
            second[above] = first[above];
            first[above] = place;
        } else if (second[above] == NONE || walk.lowest[place] < walk.lowest[second[above]]) {
            second[above] = place;
        }
    }

    private int meetingPlace(int place) {
        int number = walk.number[place];
        int meet = place;
        while (highestTo[meet] >= number && (second[meet] == NONE || walk.lowest[second[meet]] >= number)) {
            meet = meeting[first[meet]];
        }
        return meet;
    }

    interface Taker {
        /** Receives the lower ends of the tree edges of a class, from the ground up, and its other edge or −1. */
        void take(int[] places, int count, int other);
    }

    /** Passes on every class that has a tree edge. The other edges on circuits are classes by themselves. */
    void forEach(Taker taker) {
        int[] heads = filled(meeting.length);
        int[] next = filled(meeting.length);
        for (int i = walk.reached - 1; i > 0; i--) {
            int p = walk.order[i];
            if (meeting[p] != NONE) {
                next[p] = heads[meeting[p]];
                heads[meeting[p]] = p;
            }
        }
        int[] places = new int[meeting.length];
        for (int meet = 0; meet < heads.length; meet++) {
            int p = heads[meet];
            while (p != NONE) {
                int count = 0;
                int covering = covers[p];
                for (; p != NONE && covers[p] == covering; p = next[p]) {
                    places[count++] = p;
                }
                taker.take(places, count, covering == 1 ? highest[meet] : NONE);
            }
        }
    }
}
