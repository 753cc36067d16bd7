package org.impartial.games.tree;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.state.EdgeList;

/** A branch by itself is written as pairs of a vertex and its parent, parents first; a move by the vertex that is cut. */
record BranchNotation() implements Notation<Branch> {

    @Override
    public Branch read(Datum datum) {
        List<int[]> pairs = EdgeList.read(datum);
        int[] names = new int[pairs.size()];
        int[] parents = new int[pairs.size()];
        int root = pairs.isEmpty() ? 0 : pairs.get(0)[1];
        Map<Integer, Integer> places = new HashMap<>();
        for (int p = 0; p < names.length; p++) {
            int[] pair = pairs.get(p);
            Integer parent = p == 0 ? Integer.valueOf(-1) : places.get(pair[1]);
            if (parent == null || pair[0] == root || places.put(pair[0], p) != null) {
                throw new NotationException("edge " + p + " is [" + pair[0] + "," + pair[1]
                        + "]; it must be a new vertex and its parent, which comes earlier");
            }
            names[p] = pair[0];
            parents[p] = parent;
        }
        return new Branch(root, names, parents);
    }

    @Override
    public Datum write(Branch branch) {
        return Datum.list(IntStream.range(0, branch.size())
                .mapToObj(p -> Datum.of(branch.name(p), branch.parentName(p)))
                .toList());
    }

    /** Returns the first vertex that went, since parents come first. */
    @Override
    public Datum move(Branch before, Position after) {
        Branch rest = (Branch) after.components().get(0).state();
        int place = 0;
        while (place < rest.size() && before.name(place) == rest.name(place)) {
            place++;
        }
        return Datum.of(before.name(place));
    }
}
