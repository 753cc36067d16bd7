package org.impartial.games.tree;

import java.util.List;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** A state is written as [weights, felled nodes], a choice as its node; nodes are counted from 1. */
record FellingNotation(Tree tree) implements Notation<Felling> {

    @Override
    public Felling read(Datum datum) {
        List<Datum> parts = datum.asItems();
        if (parts.size() != 2) {
            throw new NotationException("play is written as the list of the weights and the list of the nodes felled so"
                    + " far, such as [[2,2,4,3],[2]]; " + datum.described() + " is not");
        }
        List<Long> weights = weights(parts.get(0));
        Felling state = Felling.start(weights);
        List<Integer> nodes = parts.get(1).asList("the felled nodes").stream()
                .map(item -> TreeNotation.vertex(item, tree.vertices()))
                .toList();
        for (int node : nodes) {
            state = felled(state, node);
        }
        return state;
    }

    private Felling felled(Felling state, int node) {
        if (state.felled().stream().anyMatch(old -> tree.preorder().below(node, old))) {
            throw new NotationException("node " + (node + 1) + " went with a subtree felled before it");
        }
        if (state.weights().get(node) <= state.last()) {
            throw new NotationException("node " + (node + 1) + " weighs "
                    + state.weights().get(node)
                    + ", which is not more than the " + state.last() + " chosen before it; give the nodes in the order"
                    + " of play");
        }
        return state.after(node, tree.preorder());
    }

    List<Long> weights(Datum datum) {
        return TreeNotation.numbers(datum, "weights", tree.vertices(), 0);
    }

    /** Returns the felled nodes in the order of their weights, in which they can have been chosen. */
    @Override
    public Datum write(Felling state) {
        return Datum.list(List.of(
                Datum.list(state.weights().stream().map(Datum::of).toList()),
                TreeNotation.vertices(state.inOrderOfPlay())));
    }

    @Override
    public Datum move(Felling before, Position after) {
        Felling state = (Felling) after.components().get(0).state();
        List<Integer> nodes = state.inOrderOfPlay();
        return Datum.of(nodes.get(nodes.size() - 1) + 1L);
    }
}
