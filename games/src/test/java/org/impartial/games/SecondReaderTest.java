package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page about certificates suffices to write a checker, which accepts what is true and refuses changes. */
class SecondReaderTest {

    private static String read(String name) throws IOException {
        try (InputStream in =
                new GZIPInputStream(Files.newInputStream(Path.of("..", "docs", "certificates", name + ".proof.gz")))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void aCertificateOfTheDocumentationIsAccepted() throws IOException {
        assertEquals("", SecondReader.fault(read("node-kayles-3x17")));
    }

    @Tag("thorough")
    @ParameterizedTest
    @ValueSource(strings = {"clobber-2x14", "cram-4x11"})
    void largeCertificatesAreAccepted(String name) throws IOException {
        assertEquals("", SecondReader.fault(read(name)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "cram[3,5]",
                "cram[3,4] [1,1] + cram[3,4]",
                "cram[2,3] + cram[2,3]",
                "sprouts 5",
                "nogo[1,9]",
                "clobber[2,3] XOX OXO",
                "node-kayles cycle 9",
                "treblecross 9",
                "cram[2,3] + kayles 5 + nim 6",
            })
    void whatIsProvedIsAcceptedAndChangesAreRefused(String position) throws IOException {
        List<String> lines = ProofTexts.lines(ProofTexts.prove(position));
        assertEquals("", SecondReader.fault(text(lines)));
        for (int i = 1; i < lines.size(); i++) {
            int value = lines.get(i).indexOf('\t') + 1;
            int space = lines.get(i).indexOf(' ', value);
            long flipped = Long.parseLong(lines.get(i).substring(value, space)) ^ 1;
            List<String> changed = new ArrayList<>(lines);
            changed.set(
                    i, lines.get(i).substring(0, value) + flipped + lines.get(i).substring(space));
            same(changed);
            changed.remove(i);
            changed.set(0, lines.get(0).replaceAll("facts=[0-9]+", "facts=" + (changed.size() - 1)));
            same(changed);
        }
        String other = lines.get(0).replaceFirst("\tvalue=", "\tvalue=1");
        assertNotEquals(lines.get(0), other);
        lines = new ArrayList<>(lines);
        lines.set(0, other);
        assertTrue(!SecondReader.fault(text(lines)).isEmpty(), other);
    }

    /** The library and the reader of the page refuse the same, but for the order of lines. */
    private static void same(List<String> lines) throws IOException {
        List<String> sorted = new ArrayList<>(lines);
        if (!lines.get(0).contains("\tvalues=")) {
            sorted.subList(1, sorted.size()).sort(null);
        }
        String fault = SecondReader.fault(text(sorted));
        assertEquals(ProofTexts.check(text(sorted)).accepted(), fault.isEmpty(), fault + ": " + text(sorted));
    }

    private static String text(List<String> lines) {
        return String.join("\n", lines) + "\n";
    }
}
