package org.impartial.solve.engine.together;

import java.util.List;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;

/** A search of a whole position that gives and takes facts. Not safe for use by several threads. */
public interface SharedSearch {
    @FunctionalInterface
    interface Factory {
        /** Creates a search; the seed varies its order, and 0 is the best order of a search without others. */
        SharedSearch create(int seed, String name);
    }

    /** Searches until the question is decided. */
    void advance(Meter slice);

    /** Returns the facts that this search has found since the last call, in blocks. */
    List<byte[]> found();

    /** Takes a block that another search has {@link #found}, and checks a sample; a contradiction names sources. */
    void learn(byte[] block, String source, Meter meter);

    /** {@return the certificate of the answer, for which missing facts are searched; a false one names its source} */
    Certificate prove(Meter meter);
}
