package org.impartial.games.state;

import java.util.Arrays;
import java.util.List;
import org.impartial.core.game.Notation;
import org.impartial.core.notation.Datum;

/** The sizes of several heaps that are one state; a move by the sizes after it. */
public enum HeapVectorNotation implements Notation<List<Long>> {
    /** The only one. */
    VECTOR;

    @Override
    public List<Long> read(Datum datum) {
        return Arrays.stream(datum.asLongs("heap", 0)).boxed().toList();
    }

    @Override
    public Datum write(List<Long> heaps) {
        return Datum.list(heaps.stream().map(Datum::of).toList());
    }
}
