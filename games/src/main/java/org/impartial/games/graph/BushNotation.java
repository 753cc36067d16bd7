package org.impartial.games.graph;

import java.util.HashSet;
import java.util.OptionalInt;
import java.util.Set;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;
import org.impartial.games.state.EdgeList;

/** A bush is written as the list of its edges; a move by the edge that is cut. */
record BushNotation(Hackenbush game) implements Notation<Bush> {

    @Override
    public Bush read(Datum datum) {
        return game.of(EdgeList.read(datum)).state();
    }

    @Override
    public Datum write(Bush bush) {
        return Datum.list(
                bush.pairs().stream().map(pair -> Datum.of(pair[0], pair[1])).toList());
    }

    /** Of the edges that went, the one that was cut is the only one with an end that is still there, or on the ground. */
    @Override
    public Datum move(Bush before, Position after) {
        Bush rest = (Bush) after.components().get(0).state();
        OptionalInt cut = rest.cutFrom(before);
        return cut.isPresent() ? pair(before, cut.getAsInt()) : compared(before, rest);
    }

    private Datum compared(Bush before, Bush rest) {
        Set<Integer> standing = new HashSet<>(game.ground());
        for (int v : rest.vertices()) {
            standing.add(v);
        }
        int kept = 0;
        for (int edge = 0; edge < before.size(); edge++) {
            boolean there =
                    kept < rest.size() && before.low(edge) == rest.low(kept) && before.high(edge) == rest.high(kept);
            if (there) {
                kept++;
            } else if (standing.contains(before.low(edge)) || standing.contains(before.high(edge))) {
                return pair(before, edge);
            }
        }
        throw new IllegalArgumentException("no edge of " + before + " was cut to leave " + rest);
    }

    private static Datum pair(Bush bush, int edge) {
        return Datum.of(bush.low(edge), bush.high(edge));
    }
}
