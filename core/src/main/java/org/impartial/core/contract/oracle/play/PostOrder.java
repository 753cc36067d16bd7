package org.impartial.core.contract.oracle.play;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;

/** Depth-first search on an explicit stack. */
final class PostOrder {

    private PostOrder() {}

    /** Returns the unsettled nodes reachable from a root, successors first unless they lead back. */
    static List<Integer> of(int root, IntFunction<int[]> successors, IntPredicate settled, OracleBudget budget) {
        List<Integer> order = new ArrayList<>();
        BitSet met = new BitSet();
        Deque<OrderedVisit> stack = new ArrayDeque<>();
        if (!settled.test(root)) {
            budget.spend();
            met.set(root);
            stack.push(new OrderedVisit(root, successors.apply(root)));
        }
        while (!stack.isEmpty()) {
            OrderedVisit visit = stack.peek();
            if (visit.next == visit.successors.length) {
                order.add(visit.node);
                stack.pop();
                continue;
            }
            int successor = visit.successors[visit.next++];
            if (!met.get(successor) && !settled.test(successor)) {
                budget.spend();
                met.set(successor);
                stack.push(new OrderedVisit(successor, successors.apply(successor)));
            }
        }
        return order;
    }

    /** A node on the current path, with the index of its next successor. */
    private static final class OrderedVisit {
        private final int node;
        private final int[] successors;
        private int next;

        OrderedVisit(int node, int[] successors) {
            this.node = node;
            this.successors = successors;
        }
    }
}
