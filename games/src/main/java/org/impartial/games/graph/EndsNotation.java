package org.impartial.games.graph;

import java.util.Arrays;
import java.util.List;
import org.impartial.core.game.Notation;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** The free ends on each boundary of a region, in any order; a move by the regions after it. */
enum EndsNotation implements Notation<List<Long>> {
    /** The only one. */
    BOUNDARIES;

    @Override
    public List<Long> read(Datum datum) {
        long[] ends = datum.asLongs("the free ends on boundary", 1);
        if (ends.length == 0) {
            throw new NotationException("a region has a boundary with a free end; write 4 for a cross");
        }
        return Arrays.stream(ends).sorted().boxed().toList();
    }

    @Override
    public Datum write(List<Long> ends) {
        return Datum.list(ends.stream().map(Datum::of).toList());
    }
}
