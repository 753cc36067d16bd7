package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.impartial.core.meter.Meter;
import org.impartial.games.board.Cram;
import org.impartial.games.heap.Octal;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificates;
import org.impartial.solve.Solver;
import org.impartial.solve.engine.sequence.GrundySequence;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Certificates are checked where only core, proof and games are on the class path. */
class ProofsWithoutSolverTest {
    private final ClassLoader usual = Thread.currentThread().getContextClassLoader();
    private URLClassLoader bare;

    @TempDir
    private Path folder;

    @BeforeEach
    void openClassPathWithoutSolver() {
        URL[] path = Stream.of(Meter.class, Certificate.class, Games.class, ImmutableList.class, LongArrayList.class)
                .map(type -> type.getProtectionDomain().getCodeSource().getLocation())
                .toArray(URL[]::new);
        bare = new URLClassLoader(path, ClassLoader.getPlatformClassLoader());
    }

    @AfterEach
    void close() throws IOException {
        Thread.currentThread().setContextClassLoader(usual);
        bare.close();
    }

    /** Writes the certificate here, and reads and checks it by the classes of the other class path. */
    private boolean accepted(Certificate certificate) throws Exception {
        Path file = folder.resolve("proof");
        Certificates.write(certificate, file);
        Thread.currentThread().setContextClassLoader(bare);
        Object read = bare.loadClass(Certificates.class.getName())
                .getMethod("read", Path.class)
                .invoke(null, file);
        Class<?> meter = bare.loadClass(Meter.class.getName());
        Object verdict = bare.loadClass(Certificate.class.getName())
                .getMethod("check", meter)
                .invoke(read, meter.getMethod("unlimited").invoke(null));
        Thread.currentThread().setContextClassLoader(usual);
        return (boolean) bare.loadClass(Certificate.Verdict.class.getName())
                .getMethod("accepted")
                .invoke(verdict);
    }

    @Test
    void theSolverIsNotThere() {
        assertThrows(ClassNotFoundException.class, () -> bare.loadClass(Solver.class.getName()));
    }

    @Test
    void aValueAQuotientAndAPeriodAreChecked() throws Exception {
        GrundySequence kayles = GrundySequence.of(Octal.KAYLES).to(1000);
        assertTrue(accepted(Solver.normal().prove(new Cram(4, 4).at(0L))));
        assertTrue(accepted(Solver.misere().prove(Octal.of("0.75").at(5))));
        assertTrue(accepted(kayles.certificate().orElseThrow()));
    }
}
