package org.impartial.picture.layout;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** The row of each vertex, from the bottom: the length of the longest path down, without the arcs that close cycles. */
public final class Levels {
    private static final byte NEW = 0;
    private static final byte OPEN = 1;
    private static final byte DONE = 2;

    private final List<List<Integer>> heads = new ArrayList<>();
    private final int[] level;
    private final byte[] state;

    private Levels(int vertices, List<int[]> arcs) {
        for (int v = 0; v < vertices; v++) {
            heads.add(new ArrayList<>());
        }
        arcs.forEach(arc -> heads.get(arc[0]).add(arc[1]));
        level = new int[vertices];
        state = new byte[vertices];
    }

    public static int[] of(int vertices, List<int[]> arcs) {
        Levels levels = new Levels(vertices, arcs);
        for (int v = 0; v < vertices; v++) {
            levels.descend(v);
        }
        return levels.level;
    }

    /** Searches depth first on a stack; an arc to a vertex that is still open closes a cycle and is skipped. */
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
