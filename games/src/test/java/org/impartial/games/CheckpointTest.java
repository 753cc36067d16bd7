package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.impartial.core.game.Position;
import org.impartial.proof.Certificates;
import org.impartial.solve.Solver;
import org.impartial.solve.UnsolvedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The table of a search has what another process wrote while it worked. */
class CheckpointTest {
    private static final Position GRID = ProofTexts.position("node-kayles grid 3 4");
    private static final Position CYCLE = ProofTexts.position("node-kayles cycle 13");

    @TempDir
    private Path folder;

    @Test
    void valuesOfAnotherProcessAreKept() throws IOException {
        Path common = folder.resolve("common.table");
        Solver.normal().cancelWhen(() -> written(common)).prove(GRID, common);
        Set<String> all = facts(common);
        for (Position one : List.of(GRID, CYCLE)) {
            Path alone = folder.resolve("alone.table");
            Files.deleteIfExists(alone);
            Solver.normal().prove(one, alone);
            Set<String> missing = new HashSet<>(facts(alone));
            missing.removeAll(all);
            assertTrue(missing.isEmpty(), () -> one + ": " + missing);
        }
    }

    @Test
    void anInterruptedSearchSavesItsValues() throws IOException {
        Path table = folder.resolve("table");
        Solver interrupted = Solver.normal().cancelWhen(() -> {
            Thread.currentThread().interrupt();
            return false;
        });
        UnsolvedException stopped = assertThrows(UnsolvedException.class, () -> interrupted.prove(GRID, table));
        assertTrue(Thread.interrupted());
        assertTrue(stopped.getMessage().contains("cancelled"), stopped.getMessage());
        assertEquals("nimber-table", Certificates.read(table).kind());
    }

    /** Writes the table of another search, as soon as the first one works. */
    private static boolean written(Path common) {
        if (!Files.exists(common)) {
            try {
                Solver.normal().prove(CYCLE, common);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return false;
    }

    private static Set<String> facts(Path file) throws IOException {
        return Certificates.read(file).facts().collect(Collectors.toSet());
    }
}
