package org.impartial.games.graph;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;

/**
 * The chips of each vertex; a move by the vertex that fires, the only one that has fewer chips afterwards.
 *
 * @param game gives the numbers of vertices and chips
 */
record ChipNotation(ChipFiring game) implements Notation<List<Long>> {

    @Override
    public List<Long> read(Datum datum) {
        List<Long> chips =
                Arrays.stream(datum.asLongs("the chips of vertex", 0)).boxed().toList();
        game.requireState(chips);
        return chips;
    }

    @Override
    public Datum write(List<Long> chips) {
        return Datum.list(chips.stream().map(Datum::of).toList());
    }

    @Override
    public Datum move(List<Long> before, Position after) {
        List<?> left = (List<?>) after.components().get(0).state();
        return Datum.of((long) IntStream.range(0, before.size())
                .filter(v -> (Long) left.get(v) < before.get(v))
                .findFirst()
                .orElseThrow());
    }
}
