package org.impartial.games.board;

import org.impartial.core.game.capability.PackedOptions;

/** The predecessors in {@link Chomp}: the bars from which one bite leaves a given one. */
record BittenBars(Diagrams diagrams) {
    /** Adds the bars whose rows of equal length, from a bite on, were longer, but not than the row before them. */
    void add(long state, PackedOptions out) {
        int[] lengths = diagrams.lengths(state);
        int above = diagrams.columns;
        int last;
        for (int first = 0; first < lengths.length; first = last + 1) {
            last = first;
            while (last + 1 < lengths.length && lengths[last + 1] == lengths[first]) {
                last++;
            }
            lengthen(state, lengths, first, last, above, out);
            above = lengths[first];
        }
    }

    /** Counts the lengths of some equal rows upwards as digits, the last row the lowest. */
    private void lengthen(long state, int[] lengths, int first, int last, int above, PackedOptions out) {
        int[] longer = lengths.clone();
        int least = lengths[first];
        long rank = state;
        while (true) {
            int row = last;
            while (row >= first && longer[row] == (row == first ? above : longer[row - 1])) {
                rank -= diagrams.term(row, longer[row]) - diagrams.term(row, least);
                longer[row] = least;
                row--;
            }
            if (row < first) {
                return;
            }
            rank += diagrams.term(row, longer[row] + 1) - diagrams.term(row, longer[row]);
            longer[row]++;
            out.to(rank);
        }
    }
}
