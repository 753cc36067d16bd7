package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificates;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files of certificates are packed if their names say so, and are read within limits. */
class CertificateFilesTest {
    private static Certificate right(String name) throws IOException {
        return Certificates.read(new StringReader(RightProofs.text(name)));
    }

    @Test
    void aFileIsPackedIfItsNameEndsInGz(@TempDir Path folder) throws IOException {
        Certificate proof = right("nimber");
        Path plain = folder.resolve("a.proof");
        Path packed = folder.resolve("a.proof.gz");
        Certificates.write(proof, plain);
        Certificates.write(proof, packed);
        assertEquals(RightProofs.text("nimber"), Files.readString(plain));
        assertEquals(0x1f, Files.readAllBytes(packed)[0]);
        assertEquals(proof, Certificates.read(packed));
    }

    @Test
    void readingHoldsTheMemoryOfTheText(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("a.proof");
        Certificates.write(right("nimber"), file);
        Meter meter = Meter.unlimited();
        Certificates.read(file, meter);
        assertEquals(2 * Files.size(file), meter.cost().memory());
        Meter cancelled = new Meter(Budget.unlimited(), Progress.NONE, () -> true);
        assertThrows(StoppedException.class, () -> Certificates.read(file, cancelled));
    }

    @Test
    void theRootIsThePositionOfTheFirstLine() throws IOException {
        assertEquals(Optional.of("cram[board=2,2] + nim 2"), Certificates.root(right("sum")));
        assertEquals(Optional.empty(), Certificates.root(right("facts")));
        assertEquals(right("tame").statement(), right("tame").toString());
    }
}
