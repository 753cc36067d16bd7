package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.Certificates;
import org.impartial.solve.engine.misere.MisereSearch;
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

    @ParameterizedTest
    @ValueSource(
            strings = {
                "cram[3,3]",
                "cram[3,4] [1,1] + nim 2",
                "kayles 7 + kayles 5",
                "kayles 5 + kayles 5",
                "node-kayles cycle 8",
                "sprouts 2",
                "nim 3 + nim 2 + nim 1"
            })
    void whatIsProvedOfMiserePlayIsAcceptedAndChangesAreRefused(String position) throws IOException {
        accept(MisereSearch.prove(ProofTexts.position(position), Meter.unlimited()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "top-entails 5",
                "top-entails 4 + top-entails 7",
                "nimstring-lines[1,1]",
                "nimstring-lines[1,2]",
                "complimenting-nim[max=2] 4"
            })
    void whatIsProvedOfEntailingMovesIsAcceptedAndChangesAreRefused(String position) throws IOException {
        accept(ProofTexts.prove(position));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"subtraction[1,2]", "subtraction[2,5,6]", "octal[0.07]", "octal[0.33]", "subtraction[but=2]"})
    void whatIsProvedOfPeriodsIsAcceptedAndChangesAreRefused(String game) throws IOException {
        accept(RightProofs.sequence(game).certificate().orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(strings = "octal[0.34]")
    void whatIsProvedInSegmentsIsAcceptedAndChangesAreRefused(String game) throws IOException {
        accept(RightProofs.sequence(game).segments(100_000));
    }

    /** Each change is read in full by both. */
    @Tag("thorough")
    @Test
    void longerProofsAreAcceptedAndTheirChangesAreRefused() throws IOException {
        whatIsProvedInSegmentsIsAcceptedAndChangesAreRefused("octal[0.77]");
        whatIsProvedOfMiserePlayIsAcceptedAndChangesAreRefused("sprouts 3");
    }

    @Test
    void whatIsProvedOfQuotientsIsAcceptedAndChangesAreRefused() throws IOException {
        for (String name : List.of("quotient", "one", "below", "reached")) {
            accept(Certificates.read(new StringReader(RightProofs.text(name))));
        }
    }

    /** Both readers accept a proof, and agree on it without each of its lines and with each of its numbers changed. */
    private static void accept(Certificate proof) throws IOException {
        List<String> lines = ProofTexts.lines(proof);
        assertEquals("", SecondReader.fault(text(lines)), () -> text(lines));
        int refused = 0;
        for (String statement : otherStatements(lines.get(0))) {
            List<String> changed = new ArrayList<>(lines);
            changed.set(0, statement);
            refused += agree(changed) ? 0 : 1;
        }
        for (int i = 1; i < lines.size(); i++) {
            List<String> changed = new ArrayList<>(lines);
            changed.set(i, otherNumber(lines.get(i)));
            refused += agree(changed) ? 0 : 1;
            changed.set(
                    i, lines.get(i).replaceFirst("^([0-9]+) [PN]", lines.get(i).contains("P") ? "$1 N" : "$1 P"));
            refused += agree(changed) ? 0 : 1;
            changed.remove(i);
            changed.set(0, lines.get(0).replaceAll("facts=[0-9]+", "facts=" + (changed.size() - 1)));
            refused += agree(changed) ? 0 : 1;
        }
        assertTrue(refused >= lines.size(), refused + " refused of " + text(lines));
    }

    /** Returns the first line with each outcome, value and number of a period changed. */
    private static List<String> otherStatements(String line) {
        if (line.contains("outcome=")) {
            return List.of(
                    line.contains("outcome=P") ? line.replace("=P", "=N") : line.replace("outcome=N", "outcome=P"));
        }
        return Pattern.compile(
                        "(?<=\t(value|preperiod|period|saltus|length|heaps|order|mask|last-rare|furthest|settled)=)\\w+")
                .matcher(line)
                .results()
                .flatMap(number -> Stream.of(-1, 1, 7)
                        .map(by -> number.group().equals("loony") ? 9 : Integer.parseInt(number.group()) + by)
                        .filter(other -> other >= 0)
                        .map(other -> line.substring(0, number.start()) + other + line.substring(number.end())))
                .toList();
    }

    /** Changes the last number of a line, or its hash. */
    private static String otherNumber(String line) {
        Matcher number = Pattern.compile("^[0-9a-f]{16}|(?<= )[0-9]+$").matcher(line);
        return number.find()
                ? number.replaceFirst(found -> found.group().length() == 16
                        ? new StringBuilder(found.group()).reverse().toString()
                        : Integer.toString(Integer.parseInt(found.group()) / 2))
                : line;
    }

    private static boolean agree(List<String> lines) throws IOException {
        String fault = SecondReader.fault(text(lines));
        Verdict verdict = ProofTexts.check(text(lines));
        assertEquals(verdict.accepted(), fault.isEmpty(), () -> fault + ", " + verdict.reason() + ": " + text(lines));
        return fault.isEmpty();
    }

    /** The library and the reader of the page refuse the same, but for the order of lines. */
    private static void same(List<String> lines) throws IOException {
        List<String> sorted = new ArrayList<>(lines);
        if (!lines.get(0).contains("\tvalues=")) {
            sorted.subList(1, sorted.size()).sort(null);
        }
        agree(sorted);
    }

    private static String text(List<String> lines) {
        return String.join("\n", lines) + "\n";
    }
}
