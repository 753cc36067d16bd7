package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import org.impartial.games.board.Cram;
import org.impartial.games.heap.Octal;
import org.impartial.picture.chart.Plot;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificates;
import org.impartial.solve.Solver;
import org.impartial.solve.engine.sequence.GrundySequence;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Files that the library writes and reads, in a folder of Windows. */
class WindowsPathsTest {
    private final FileSystem windows = Jimfs.newFileSystem(Configuration.windows());
    private Path folder;

    @BeforeEach
    void makeFolder() throws IOException {
        folder = Files.createDirectories(windows.getPath("C:\\Users\\a;b (x86)\\out"));
    }

    @AfterEach
    void close() throws IOException {
        windows.close();
    }

    @Test
    void certificates() throws IOException {
        Certificate proof = Solver.normal().prove(new Cram(3, 4).start());
        Certificates.write(proof, folder.resolve("cram.proof"));
        assertEquals(
                proof.size(), Certificates.read(folder.resolve("CRAM.PROOF")).size());
        Files.writeString(
                folder.resolve("typed.proof"),
                Files.readString(folder.resolve("cram.proof")).replace("\n", "\r\n"));
        assertEquals(
                proof.size(), Certificates.read(folder.resolve("typed.proof")).size());
        assertTrue(assertThrows(IOException.class, () -> Certificates.read(windows.getPath("C:\\none\\x.proof")))
                .getMessage()
                .contains("C:\\none\\x.proof"));
    }

    @Test
    void tablesOfSearches() throws IOException {
        Path table = folder.resolve("cram.table");
        Certificate first = Solver.normal().prove(new Cram(3, 5).start(), table);
        assertTrue(Files.size(table) > 0);
        assertEquals(
                first.size(),
                Solver.normal().prove(new Cram(3, 5).start(), table).size());
    }

    @Test
    void checkpointsOfSequences() throws IOException {
        Path kept = folder.resolve("kayles.values");
        GrundySequence sequence = GrundySequence.of(Octal.KAYLES).to(300);
        sequence.save(kept);
        assertEquals(
                sequence.value(299),
                GrundySequence.of(Octal.KAYLES).resume(kept).value(299));
    }

    @Test
    void pictures() throws IOException {
        Path drawn = folder.resolve("values.svg");
        Plot.values("values", 20, heap -> heap % 4).save(drawn);
        assertTrue(Files.readString(drawn).startsWith("<svg"));
    }
}
