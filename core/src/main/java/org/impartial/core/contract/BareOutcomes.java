package org.impartial.core.contract;

import java.util.List;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.jspecify.annotations.Nullable;

/**
 * Rung 0: the outcomes of whole sums by their definition, with no theorem. An end is what the convention says; a sum is N
 * once an option is P, and P once all its options are N; this is repeated until nothing changes, and what is left is a
 * draw. Followers come first, so that one round is enough where play ends.
 */
final class BareOutcomes {
    private final SumGraph sums;
    private final Convention convention;
    private final Budget budget;
    private final Known<Outcome> known = new Known<>();

    BareOutcomes(SumGraph sums, Convention convention, Budget budget) {
        this.sums = sums;
        this.convention = convention;
        this.budget = budget;
    }

    Outcome of(int node) {
        Outcome outcome = known.get(node);
        return outcome != null ? outcome : settle(node);
    }

    private Outcome settle(int root) {
        List<Integer> open = PostOrder.of(root, sums::followers, known::holds, budget);
        int before;
        do {
            before = open.size();
            open.removeIf(this::decided);
        } while (!open.isEmpty() && open.size() < before);
        open.forEach(node -> known.put(node, Outcome.D));
        Outcome outcome = known.get(root);
        return outcome == null ? Outcome.D : outcome;
    }

    private boolean decided(int node) {
        Outcome outcome = byOptions(node);
        if (outcome != null) {
            known.put(node, outcome);
        }
        return outcome != null;
    }

    private @Nullable Outcome byOptions(int node) {
        int[] followers = sums.followers(node);
        if (followers.length == 0) {
            return convention.end();
        }
        boolean allN = true;
        for (int follower : followers) {
            Outcome outcome = known.get(follower);
            if (outcome == Outcome.P) {
                return Outcome.N;
            }
            allN &= outcome == Outcome.N;
        }
        return allN ? Outcome.P : null;
    }
}
