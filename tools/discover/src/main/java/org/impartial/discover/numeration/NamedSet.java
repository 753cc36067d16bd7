package org.impartial.discover.numeration;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import org.impartial.discover.automaton.Automaton;

/** A set of tuples that rules may name, with its automaton, over words that may be invalid, in its one numeration. */
public record NamedSet(Predicate<long[]> contains, String numeration, Automaton automaton) {
    static NamedSet in(String numeration, LongPredicate contains, int[] next, boolean... accepting) {
        return new NamedSet(numbers -> contains.test(numbers[0]), numeration, Automaton.of(2, 1, next, accepting));
    }

    /** Returns the set of the weights of a numeration, by its base and its recurrence after zeros. */
    static NamedSet weights(String name, int base, int... recurrence) {
        int[] next = new int[3 * base];
        Arrays.fill(next, 2);
        next[0] = 0;
        next[1] = 1;
        next[base] = 1;
        return new NamedSet(
                numbers -> isWeight(recurrence, numbers[0]),
                name,
                Automaton.of(base, 1, next, new boolean[] {false, true, false}));
    }

    public static NamedSet of(Numeration numeration, Automaton automaton) {
        return new NamedSet(numbers -> automaton.accepts(numeration.word(numbers)), numeration.name(), automaton);
    }

    public Optional<Automaton> in(Numeration system) {
        return system.name().equals(numeration) ? Optional.of(automaton) : Optional.empty();
    }

    public int arity() {
        return automaton.tapes();
    }

    private static boolean isWeight(int[] recurrence, long number) {
        long[] last = new long[recurrence.length];
        last[0] = 1;
        while (last[0] < number) {
            long next = 0;
            for (int i = 0; i < last.length; i++) {
                next = Math.addExact(next, Math.multiplyExact(recurrence[i], last[i]));
            }
            System.arraycopy(last, 0, last, 1, last.length - 1);
            last[0] = next;
        }
        return last[0] == number;
    }
}
