package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameLibrary;
import org.impartial.games.board.Cram;
import org.impartial.games.heap.Octal;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificates;
import org.impartial.solve.Solver;
import org.impartial.solve.engine.sequence.GrundySequence;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Input of every kind is read with the line ends of Windows. */
class LineEndsTest {
    @TempDir
    private Path work;

    private static String windows(String text) {
        return text.replace("\n", "\r\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve --jsonl | {\"game\":\"nim\",\"position\":[3,5]}~{\"core\":\"mex\",\"values\":[0,1]}~",
                "judge hdu1850 | 4~3 4 5 6~0~",
                "judge hdu4155 | 356656~3566~~",
                "play nim 3 5  | hint~5>3~why~quit~",
            })
    void standardInput(String command, String lines) {
        String input = lines.replace('~', '\n');
        Run unix = Run.reading(input, command.split(" "));
        Run typed = Run.reading(windows(input), command.split(" "));
        assertEquals(unix.out(), typed.out());
        assertEquals("", typed.err());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"harvest-01.txt", "splits-01.txt", "words-01.txt", "redundant-wythoff.txt", "rows-kayles.txt"})
    void keptCertificates(String name) throws IOException {
        assertAccepted(Checkout.text(Checkout.ROOT.resolve("docs/certificates").resolve(name)));
    }

    @Test
    void certificatesOfSolvers() throws IOException {
        assertAccepted(text(Solver.normal().prove(new Cram(3, 4).start())));
        assertAccepted(text(Solver.misere().prove(new Cram(3, 3).start())));
        assertAccepted(
                text(GrundySequence.of(Octal.KAYLES).to(400).certificate().orElseThrow()));
    }

    private String text(Certificate certificate) throws IOException {
        Path file = work.resolve("unix.proof");
        Certificates.write(certificate, file);
        return Files.readString(file);
    }

    private void assertAccepted(String certificate) throws IOException {
        assertTrue(certificate.contains("\n"));
        Path file = Files.writeString(work.resolve("windows.proof"), windows(certificate));
        Run run = Run.of("verify", file.toString());
        assertTrue(run.status() == 0 && run.out().startsWith("accepted"), () -> run.out() + run.err());
    }

    @Test
    void cards() throws IOException {
        Path file = Checkout.ROOT.resolve("games/src/main/resources/org/impartial/games/cards/wythoff.txt");
        assertEquals(
                GameLibrary.installed().family("wythoff").card(),
                GameCard.parse("wythoff", windows(Files.readString(file))));
    }
}
