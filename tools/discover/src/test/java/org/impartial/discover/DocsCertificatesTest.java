package org.impartial.discover;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.Certificates;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The certificates that docs/DISCOVERY.md names are accepted and prove the statements in it. */
class DocsCertificatesTest {

    @ParameterizedTest
    @CsvSource({
        "redundant-wythoff.txt, by a vector if and only if an automaton of 27 states accepts it",
        "rows-kayles.txt, are the words accepted by an automaton of 1328 states",
    })
    void areAccepted(String file, String statement) throws IOException {
        Verdict verdict = Certificates.read(Path.of("..", "..", "docs", "certificates", file))
                .check(Meter.unlimited());
        assertTrue(verdict.accepted() && verdict.reason().contains(statement), verdict.reason());
    }
}
