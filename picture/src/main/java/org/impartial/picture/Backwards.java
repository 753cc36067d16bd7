package org.impartial.picture;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;

/** Outcome and remoteness of every vertex, from the ends of play backwards; what is never reached so is a draw. */
final class Backwards {
    /*
     * Implementation: vertices leave the queue in the order of their remoteness. A vertex is won as soon as an option
     * is lost, with 1 + the least remoteness, and lost when its last option turns out to be won, with 1 + the
     * greatest one.
     */
    private final Outcome[] outcomes;
    private final int[] remoteness;

    private Backwards(int size) {
        outcomes = new Outcome[size];
        remoteness = new int[size];
        Arrays.fill(outcomes, Outcome.D);
        Arrays.fill(remoteness, -1);
    }

    static Backwards of(List<int[]> options, Convention convention) {
        Backwards fates = new Backwards(options.size());
        List<List<Integer>> before = new ArrayList<>();
        options.forEach(o -> before.add(new ArrayList<>()));
        int[] open = new int[options.size()];
        Deque<Integer> queue = new ArrayDeque<>();
        for (int v = 0; v < open.length; v++) {
            open[v] = options.get(v).length;
            for (int head : options.get(v)) {
                before.get(head).add(v);
            }
            if (open[v] == 0) {
                fates.settle(v, convention == Convention.NORMAL ? Outcome.P : Outcome.N, 0);
                queue.add(v);
            }
        }
        while (!queue.isEmpty()) {
            int settled = queue.remove();
            for (int v : before.get(settled)) {
                open[v]--;
                boolean won = fates.outcomes[settled] == Outcome.P;
                if (fates.remoteness[v] < 0 && (won || open[v] == 0)) {
                    fates.settle(v, won ? Outcome.N : Outcome.P, fates.remoteness[settled] + 1);
                    queue.add(v);
                }
            }
        }
        return fates;
    }

    private void settle(int vertex, Outcome outcome, int moves) {
        outcomes[vertex] = outcome;
        remoteness[vertex] = moves;
    }

    Outcome outcome(int vertex) {
        return outcomes[vertex];
    }

    int remoteness(int vertex) {
        return remoteness[vertex];
    }
}
