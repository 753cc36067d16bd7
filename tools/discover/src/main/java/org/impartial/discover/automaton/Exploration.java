package org.impartial.discover.automaton;

import it.unimi.dsi.fastutil.Hash;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntArrays;
import it.unimi.dsi.fastutil.objects.Object2IntOpenCustomHashMap;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.impartial.core.meter.Meter;

/** Builds an automaton from its first state on, while states are found; messages name the construction. */
public record Exploration(int base, int tapes, String what, Meter meter) {
    private static final int SHARE = 64;

    @FunctionalInterface
    public interface Successors<S> {
        /** Returns the state after a state and a letter, or after a class of letters that all states treat alike. */
        S after(S state, int letter);
    }

    /** Returns the minimal automaton of a nondeterministic one, by the subset construction in a share of the memory. */
    public Automaton ofSets(Nondeterministic moves) {
        long most = meter.memory() / SHARE;
        long[] members = {0};
        SuccessorSets sets = new SuccessorSets(moves, meter);
        return of(IntArrays.HASH_STRATEGY, sets.start(), letters(), sets::after, sets::accept, set -> {
            members[0] += set.length;
            return members[0] <= most;
        });
    }

    /** Returns the minimal automaton; letters of one class lead from a state to the same one. */
    public <S> Automaton of(
            Hash.Strategy<? super S> equal, S first, int[] classOf, Successors<S> step, Predicate<S> accepts) {
        return of(equal, first, classOf, step, accepts, state -> true);
    }

    private <S> Automaton of(
            Hash.Strategy<? super S> equal,
            S first,
            int[] classOf,
            Successors<S> step,
            Predicate<S> accepts,
            Predicate<S> fits) {
        Object2IntOpenCustomHashMap<S> ids = new Object2IntOpenCustomHashMap<>(equal);
        ids.defaultReturnValue(-1);
        List<S> states = new ArrayList<>(List.of(first));
        ids.put(first, 0);
        IntArrayList rows = new IntArrayList();
        int[] to = new int[IntStream.of(classOf).max().orElse(0) + 1];
        for (int state = 0; state < states.size(); state++) {
            spend(what, state, classOf.length, meter);
            for (int letter = 0; letter < to.length; letter++) {
                S next = step.after(states.get(state), letter);
                to[letter] = ids.putIfAbsent(next, states.size());
                if (to[letter] < 0) {
                    if (!fits.test(next)) {
                        throw new TooLargeException(what + " of " + states.size() + " sets of states");
                    }
                    to[letter] = states.size();
                    states.add(next);
                }
            }
            for (int letter : classOf) {
                rows.add(to[letter]);
            }
        }
        boolean[] accepting = Automaton.where(states.size(), state -> accepts.test(states.get(state)));
        return Automaton.of(base, tapes, rows.toIntArray(), accepting, meter);
    }

    /** Counts a state, and checks that the rows of a table up to its own fit in a share of the memory. */
    static void spend(String what, int state, int letters, Meter meter) {
        if ((state + 1L) * letters > Math.min(Integer.MAX_VALUE - 8, meter.memory() / SHARE)) {
            throw new TooLargeException(what + " of " + state + " states and " + letters + " letters");
        }
        meter.spend(1, letters);
    }

    public int[] letters() {
        return IntStream.range(0, Letters.count(base, tapes)).toArray();
    }
}
