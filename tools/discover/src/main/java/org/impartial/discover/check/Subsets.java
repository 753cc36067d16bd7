package org.impartial.discover.check;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntArrays;
import it.unimi.dsi.fastutil.objects.Object2IntOpenCustomHashMap;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.impartial.core.meter.Meter;

/** The subset construction: a table whose states are sets of states of another one, each an ascending array. */
record Subsets(int base, List<String> names, Meter meter) {
    @FunctionalInterface
    interface LetterStep {
        int[] after(int[] set, int letter);
    }

    Table table(int[] first, LetterStep step, Predicate<int[]> accepts) {
        int letters = Table.letters(base, names.size());
        Object2IntOpenCustomHashMap<int[]> ids = new Object2IntOpenCustomHashMap<>(IntArrays.HASH_STRATEGY);
        ids.defaultReturnValue(-1);
        List<int[]> sets = new ArrayList<>(List.of(first));
        IntArrayList next = new IntArrayList();
        ids.put(first, 0);
        for (int i = 0; i < sets.size(); i++) {
            for (int letter = 0; letter < letters; letter++) {
                int[] to = step.after(sets.get(i), letter);
                int id = ids.putIfAbsent(to, sets.size());
                if (id < 0) {
                    id = sets.size();
                    sets.add(to);
                }
                next.add(id);
                meter.spend(0, to.length);
            }
            spend(next.size(), letters, meter);
        }
        return Table.of(base, names, next, state -> accepts.test(sets.get(state)), meter);
    }

    static void spend(int cells, int letters, Meter meter) {
        meter.spend(1, letters);
        if (cells > Table.MOST) {
            throw new CheckException("an automaton of more than " + Table.MOST + " cells is too large to check");
        }
    }
}
