package org.impartial.discover.numeration;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.impartial.discover.automaton.Automaton;
import org.jspecify.annotations.Nullable;

/** A set of tuples of numbers, of valid words, whose tapes are variables in ascending order. */
@SuppressWarnings("ArrayRecordComponent") // equals and hashCode compare the contents
public record Relation(int[] variables, Automaton automaton) {
    public Relation {
        for (int i = 1; i < variables.length; i++) {
            if (variables[i - 1] >= variables[i]) {
                throw new IllegalArgumentException("variables must ascend: " + Arrays.toString(variables));
            }
        }
        if (variables.length != automaton.tapes()) {
            throw new IllegalArgumentException(variables.length + " variables on " + automaton.tapes() + " tapes");
        }
    }

    /** Returns the tapes whose variables are even: those of a position, if the others are primed. */
    public int[] evenTapes() {
        return IntStream.range(0, variables.length)
                .filter(tape -> variables[tape] % 2 == 0)
                .toArray();
    }

    /** Returns the relation of an automaton whose tapes stand for variables in any order. */
    static Relation of(int[] variableOfTape, Automaton automaton) {
        int[] sorted = variableOfTape.clone();
        Arrays.sort(sorted);
        boolean same = Arrays.equals(sorted, variableOfTape);
        return new Relation(sorted, same ? automaton : automaton.permuted(places(variableOfTape, sorted)));
    }

    static int[] places(int[] all, int[] some) {
        return Arrays.stream(some)
                .map(variable -> IntArrayList.wrap(all).indexOf(variable))
                .toArray();
    }

    public int[] tapes(int... some) {
        return places(variables, some);
    }

    public boolean has(int variable) {
        return Arrays.binarySearch(variables, variable) >= 0;
    }

    @Override
    public boolean equals(@Nullable Object that) {
        return that instanceof Relation other
                && Arrays.equals(variables, other.variables)
                && automaton.equals(other.automaton);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(variables) * 31 + automaton.hashCode();
    }
}
