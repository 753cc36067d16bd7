package org.impartial.core.contract.claim;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.impartial.core.contract.report.Clause;
import org.impartial.core.contract.world.CheckedGame;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;

/**
 * Checks claims about heaps beyond the small world against a naive table of several thousand heaps. Misère play is
 * omitted, since a table of values does not determine it.
 */
final class GreatHeaps {
    /** The approximate number of heaps whose replies are checked; all options of each are listed. */
    private static final int ASKED = 24;

    private static final int MOST_OPTIONS = 50_000;

    private final CheckedGame<?> trial;
    private final HeapGame game;

    /** The values of the first heaps, computed when a claim needs them. */
    private int[] values = {};

    GreatHeaps(CheckedGame<?> trial, HeapGame game) {
        this.trial = trial;
        this.game = game;
    }

    /** Tests a claim and returns the number of heaps tested. */
    int test(Clause clause, Claim<Long> claim) {
        int[] tested = {0};
        if (values.length == 0 && speaksOfValues(claim)) {
            values = HeapValues.few(game, trial.bounds().heaps());
        }
        int step = claim instanceof Claim.Replies ? 1 + values.length / ASKED : 1;
        trial.findings().check(clause, claim.basis().toString(), game::name, () -> {
            for (int heap = step - 1; heap < values.length; heap += step) {
                if (concerns(claim, heap)) {
                    tested[0]++;
                    Optional<String> fault = fault(claim, heap);
                    if (fault.isPresent()) {
                        return Optional.of("for a heap of " + heap + " " + fault.get());
                    }
                }
            }
            return Optional.empty();
        });
        return tested[0];
    }

    private static boolean speaksOfValues(Claim<Long> claim) {
        return claim instanceof Claim.Values || claim instanceof Claim.Outcomes || claim instanceof Claim.Replies;
    }

    private static boolean concerns(Claim<Long> claim, long heap) {
        if (claim instanceof Claim.Values<Long> of) {
            return of.domain().test(heap);
        }
        if (claim instanceof Claim.Outcomes<Long> of) {
            return of.convention() == Convention.NORMAL && of.domain().test(heap);
        }
        return claim instanceof Claim.Replies<Long> of
                && of.convention() == Convention.NORMAL
                && of.domain().test(heap);
    }

    private Optional<String> fault(Claim<Long> claim, int heap) {
        if (claim instanceof Claim.Values<Long> of) {
            return difference(of.value().applyAsLong((long) heap), (long) values[heap]);
        }
        if (claim instanceof Claim.Outcomes<Long> of) {
            return difference(of.outcome().apply((long) heap), values[heap] == 0 ? Outcome.P : Outcome.N);
        }
        Claim.Replies<Long> replies = (Claim.Replies<Long>) claim;
        return replyFault(replies, heap, 0)
                .or(() -> replies.zeroOnly() ? Optional.empty() : replyFault(replies, heap, values[heap] / 2))
                .or(() -> replies.zeroOnly() ? Optional.empty() : replyFault(replies, heap, values[heap] + 1L));
    }

    private Optional<String> replyFault(Claim.Replies<Long> claim, long heap, long wanted) {
        Set<Position> expected = new HashSet<>();
        for (Position option : game.optionsOf(heap)) {
            if (value(option) == wanted) {
                expected.add(option);
            }
        }
        List<Position> given =
                claim.rule().replies(heap, wanted).limit(MOST_OPTIONS + 1L).toList();
        boolean right = claim.complete()
                ? expected.equals(new HashSet<>(given))
                : given.isEmpty() == expected.isEmpty() && expected.containsAll(given);
        return right
                ? Optional.empty()
                : Optional.of("and the value " + wanted + " the claim gives " + given.size() + " replies, but "
                        + expected.size() + " options have that value");
    }

    private long value(Position option) {
        return option.components().stream()
                .mapToLong(part -> values[Math.toIntExact((Long) part.state())])
                .reduce(0, (a, b) -> a ^ b);
    }

    private static Optional<String> difference(Object claimed, Object found) {
        return claimed.equals(found)
                ? Optional.empty()
                : Optional.of("the claim gives " + claimed + ", but the rules give " + found);
    }
}
