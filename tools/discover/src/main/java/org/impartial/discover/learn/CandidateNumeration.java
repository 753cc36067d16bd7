package org.impartial.discover.learn;

import java.util.function.Supplier;
import org.impartial.discover.numeration.Numeration;

/** A numeration to be tried, in one order of digits. It is created, and its laws are checked, on its first turn. */
public record CandidateNumeration(String name, Supplier<Numeration> system, boolean leastFirst) {

    /** Returns a candidate with an existing numeration, whose automata read the most significant digit first. */
    public static CandidateNumeration of(Numeration system) {
        return of(system.name(), () -> system);
    }

    /**
     * Returns a candidate whose numeration is created later, and whose automata read the most significant digit first.
     */
    public static CandidateNumeration of(String name, Supplier<Numeration> system) {
        return new CandidateNumeration(name, system, false);
    }

    /** Returns this numeration with the digits in the given order. */
    public CandidateNumeration reading(boolean least) {
        return new CandidateNumeration(name, system, least);
    }

    /** Returns the name and, if it is not the usual one, the order of digits. */
    String title() {
        return leastFirst ? name + " with the least significant digit first" : name;
    }
}
