package org.impartial.discover.numeration;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongPredicate;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.formula.NumberSet;

/**
 * A set of tuples of numbers that rules may name: its membership test, and its automaton in those numerations in which
 * it is regular.
 *
 * @param arity the number of numbers in a tuple
 * @param contains the membership of given numbers
 * @param automaton its automaton in a numeration, over words that may also be invalid; empty if it has none there
 */
public record NamedSet(int arity, NumberSet contains, Function<Numeration, Optional<Automaton>> automaton) {

    /** Returns a set of numbers that is regular in the numeration of a name. */
    static NamedSet in(String numeration, LongPredicate contains, int[] next, boolean... accepting) {
        return new NamedSet(
                1,
                numbers -> contains.test(numbers[0]),
                system -> system.name().equals(numeration)
                        ? Optional.of(Automaton.of(system.base(), 1, next, accepting))
                        : Optional.empty());
    }

    /**
     * Returns the set of the weights of the numeration of a name, by its base and by its recurrence, which starts with
     * zeros before the first weight.
     */
    static NamedSet weights(String name, int base, int... recurrence) {
        return weights(name, base, n -> isWeight(recurrence, n));
    }

    private static NamedSet weights(String name, int base, LongPredicate contains) {
        int[] next = new int[3 * base];
        Arrays.fill(next, 2);
        next[0] = 0;
        next[1] = 1;
        next[base] = 1;
        return in(name, contains, next, false, true, false);
    }

    /** Returns a set given by an automaton in one numeration. */
    public static NamedSet of(Numeration numeration, Automaton automaton) {
        return new NamedSet(
                automaton.tapes(),
                numbers -> automaton.accepts(numeration.word(numbers)),
                system -> system.name().equals(numeration.name()) ? Optional.of(automaton) : Optional.empty());
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
