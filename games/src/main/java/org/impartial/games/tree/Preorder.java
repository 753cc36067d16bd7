package org.impartial.games.tree;

/** A tree with vertex 0 as its root, each subtree in one run of places: i to {@code end(i)} − 1. Immutable. */
final class Preorder {
    final int[] places;
    private final int[] vertices;
    private final int[] parents;
    final int[] ends;
    int reached;

    /** Numbers the vertices connected to vertex 0, given where the neighbours of each vertex start in a list of all. */
    Preorder(int[] starts, int[] neighbours) {
        int n = starts.length - 1;
        places = new int[n];
        vertices = new int[n];
        parents = new int[n];
        ends = new int[n];
        number(starts, neighbours);
        for (int place = reached - 1; place >= 0; place--) {
            ends[place] = Math.max(ends[place], place + 1);
            int parent = parents[vertices[place]];
            if (parent >= 0) {
                ends[places[parent]] = Math.max(ends[places[parent]], ends[place]);
            }
        }
    }

    /** Each vertex gets its place when it leaves the stack, so that its subtree gets theirs before its siblings. */
    private void number(int[] starts, int[] neighbours) {
        int[] stack = new int[parents.length];
        boolean[] seen = new boolean[parents.length];
        int top = 1;
        parents[0] = -1;
        seen[0] = true;
        while (top > 0) {
            int v = stack[--top];
            places[v] = reached;
            vertices[reached++] = v;
            for (int i = starts[v + 1] - 1; i >= starts[v]; i--) {
                int child = neighbours[i];
                if (!seen[child]) {
                    seen[child] = true;
                    parents[child] = v;
                    stack[top++] = child;
                }
            }
        }
    }

    int vertex(int place) {
        return vertices[place];
    }

    int parent(int vertex) {
        return parents[vertex];
    }

    boolean below(int vertex, int ancestor) {
        return places[vertex] >= places[ancestor] && places[vertex] < ends[places[ancestor]];
    }
}
