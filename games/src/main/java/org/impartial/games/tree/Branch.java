package org.impartial.games.tree;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.state.EdgeList;

/** A rooted tree with a single edge at its root, or nothing; vertices keep their names in the forest. Immutable. */
final class Branch {
    /** The names of the vertices, every vertex after its parent; the first is the one next to the root. */
    final int[] names;

    private final int[] parents;
    private final int root;

    Branch(int root, int[] names, int[] parents) {
        this.root = root;
        this.names = names;
        this.parents = parents;
    }

    static Branch read(Datum datum) {
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

    Datum written() {
        return Datum.list(IntStream.range(0, size())
                .mapToObj(p -> Datum.of(names[p], parentName(p)))
                .toList());
    }

    /** Returns the name of the vertex whose edge was cut: the first that is missing, since parents come first. */
    int cutTo(Branch rest) {
        int place = 0;
        while (place < rest.size() && names[place] == rest.names[place]) {
            place++;
        }
        return names[place];
    }

    int size() {
        return names.length;
    }

    int parentName(int place) {
        return place == 0 ? root : names[parents[place]];
    }

    /** Returns the value of each subtree: the XOR over its children of 1 + those of the children. */
    int[] values() {
        int[] values = new int[names.length];
        for (int place = names.length - 1; place > 0; place--) {
            values[parents[place]] ^= values[place] + 1;
        }
        return values;
    }

    /** Returns the branch that remains when the edge above a vertex is cut; place 0 leaves nothing. */
    Branch cut(int place) {
        int[] places = new int[names.length];
        int kept = 0;
        for (int p = 0; p < names.length; p++) {
            boolean gone = p == place || (p > 0 && places[parents[p]] < 0);
            places[p] = gone ? -1 : kept++;
        }
        int[] left =
                IntStream.range(0, names.length).filter(p -> places[p] >= 0).toArray();
        return new Branch(
                root,
                IntStream.of(left).map(p -> names[p]).toArray(),
                IntStream.of(left).map(p -> p == 0 ? -1 : places[parents[p]]).toArray());
    }

    /** Returns the places whose edge must be cut for a value of the whole branch, from the root up. */
    IntStream cutsFor(long wanted) {
        int[] values = values();
        long[] targets = new long[names.length];
        boolean[] hit = new boolean[names.length];
        for (int p = 0; p < names.length; p++) {
            boolean possible = p == 0 || targets[parents[p]] >= 0;
            // The value that this edge must have, in place of 1 + values[p], for the parent to have its required value.
            long needed = p == 0 ? wanted : targets[parents[p]] ^ values[parents[p]] ^ (values[p] + 1L);
            hit[p] = possible && needed == 0;
            targets[p] = possible ? needed - 1 : -1;
        }
        return IntStream.range(0, names.length).filter(p -> hit[p]);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Branch that
                && (size() == 0 || root == that.root)
                && Arrays.equals(names, that.names)
                && Arrays.equals(parents, that.parents);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(names) + Arrays.hashCode(parents);
    }

    @Override
    public String toString() {
        return IntStream.range(0, size())
                .mapToObj(p -> names[p] + "<" + parentName(p))
                .collect(Collectors.joining(" "));
    }
}
