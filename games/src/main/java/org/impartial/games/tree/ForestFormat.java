package org.impartial.games.tree;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** Reads a forest as its array of parents into the branches at its roots, or one branch in its own notation. */
record ForestFormat(TreeCutting game) implements PositionFormat {
    private static final int GROUND = -1;

    @Override
    public NotatedPosition read(Datum position) {
        Position branches = ofPairs(position.asItems())
                ? game.at(game.notation().read(position))
                : Position.sum(branches(parents(position)));
        return new NotatedPosition(
                branches, position, Move.Form.bare(branches), move -> NotatedPosition.of(move.result()));
    }

    @Override
    public List<ImpartialGame<?>> games() {
        return List.of(game);
    }

    /** Returns whether all items are pairs, which is true of no items; two numbers are the parents of two vertices. */
    private static boolean ofPairs(List<Datum> items) {
        return items.isEmpty() || items.get(0) instanceof Datum.Seq;
    }

    private static int[] parents(Datum position) {
        List<Datum> items = position.asItems();
        return IntStream.range(0, items.size())
                .map(v -> items.get(v).asInt("the parent of vertex " + v, GROUND, items.size() - 1))
                .toArray();
    }

    private List<Component<Branch>> branches(int[] parents) {
        int[] branch = new int[parents.length];
        int[] place = new int[parents.length];
        List<List<Integer>> members = new ArrayList<>();
        for (int v : rootsFirst(parents)) {
            if (parents[v] != GROUND) {
                boolean first = parents[parents[v]] == GROUND;
                if (first) {
                    members.add(new ArrayList<>());
                }
                branch[v] = first ? members.size() - 1 : branch[parents[v]];
                place[v] = members.get(branch[v]).size();
                members.get(branch[v]).add(v);
            }
        }
        return members.stream()
                .map(list -> game.at(branch(parents, place, list)))
                .toList();
    }

    private static Branch branch(int[] parents, int[] place, List<Integer> members) {
        int[] names = members.stream().mapToInt(v -> v).toArray();
        int[] above = Arrays.stream(names).map(v -> place[parents[v]]).toArray();
        above[0] = -1;
        return new Branch(parents[names[0]], names, above);
    }

    /** Returns the vertices level by level, by lists of the children of each vertex and, first, of the ground. */
    private static IntArrayList rootsFirst(int[] parents) {
        int n = parents.length;
        int[] firstChild = new int[n + 1];
        Arrays.fill(firstChild, GROUND);
        int[] next = new int[n];
        for (int v = n - 1; v >= 0; v--) {
            next[v] = firstChild[parents[v] + 1];
            firstChild[parents[v] + 1] = v;
        }
        IntArrayList order = new IntArrayList(n);
        for (int i = -1; i < order.size(); i++) {
            int above = i < 0 ? GROUND : order.getInt(i);
            for (int v = firstChild[above + 1]; v != GROUND; v = next[v]) {
                order.add(v);
            }
        }
        if (order.size() < n) {
            throw new NotationException("only " + order.size() + " of the " + n
                    + " vertices are connected to a root; the parents of the others form cycles");
        }
        return order;
    }
}
