package org.impartial.games.heap.vector;

import java.util.List;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.state.HeapVectorNotation;

/** Heaps and the pass as [[heaps], 1] or [[heaps], 0]; heaps alone have it. A move is [index, size] or the word pass. */
enum PassNotation implements Notation<Passable> {
    /** The only one. */
    HEAPS;

    @Override
    public Passable read(Datum datum) {
        List<Datum> items = datum.asItems();
        if (items.isEmpty() || !(items.get(0) instanceof Datum.Seq)) {
            return new Passable(HeapVectorNotation.VECTOR.read(datum), true);
        }
        if (items.size() != 2) {
            throw new NotationException(
                    "heaps and the pass are written [3,5] 1 with the pass or [3,5] 0 without, not " + datum);
        }
        return new Passable(
                HeapVectorNotation.VECTOR.read(items.get(0)), items.get(1).asLong("the number of passes", 0, 1) == 1);
    }

    @Override
    public Datum write(Passable state) {
        return Datum.list(List.of(HeapVectorNotation.VECTOR.write(state.heaps()), Datum.of(state.pass() ? 1 : 0)));
    }

    @Override
    public Datum move(Passable before, Position after) {
        Passable left = (Passable) after.components().get(0).state();
        for (int i = 0; i < before.heaps().size(); i++) {
            if (!before.heaps().get(i).equals(left.heaps().get(i))) {
                return Datum.of(i, left.heaps().get(i));
            }
        }
        return Datum.of("pass");
    }
}
