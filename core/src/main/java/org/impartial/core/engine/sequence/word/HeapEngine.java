package org.impartial.core.engine.sequence.word;

import java.util.OptionalInt;
import org.impartial.core.engine.HeapEngineKind;
import org.impartial.core.meter.Meter;

/** Computes the Grundy values of one game in order. Not safe for use by several threads. */
public interface HeapEngine extends Word {

    /** Returns which engine fills the table at its present length. */
    HeapEngineKind kind();

    /**
     * Computes values until the length is at least {@code heaps}; computed values are kept, even if the meter stops the
     * work.
     */
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

    /**
     * Returns the proof by which a suffix that repeats is known to repeat for ever, using the knowledge of this engine.
     */
    PeriodProof proof();
}
