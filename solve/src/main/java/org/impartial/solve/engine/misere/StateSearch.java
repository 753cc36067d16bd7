package org.impartial.solve.engine.misere;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.impartial.core.game.Component;
import org.impartial.core.game.FaultyRulesException.CycleException;
import org.impartial.core.game.Outcome;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.form.table.FormTable;
import org.jspecify.annotations.Nullable;

/**
 * Depth-first proof-number search on an explicit stack [Nagai 2002]: at each state the option that appears easiest to
 * prove lost for the player to move there is tried, until another appears clearly easier. Proved results are kept, and
 * a search that stops leaves the tables consistent. Not safe for use by several threads.
 */
/*
 * Implementation: one kind of node, with the roles exchanged at each move. A state is won by its mover as easily as its
 * easiest option is lost, and lost as easily as all options together are won. Thresholds leave a quarter of slack over
 * the second best option, so that the search does not alternate between equal ones; and as the same component counts in
 * many states, sums are kept below infinity. The first estimate of "lost" is the approximate number of moves left.
 */
final class StateSearch {
    private static final int SLACK = 4;
    private static final int LEAST_CYCLE = 1 << 9;

    private final StateMoves moves;
    private final FormTable forms;
    private final MovesLeft left;
    private final StateTable table = new StateTable();
    private final List<StateFrame> stack = new ArrayList<>();
    private @Nullable SharedStates shared;

    private Function<Component<?>, Optional<Outcome>> elsewhere = component -> Optional.empty();

    StateSearch(StateMoves moves, FormTable forms, MovesLeft left) {
        this.moves = moves;
        this.forms = forms;
        this.left = left;
    }

    /** A state on the stack, with its options and the thresholds at which the search leaves it. */
    private static final class StateFrame {
        private final SumState state;
        private final int toWinLimit;
        private final int toLoseLimit;
        private SumState[] options = {};
        private int[] estimates = {};

        /** The number of remaining options, which come first; those that are won by their mover are removed. */
        private int left;

        private boolean open;

        StateFrame(SumState state, int toWinLimit, int toLoseLimit) {
            this.state = state;
            this.toWinLimit = toWinLimit;
            this.toLoseLimit = toLoseLimit;
        }
    }

    /** Takes outcomes of single components that another search has found. */
    void recallFrom(Function<Component<?>, Optional<Outcome>> outcomes) {
        elsewhere = outcomes;
    }

    void share(SharedStates states) {
        shared = states;
    }

    boolean isP(SumState state, Meter meter) {
        recall(state, meter);
        if (!StateTable.decided(known(state))) {
            search(state, meter);
        }
        return known(state) == StateTable.PREVIOUS;
    }

    /** Returns whether the outcome of a state is already known. */
    boolean isDecided(SumState state) {
        return StateTable.decided(known(state));
    }

    /** Returns the outcome of a single part if it is known. */
    Optional<Outcome> known(int part) {
        long known = known(new SumState(new int[] {part}, FormTable.ZERO));
        return StateTable.decided(known)
                ? Optional.of(known == StateTable.PREVIOUS ? Outcome.P : Outcome.N)
                : Optional.empty();
    }

    /** Returns whether a state is already known to be lost for the player to move, here or to another search. */
    boolean isKnownP(SumState state, Meter meter) {
        recall(state, meter);
        return known(state) == StateTable.PREVIOUS;
    }

    /** Takes the result of a state from another search, if it is not known here. */
    private void recall(SumState state, Meter meter) {
        if (state.parts.length == 0 || StateTable.decided(known(state))) {
            return;
        }
        long result = shared == null ? foundElsewhere(state) : shared.result(state, meter);
        if (result != StateTable.NONE) {
            table.put(state.high, state.low, result, meter);
        }
    }

    private long foundElsewhere(SumState state) {
        return state.form != FormTable.ZERO || state.parts.length != 1 || state.parts[0] < 0
                ? StateTable.NONE
                : elsewhere
                        .apply(moves.component(state.parts[0]))
                        .map(outcome -> outcome == Outcome.P ? StateTable.PREVIOUS : StateTable.NEXT)
                        .orElse(StateTable.NONE);
    }

    /** Returns the numbers of a state, or {@link StateTable#NONE}. */
    private long known(SumState state) {
        if (state.parts.length == 0) {
            return forms.isP(state.form) ? StateTable.PREVIOUS : StateTable.NEXT;
        }
        return table.get(state.high, state.low);
    }

    private void search(SumState root, Meter meter) {
        // What other searches have found since the last slice may decide a state in the middle of the stack.
        if (shared != null || stack.isEmpty() || !stack.get(0).state.equals(root)) {
            suspend();
            stack.add(new StateFrame(root, StateTable.INFINITE, StateTable.INFINITE));
        }
        while (!stack.isEmpty()) {
            StateFrame top = stack.get(stack.size() - 1);
            if (!top.open) {
                meter.endTurn();
                recall(top.state, meter);
                if (StateTable.decided(known(top.state))) {
                    stack.remove(stack.size() - 1);
                    continue;
                }
                open(top, meter);
            }
            StateFrame next = next(top, meter);
            if (next == null) {
                stack.remove(stack.size() - 1);
            } else {
                stack.add(next);
                refuseCycle();
            }
        }
    }

    /** Leaves the stack and keeps its numbers; a search that stops keeps its stack, unless another one begins. */
    private void suspend() {
        Meter free = Meter.unlimited();
        for (int i = stack.size() - 1; i >= 0; i--) {
            StateFrame top = stack.get(i);
            if (top.open) {
                StateFrame whole = new StateFrame(top.state, 0, 0);
                whole.options = top.options;
                whole.estimates = top.estimates;
                whole.left = top.left;
                next(whole, free);
            }
        }
        stack.clear();
    }

    /** Throws a {@link CycleException} if a state repeats below itself; an endless stack passes powers of two. */
    private void refuseCycle() {
        int depth = stack.size();
        if (depth < LEAST_CYCLE || Integer.bitCount(depth) != 1) {
            return;
        }
        Map<SumState, Integer> places = new HashMap<>();
        for (int i = 0; i < depth; i++) {
            Integer before = places.put(stack.get(i).state, i);
            if (before != null) {
                throw new CycleException(stack.subList(before, i).stream()
                        .map(frame -> moves.components(frame.state))
                        .toList());
            }
        }
    }

    private void open(StateFrame frame, Meter meter) {
        frame.options = moves.optionsUntil(option -> isKnownP(option, meter), frame.state, meter)
                .toArray(new SumState[0]);
        frame.left = frame.options.length;
        frame.estimates = new int[frame.left];
        for (int i = 0; i < frame.left; i++) {
            recall(frame.options[i], meter);
            int estimate = 1 + left.of(frame.options[i]);
            frame.estimates[i] = shared == null ? estimate : shared.varied(estimate, frame.options[i], meter);
        }
        frame.open = true;
    }

    /** Returns the option to continue with; or stores the numbers of the state and returns null. */
    private @Nullable StateFrame next(StateFrame top, Meter meter) {
        meter.tick(top.left);
        int best = StateTable.INFINITE;
        int second = StateTable.INFINITE;
        int bestToWin = 0;
        long sum = 0;
        SumState chosen = top.state;
        int kept = 0;
        for (int i = 0; i < top.left; i++) {
            SumState option = top.options[i];
            long known = known(option);
            if (known == StateTable.PREVIOUS) {
                return keep(top, StateTable.NEXT, meter);
            }
            if (known == StateTable.NEXT) {
                continue;
            }
            top.options[kept] = option;
            top.estimates[kept] = top.estimates[i];
            int toLose = known == StateTable.NONE ? top.estimates[kept] : StateTable.toLose(known);
            int toWin = known == StateTable.NONE ? 1 : StateTable.toWin(known);
            kept++;
            sum += toWin;
            if (toLose < best) {
                second = best;
                best = toLose;
                bestToWin = toWin;
                chosen = option;
            } else if (toLose < second) {
                second = toLose;
            }
        }
        top.left = kept;
        if (kept == 0) {
            return keep(top, top.options.length == 0 ? StateTable.NEXT : StateTable.PREVIOUS, meter);
        }
        int toLose = (int) Math.min(sum, StateTable.INFINITE - 1);
        if (best >= top.toWinLimit || toLose >= top.toLoseLimit) {
            return keep(top, StateTable.numbers(best, toLose), meter);
        }
        int toWinLimit = top.toLoseLimit == StateTable.INFINITE
                ? StateTable.INFINITE
                : (int) Math.min(StateTable.INFINITE - 1, (long) top.toLoseLimit - toLose + bestToWin);
        int toLoseLimit = (int) Math.min(top.toWinLimit, (long) second + Math.max(1, second / SLACK));
        return new StateFrame(chosen, toWinLimit, toLoseLimit);
    }

    private @Nullable StateFrame keep(StateFrame top, long numbers, Meter meter) {
        table.put(top.state.high, top.state.low, numbers, meter);
        if (shared != null && StateTable.decided(numbers)) {
            shared.found(top.state, numbers == StateTable.PREVIOUS, meter);
        }
        return null;
    }
}
