package org.impartial.solve.theory.walk;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.impartial.core.game.FaultyRulesException.CycleException;
import org.impartial.core.game.Position;
import org.jspecify.annotations.Nullable;

/**
 * Depth-first search on an explicit stack: a node is settled after every node that it needs, so that depth uses heap
 * memory rather than the stack of the thread. Subclasses keep settled nodes, mark open ones, and meter the work. If a
 * search ends early, open nodes are abandoned, so that the tables stay consistent. Not safe for use by several threads.
 */
public abstract class DepthFirst<N, V> {
    private final List<V> stack = new ArrayList<>();

    protected DepthFirst() {}

    /** Opens a node, which is marked as open unless this method throws an exception. */
    protected abstract V open(N node);

    /** Continues a node until it needs one that is not settled, or null; an open one is a {@link #cycle}. */
    protected abstract @Nullable N missing(V visit);

    /** Settles a node, no longer open, that needs no other: it is marked as settled before any call that may throw. */
    protected abstract void settle(V visit);

    /** Removes the mark of an open node when the search ends before the node is settled. */
    protected abstract void abandon(V visit);

    public final void search(N root) {
        int floor = stack.size();
        try {
            stack.add(open(root));
            settleAbove(floor);
        } finally {
            abandonAbove(floor);
        }
    }

    /** Settles a node as {@link #search} does, but keeps nodes open at an exception, until {@link #abandonAll}. */
    public final void resume(N root) {
        if (stack.isEmpty()) {
            stack.add(open(root));
        }
        settleAbove(0);
    }

    /** Abandons all nodes that a search which an exception ended has left open. */
    public final void abandonAll() {
        abandonAbove(0);
    }

    private void settleAbove(int floor) {
        while (stack.size() > floor) {
            V top = stack.get(stack.size() - 1);
            N missing = missing(top);
            if (missing != null) {
                stack.add(open(missing));
            } else {
                stack.remove(stack.size() - 1);
                settle(top);
            }
        }
    }

    private void abandonAbove(int floor) {
        while (stack.size() > floor) {
            abandon(stack.remove(stack.size() - 1));
        }
    }

    /** {@return the exception for a node that is needed while it is open, with the positions from that node on} */
    protected final CycleException cycle(Position repeated, Function<? super V, ? extends Position> position) {
        return new CycleException(stack.stream()
                .<Position>map(position)
                .dropWhile(open -> !open.equals(repeated))
                .toList());
    }
}
