package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The certificates of the records are accepted by the command, and the page names each. */
class RecordsTest {

    @Test
    void everyCertificateOfARecordIsAccepted() throws IOException {
        Path documents = Path.of("").toAbsolutePath().getParent().resolve("docs");
        String page = Files.readString(documents.resolve("RECORDS.md"));
        List<Path> proofs;
        try (Stream<Path> files = Files.list(documents.resolve("certificates"))) {
            proofs = files.filter(file -> file.toString().endsWith(".proof.gz"))
                    .sorted()
                    .collect(Collectors.toList());
        }
        assertTrue(proofs.size() >= 2, () -> proofs + " are the certificates");
        for (Path proof : proofs) {
            Run run = Run.of("verify", proof.toString());
            assertEquals(0, run.status(), run.out() + run.err());
            assertTrue(page.contains("docs/certificates/" + proof.getFileName()), proof::toString);
        }
    }
}
