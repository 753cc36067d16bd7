package org.impartial.solve.engine.sequence.word;

import java.util.Optional;
import java.util.OptionalInt;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.HeapEngineKind;

/** Computes the Grundy values of one game in order. Not safe for use by several threads. */
public interface HeapEngine extends Word {

    /** Returns the kind of engine that fills the table at its current length. */
    HeapEngineKind kind();

    /** Computes values up to a length of {@code heaps} at least; they are kept if the meter stops the work. */
    void extend(int heaps, Meter meter);

    /** {@return a bound of the lesser parts of pairs for rare values from a heap on; empty if not searched for} */
    default OptionalInt furthestWitness(int from) {
        return OptionalInt.empty();
    }

    /** Appends values that were computed before, from the current length on. */
    void adopt(Word values);

    /** Returns a proof of periods from data of this engine, in place of that from the rules. */
    default Optional<PeriodProof> proof() {
        return Optional.empty();
    }

    /** Makes room for values up to a length in advance, so that the table need not be copied while it grows. */
    default void makeRoom(int heaps) {}
}
