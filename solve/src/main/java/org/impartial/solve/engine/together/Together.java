package org.impartial.solve.engine.together;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.proof.Certificate;

/**
 * One of several processes that search a position over a shared folder. Each searches all of it in an order of its own,
 * writes the facts it finds, and learns those of others between slices. Processes may join, leave and be killed at any
 * time; a later run continues from the folder. The first that decides the question ends all.
 */
public final class Together {
    /** Later slices are a part of the positions so far, up to a second; shorter ones do not depend on the clock. */
    private static final int PART = 4;

    private static final long FIRST_POSITIONS = 500;
    private static final long LONGEST = TimeUnit.SECONDS.toNanos(1);

    private Together() {}

    /** Returns the certificate, not yet checked; if the meter stops the search, the facts are in the folder. */
    public static Certificate prove(Path folder, FactSubject subject, SharedSearch.Factory factory, Meter meter)
            throws IOException {
        try (FactFolder files = FactFolder.join(folder, subject)) {
            SharedSearch search = factory.create(files.number - 1, files.name());
            long most = Long.MAX_VALUE;
            boolean decided = false;
            while (!decided) {
                files.read((block, file) -> search.learn(block, file, meter));
                long positions =
                        Math.min(most, Math.max(FIRST_POSITIONS, meter.cost().positions() / PART));
                long before = System.nanoTime();
                try {
                    decided = advance(search, meter, positions);
                } finally {
                    files.append(search.found());
                }
                most = System.nanoTime() - before > LONGEST ? Math.max(1, positions / 2) : 2 * positions;
            }
            return search.prove(meter);
        }
    }

    /** Searches a number of positions; returns whether the question is decided. */
    public static boolean advance(SharedSearch search, Meter meter, long positions) {
        Meter slice = meter.fork(positions);
        try {
            search.advance(slice);
            return true;
        } catch (StoppedException stopped) {
            slice.absorb(stopped);
            return false;
        }
    }
}
