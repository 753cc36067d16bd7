package org.impartial.core.engine.sequence.word;

import java.util.OptionalInt;
import org.impartial.core.engine.HeapEngineKind;
import org.impartial.core.meter.Meter;

/** Computes the Grundy values of one game in order. Not safe for use by several threads. */
public interface HeapEngine extends Word {

    /** Returns which engine fills the table at its present length. */
    HeapEngineKind kind();

    /** Computes until the length is at least {@code heaps}; what is computed stays, also if the meter stops it. */
    void extend(int heaps, Meter meter);

    /**
     * Returns a bound of the lesser parts of the pairs that exclude rare values of the heaps from one on.
     *
     * @return the bound, or nothing if the engine has no sparse space or has not searched for the pairs of all these heaps
     */
    default OptionalInt furthestWitness(int from) {
        return OptionalInt.empty();
    }

    /** Takes over values that were computed before, from the present length on. */
    void adopt(Word values);

    /** Returns whether a suffix that repeats is known to repeat for ever, by what this engine knows of its own work. */
    PeriodProof proof();
}
