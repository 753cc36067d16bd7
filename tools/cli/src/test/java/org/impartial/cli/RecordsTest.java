package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The certificates of the records are accepted by the command, and the page names each. */
class RecordsTest {

    /** A certificate of more bytes takes long to check. */
    private static final long SMALL = 60_000;

    @Test
    void smallCertificatesOfRecordsAreAccepted() throws IOException {
        List<Path> small = proofs(file -> file.toFile().length() <= SMALL);
        assertTrue(small.size() >= 2, () -> small + " are the certificates");
        assertAccepted(small);
    }

    @Tag("thorough")
    @Test
    void largeCertificatesOfRecordsAreAccepted() throws IOException {
        List<Path> large = proofs(file -> file.toFile().length() > SMALL);
        assertTrue(large.size() >= 1, () -> large + " are the certificates");
        assertAccepted(large);
    }

    @Test
    void thePageNamesEachCertificate() throws IOException {
        String page = Files.readString(documents().resolve("RECORDS.md"));
        for (Path proof : proofs(file -> true)) {
            assertTrue(page.contains("docs/certificates/" + proof.getFileName()), proof::toString);
        }
    }

    private static Path documents() {
        return Checkout.ROOT.resolve("docs");
    }

    private static List<Path> proofs(Predicate<Path> wanted) throws IOException {
        try (Stream<Path> files = Files.list(documents().resolve("certificates"))) {
            return files.filter(file -> file.toString().endsWith(".proof.gz"))
                    .filter(wanted)
                    .sorted()
                    .collect(Collectors.toList());
        }
    }

    private static void assertAccepted(List<Path> proofs) {
        for (Path proof : proofs) {
            Run run = Run.of("verify", proof.toString());
            assertEquals(0, run.status(), run.out() + run.err());
        }
    }
}
