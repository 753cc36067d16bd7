package org.impartial.solve.engine.misere;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import org.impartial.core.meter.Meter;
import org.jspecify.annotations.Nullable;

/** P-positions that prove each other: a reply to every option is one of them, or has a P form. None is redundant. */
final class LostStates {
    private final StateMoves moves;
    private final StateSearch search;
    private final Meter meter;
    private final Comparator<SumState> largestFirst;
    private final Map<SumState, Lost> lost = new HashMap<>();
    private final Map<SumState, Won> won = new LinkedHashMap<>();
    private final PriorityQueue<Lost> open;

    LostStates(StateMoves moves, StateSearch search, MovesLeft left, Meter meter) {
        this.moves = moves;
        this.search = search;
        this.meter = meter;
        this.largestFirst = Comparator.<SumState>comparingInt(left::of)
                .thenComparingInt(state -> state.parts.length)
                .thenComparing(state -> state.high)
                .reversed();
        this.open = new PriorityQueue<>(Comparator.comparing(state -> state.state, largestFirst));
    }

    /** A P-position, with its options that are not forms alone. */
    private record Lost(SumState state, List<Won> options) {}

    /** An N-position with the replies that are lost; of forms that are P one is enough. */
    private static final class Won {
        private final List<SumState> replies;
        private final @Nullable SumState form;
        private int users;

        Won(List<SumState> replies, @Nullable SumState form) {
            this.replies = replies;
            this.form = form;
        }
    }

    /** Chooses states that prove the outcome of a given state. */
    void prove(SumState root) {
        if (search.isP(root, meter)) {
            need(root);
        } else {
            answer(root, root).users++;
        }
        while (!open.isEmpty()) {
            Lost next = open.remove();
            for (SumState option : moves.options(next.state, meter)) {
                if (option.parts.length > 0) {
                    Won reply = answer(option, next.state);
                    reply.users++;
                    next.options.add(reply);
                }
            }
        }
        completeReplies();
        thin(root);
    }

    private void need(SumState state) {
        if (state.parts.length > 0 && !lost.containsKey(state)) {
            Lost needed = new Lost(state, new ArrayList<>());
            lost.put(state, needed);
            open.add(needed);
        }
    }

    /** Answers a state that is N by the result of another: by a form, a needed state, or the smallest known one. */
    private Won answer(SumState state, SumState reason) {
        Won known = won.get(state);
        if (known != null) {
            return known;
        }
        SumState form = null;
        SumState chosen = null;
        List<SumState> replies = new ArrayList<>();
        for (SumState reply : moves.options(state, meter)) {
            if (search.isKnownP(reply, meter)) {
                if (reply.parts.length == 0) {
                    form = reply;
                    break;
                }
                replies.add(reply);
                boolean better = chosen == null
                        || (lost.containsKey(reply) == lost.containsKey(chosen)
                                ? largestFirst.compare(reply, chosen) > 0
                                : lost.containsKey(reply));
                chosen = better ? reply : chosen;
            }
        }
        if (form == null && chosen == null && !moves.options(state, meter).isEmpty()) {
            chosen = search(state, reason);
            replies.add(chosen);
        }
        if (form == null && chosen != null) {
            need(chosen);
        }
        Won found = new Won(form == null ? replies : List.of(), form);
        won.put(state, found);
        return found;
    }

    /** Searches for a lost reply to a state that another search has found to be won. */
    private SumState search(SumState state, SumState reason) {
        return moves.options(state, meter).stream()
                .sorted(largestFirst.reversed())
                .filter(reply -> search.isP(reply, meter))
                .findFirst()
                .orElseThrow(() -> new FalseStateException(reason));
    }

    /** Retains the replies that have been chosen for any state. */
    private void completeReplies() {
        won.values().forEach(state -> {
            if (state.form == null) {
                state.replies.removeIf(reply -> !lost.containsKey(reply));
            }
        });
    }

    /** Omits states that no other needs, from the largest on. */
    private void thin(SumState root) {
        Map<SumState, List<Won>> answered = new HashMap<>();
        won.values()
                .forEach(state -> state.replies.forEach(reply ->
                        answered.computeIfAbsent(reply, r -> new ArrayList<>()).add(state)));
        List<Lost> order = new ArrayList<>(lost.values());
        order.sort(Comparator.comparing(state -> state.state, largestFirst));
        for (Lost each : order) {
            meter.tick();
            List<Won> answers = answered.getOrDefault(each.state, List.of());
            if (!each.state.equals(root) && answers.stream().allMatch(w -> w.users == 0 || w.replies.size() > 1)) {
                lost.remove(each.state);
                each.options.forEach(option -> option.users--);
                answers.forEach(option -> option.replies.remove(each.state));
            }
        }
    }

    List<SumState> all() {
        return lost.keySet().stream().sorted(largestFirst).toList();
    }

    /** Returns the replies to each N-position that is an option of these or the root: lost states, or a P form. */
    Map<SumState, List<SumState>> replies() {
        Map<SumState, List<SumState>> all = new LinkedHashMap<>();
        won.forEach((state, found) -> {
            if (found.users > 0) {
                all.put(state, found.form == null ? found.replies : List.of(found.form));
            }
        });
        return all;
    }
}
