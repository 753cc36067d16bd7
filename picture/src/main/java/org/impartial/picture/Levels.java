package org.impartial.picture;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.impartial.picture.LabelledGraph.Arc;

/** The row of each vertex, from the bottom: given ones, else the longest path down, without the arcs that close cycles. */
final class Levels {
    private static final byte NEW = 0;
    private static final byte OPEN = 1;
    private static final byte DONE = 2;

    private final List<List<Integer>> heads = new ArrayList<>();
    private final int[] level;
    private final byte[] state;

    private Levels(LabelledGraph graph) {
        graph.vertices().forEach(v -> heads.add(new ArrayList<>()));
        for (Arc arc : graph.joined()) {
            heads.get(arc.from()).add(arc.to());
        }
        level = new int[heads.size()];
        state = new byte[heads.size()];
    }

    static int[] of(LabelledGraph graph) {
        if (graph.levelled()) {
            return graph.vertices().stream()
                    .mapToInt(LabelledGraph.Vertex::level)
                    .toArray();
        }
        Levels levels = new Levels(graph);
        for (int v = 0; v < levels.level.length; v++) {
            levels.descend(v);
        }
        return levels.level;
    }

    /** Depth first on a stack of its own; an arc to a vertex that is still open closes a cycle and is passed over. */
    private void descend(int root) {
        if (state[root] != NEW) {
            return;
        }
        Deque<int[]> stack = new ArrayDeque<>();
        stack.push(new int[] {root, 0});
        state[root] = OPEN;
        while (!stack.isEmpty()) {
            int[] top = stack.element();
            if (top[1] < heads.get(top[0]).size()) {
                int head = heads.get(top[0]).get(top[1]++);
                if (state[head] == NEW) {
                    state[head] = OPEN;
                    stack.push(new int[] {head, 0});
                } else if (state[head] == DONE) {
                    level[top[0]] = Math.max(level[top[0]], level[head] + 1);
                }
            } else {
                state[top[0]] = DONE;
                stack.pop();
                if (!stack.isEmpty()) {
                    int above = stack.element()[0];
                    level[above] = Math.max(level[above], level[top[0]] + 1);
                }
            }
        }
    }
}
