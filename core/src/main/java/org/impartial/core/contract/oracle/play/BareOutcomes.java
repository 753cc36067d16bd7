package org.impartial.core.contract.oracle.play;

import it.unimi.dsi.fastutil.ints.Int2ObjectMap;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.function.IntPredicate;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;

/**
 * Rung 0: the outcomes of whole sums by their definition, with no theorem. The convention determines the outcome of an
 * end; a sum is N if an option is P, and P if all its options are N. Play that ends is searched depth first, and the
 * search of a sum stops at the first option that is P. If sums repeat, the two rules are applied to all reachable sums
 * until nothing changes, and the remaining sums are draws.
 */
public record BareOutcomes(SumGraph sums, Convention convention, OracleBudget budget, Int2ObjectMap<Outcome> known) {

    public Outcome of(int node) {
        if (!known.containsKey(node)) {
            follow(node);
        }
        return known.containsKey(node) ? known.get(node) : settle(node);
    }

    /** Evaluates a sum depth first; leaves it open if its outcome depends on a sum that is itself being evaluated. */
    private void follow(int root) {
        BitSet met = new BitSet();
        Deque<BareVisit> stack = new ArrayDeque<>();
        int open = root;
        do {
            if (open >= 0) {
                budget.spend();
                met.set(open);
                stack.push(new BareVisit(open));
            } else {
                stack.pop().decide();
            }
            open = stack.isEmpty() ? -1 : stack.peek().open(met::get);
        } while (!stack.isEmpty());
    }

    private Outcome settle(int root) {
        List<Integer> open = PostOrder.of(root, sums::options, known::containsKey, budget);
        int before;
        do {
            before = open.size();
            open.removeIf(node -> new BareVisit(node).decide());
        } while (!open.isEmpty() && open.size() < before);
        open.forEach(node -> known.put((int) node, Outcome.D));
        return known.get(root);
    }

    /** A sum whose options are examined one after the other, until one of them is P. */
    private final class BareVisit {
        private final int node;
        private final int[] options;
        private int next;
        private boolean won;
        private boolean allN = true;

        BareVisit(int node) {
            this.node = node;
            this.options = sums.options(node);
        }

        /** Returns the next option without a known outcome, except those to be skipped; −1 if there is none. */
        int open(IntPredicate passed) {
            while (!won && next < options.length) {
                int option = options[next];
                Outcome outcome = known.get(option);
                if (outcome == null && !passed.test(option)) {
                    return option;
                }
                won = outcome == Outcome.P;
                allN &= outcome == Outcome.N;
                next++;
            }
            return -1;
        }

        /** Settles the sum if the known options determine its outcome, and returns whether they do. */
        boolean decide() {
            open(option -> true);
            if (won || allN) {
                Outcome ended = sums.decided(node).orElse(convention.end());
                known.put(node, won ? Outcome.N : options.length == 0 ? ended : Outcome.P);
            }
            return won || allN;
        }
    }
}
