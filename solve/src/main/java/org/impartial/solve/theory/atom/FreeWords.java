package org.impartial.solve.theory.atom;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.impartial.core.meter.Meter;

/**
 * Numbers sums of atoms in the order of their appearance; 0 is the empty sum, and ends are omitted. Not safe for use by
 * several threads.
 */
public final class FreeWords implements Images {
    private static final Images NOTHING = new Images() {
        @Override
        public int of(int atom) {
            return 0;
        }

        @Override
        public int add(int a, int b) {
            return 0;
        }
    };

    private final Atoms atoms;
    private final Meter free = Meter.unlimited();
    private final Map<IntArrayList, Integer> numbers = new HashMap<>();
    private final List<int[]> words = new ArrayList<>();
    private final Map<Integer, int[]> options = new HashMap<>();
    private final BitSet ends = new BitSet();
    private int asked;

    public FreeWords(Atoms atoms) {
        this.atoms = atoms;
        number(new int[0]);
    }

    public int[] word(int number) {
        return words.get(number);
    }

    /** Returns the options of a sum. */
    public IntArrayList options(int number) {
        int[] word = words.get(number);
        IntArrayList all = new IntArrayList();
        for (int atom : Words.letters(word)) {
            int rest = number(Words.without(word, atom));
            for (int option : optionsOf(atom)) {
                all.add(add(rest, option));
            }
        }
        return all;
    }

    private int[] optionsOf(int atom) {
        int[] found = options.get(atom);
        if (found == null) {
            found = atoms.optionValues(atom, this, free);
            options.put(atom, found);
        }
        return found;
    }

    private int number(int[] word) {
        Integer old = numbers.putIfAbsent(IntArrayList.wrap(word), words.size());
        if (old == null) {
            words.add(word);
        }
        return old == null ? words.size() - 1 : old;
    }

    @Override
    public int of(int atom) {
        for (; asked <= atom; asked++) {
            ends.set(asked, atoms.optionValues(asked, NOTHING, free).length == 0);
        }
        return ends.get(atom) ? 0 : number(new int[] {atom});
    }

    @Override
    public int add(int a, int b) {
        int[] sum = words.get(a);
        for (int atom : words.get(b)) {
            sum = Words.plus(sum, atom);
        }
        return number(sum);
    }
}
