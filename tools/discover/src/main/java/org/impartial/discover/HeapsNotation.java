package org.impartial.discover;

import java.util.Arrays;
import java.util.List;
import org.impartial.core.game.Notation;
import org.impartial.core.notation.Datum;

/**
 * The notation of positions of rules as text: the heaps in the order of their names.
 *
 * @param game checks positions
 */
record HeapsNotation(RulesGame game) implements Notation<List<Long>> {
    @Override
    public List<Long> read(Datum datum) {
        List<Long> state = Arrays.stream(datum.asLongs("heap", 0)).boxed().toList();
        game.requireState(state);
        return state;
    }

    @Override
    public Datum write(List<Long> state) {
        return Datum.list(state.stream().map(Datum::of).toList());
    }

    /** Returns a description of the notation. */
    @Override
    public String toString() {
        return "notation of heaps";
    }
}
