package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.impartial.cli.formal.RocqTheorems;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificates;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * {@code verify -o}: certificates as theorems. The files of the folder {@code rocq} are what it writes;
 * {@code -Dimpartial.rocq=write} writes them again, and {@link RocqCheckTest} has Rocq check them.
 */
class RocqTheoremsTest {
    private static final boolean WRITE = "write".equals(System.getProperty("impartial.rocq"));

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "cram-3x4, prove|cram[3;4]",
        "cram-part, prove|cram[3;4] [1;1] [3;2]",
        "node-kayles-4x4, prove|node-kayles grid 4 4",
        "kayles, sequence|kayles|--period",
        "subtraction, sequence|subtraction[1;3;4]|--period",
        "misere-0.123, quotient|octal[0.123]",
        "misere-kayles-to-10, quotient|kayles|--to|10",
        "words-left, discover|a->;;ab->ba|--words|--misere",
        "words-right, discover|ab->a;;a->|--words|--from|right",
    })
    void aCertificateIsWrittenAsATheorem(String name, String command) throws IOException {
        String written = theorem(command.replace(";;", "\0").replace(';', ',').replace('\0', ';'));
        Path golden = Path.of("src/test/resources/rocq", name + ".v");
        if (WRITE) {
            Files.writeString(golden, written);
        }
        assertEquals(Files.readString(golden), written);
    }

    private String theorem(String command) throws IOException {
        Path certificate = folder.resolve("certificate");
        Path out = folder.resolve("theorem.v");
        String[] words = (command + "|-o|" + certificate).split("\\|", -1);
        Run made = Run.of(words);
        assertTrue(Files.exists(certificate), () -> Arrays.toString(words) + made.out() + made.err());
        Run verified = Run.of("verify", certificate.toString(), "-o", out.toString());
        assertEquals(0, verified.status(), verified.out() + verified.err());
        assertTrue(verified.out().endsWith("theorem: " + out + "\n"), verified.out());
        return Files.readString(out);
    }

    @ParameterizedTest
    @CsvSource({
        "prove|nogo[1;4], nogo[board=1;4]",
        "prove|node-kayles cycle 5, node-kayles on this graph",
        "prove|cram[2;3] + cram[2;3] [1;1], a sum of boards",
        "prove|cram[2;3]|--play|misere, the kind \"misere\"",
        "sequence|octal[4.0]|--period, octal[code=4.0]",
        "discover|aa->|--words|--alphabet|ab|--values, values of words",
    })
    void othersAreRefusedInASentence(String command, String what) {
        Path certificate = folder.resolve("certificate");
        Path out = folder.resolve("theorem.v");
        Run made = Run.of((command.replace(';', ',') + "|-o|" + certificate).split("\\|", -1));
        assertTrue(Files.exists(certificate), made.out() + made.err());
        Run refused = Run.of("verify", certificate.toString(), "-o", out.toString());
        String message = "a certificate of " + what.replace(';', ',') + " cannot be written as a theorem of Rocq";
        assertTrue((refused.out() + refused.err()).contains(message), refused.out() + refused.err());
        assertFalse(refused.status() == 0 || Files.exists(out), refused.out());
    }

    @Test
    void aPeriodWithASaltusIsRefused() throws IOException {
        Path certificate = folder.resolve("certificate");
        Run.of("sequence", "kayles", "--period", "-o", certificate.toString());
        String text = Files.readString(certificate).replace("saltus=0", "saltus=1");
        Certificate changed = Certificates.read(new StringReader(text));
        CertificateException refusal = assertThrows(CertificateException.class, () -> RocqTheorems.of(changed));
        assertTrue(String.valueOf(refusal.getMessage()).contains("a period with a saltus"));
    }

    @Test
    void aRangeOfNumbersIsASetAndGreatNumbersAreRefused() throws IOException {
        Path certificate = folder.resolve("certificate");
        Run.of("sequence", "subtraction[S=2..5]", "--period", "-o", certificate.toString());
        String text = Files.readString(certificate);
        String theorem = RocqTheorems.of(Certificates.read(new StringReader(text)));
        assertTrue(theorem.contains("octal [0; 3; 3; 3; 3])"), theorem);
        for (String numbers : List.of("4294967297", "2..501")) {
            Certificate great = Certificates.read(new StringReader(text.replace("2..5", numbers)));
            CertificateException refusal = assertThrows(CertificateException.class, () -> RocqTheorems.of(great));
            assertTrue(String.valueOf(refusal.getMessage()).endsWith("numbers up to 500"), refusal.getMessage());
        }
    }

    /** A refused certificate is not written. */
    @Test
    void nothingIsWrittenOfARefusedCertificate() throws IOException {
        Path certificate = folder.resolve("certificate");
        Path out = folder.resolve("theorem.v");
        Run.of("prove", "cram[3,4]", "-o", certificate.toString());
        List<String> lines = Files.readAllLines(certificate);
        Files.writeString(certificate, String.join("\n", lines).replace("value=1", "value=2") + "\n");
        assertEquals(
                1,
                Run.of("verify", certificate.toString(), "--rocq", out.toString())
                        .status());
        assertFalse(Files.exists(out));
    }
}
