package org.impartial.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificate.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CertificatesTest {

    private record Sample(Map<String, String> header) implements Certificate {
        @Override
        public String kind() {
            return "sample";
        }

        @Override
        public String statement() {
            return "nothing";
        }

        @Override
        public Stream<String> facts() {
            return Stream.of("a fact", "another");
        }

        @Override
        public Verdict check(Meter meter) {
            return Verdict.accepted(2, "both hold");
        }
    }

    @Test
    void aFileHasAHeaderAndOneFactALine() throws IOException {
        StringBuilder text = new StringBuilder();
        Certificates.write(new Sample(Map.of("about", "cram[2,3]")), text);
        assertEquals(
                "impartial-certificate 1\tkind=sample\tabout=cram[2,3]\tfacts=2\na fact\nanother\n", text.toString());
    }

    @Test
    void aHeaderThatWouldBreakItsLineIsRefused() {
        for (String value : List.of("a\tb", "a\nb", "a\rb")) {
            Sample broken = new Sample(Map.of("about", value));
            assertThrows(IllegalArgumentException.class, () -> Certificates.write(broken, new StringBuilder()));
        }
    }

    @Test
    void aGameThatCannotBeReadBackIsRefusedBeforeAnythingIsWritten(@TempDir Path folder) {
        Path file = folder.resolve("own.proof");
        for (Map<String, String> header : List.of(
                Map.of("game", "of-my-own"), Map.of("root", "of-my-own 3"), Map.of("game", "of-my-own", "root", "3"))) {
            CertificateException refused = assertThrows(
                    CertificateException.class, () -> Certificates.write(new Sample(header), file), header.toString());
            assertTrue(String.valueOf(refused.getMessage()).contains("of-my-own"), refused.getMessage());
            assertFalse(Files.exists(file));
        }
    }

    @Test
    void whatCannotBeReadIsRefusedWithTheReason() {
        assertRefused("", "not a certificate");
        assertRefused("something else\n", "not a certificate");
        assertRefused("impartial-certificate 1\tkind=sample\tfacts=3\na\nb\n", "truncated");
        assertRefused("impartial-certificate 1\tfacts=0\n", "lacks the kind");
        assertRefused("impartial-certificate 1\tkind=x\tkind=y\tfacts=0\n", "a new name");
        assertRefused("impartial-certificate 1\tkind=never-heard-of\tfacts=0\n", "never-heard-of");
    }

    private static void assertRefused(String text, String word) {
        CertificateException refused =
                assertThrows(CertificateException.class, () -> Certificates.read(new StringReader(text)));
        assertTrue(String.valueOf(refused.getMessage()).contains(word), refused.getMessage());
    }
}
