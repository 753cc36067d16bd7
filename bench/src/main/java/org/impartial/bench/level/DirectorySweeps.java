package org.impartial.bench.level;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import org.impartial.bench.SingleShots;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** Sweeps of Cram with 5 rows, each from an empty directory. */
public abstract class DirectorySweeps extends SingleShots {
    @Param({"5", "6"})
    public int columns;

    Path directory = Path.of("");

    @Setup(Level.Invocation)
    public void make() throws IOException {
        directory = Files.createTempDirectory("sweep");
    }

    @TearDown(Level.Invocation)
    public void delete() throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
