package org.impartial.games.board;

import static org.impartial.games.ProofTexts.check;
import static org.impartial.games.ProofTexts.lines;
import static org.impartial.games.ProofTexts.prove;
import static org.impartial.games.ProofTexts.refused;
import static org.impartial.games.ProofTexts.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.Certificates;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Proofs of values of Cram are accepted as they are, and refused with the reason when they are tampered with. */
class CramProofTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "'cram[1,1]', 0",
        "'cram[3,3]', 0",
        "'cram[4,5]', 2",
        "'cram[3,6]', 4",
        "'cram[4,7]', 3",
        "'cram[5,6]', 2"
    })
    void aProofIsAccepted(String board, long value) throws IOException {
        Certificate proof = prove(board);
        assertEquals(Long.toString(value), proof.header().get("value"));
        for (String name : List.of("board.proof", "board.proof.gz")) {
            Path file = folder.resolve(name);
            Certificates.write(proof, file);
            Verdict verdict = Certificates.read(file).check(Meter.unlimited());
            assertTrue(verdict.accepted(), verdict.reason());
            assertEquals(proof.size(), verdict.facts());
        }
        assertEquals(
                Long.toString(value),
                Certificates.read(folder.resolve("board.proof")).header().get("value"));
    }

    @ParameterizedTest
    @Tag("thorough")
    @CsvSource({"'cram[6,6]', 0, 4000", "'cram[5,7]', 1, 4000"})
    void proofsOfLargerBoardsAreSmall(String board, long value, long most) {
        Certificate proof = prove(board);
        assertEquals(Long.toString(value), proof.header().get("value"));
        assertTrue(proof.size() < most, proof.size() + " facts");
        assertTrue(proof.check(Meter.unlimited()).accepted());
    }

    /** A board that has fallen apart already, and a sum of boards. */
    @Test
    void aRootMayBeASum() throws IOException {
        for (String root : List.of("cram[3,5] [1,3] [2,3] [3,3]", "cram[3,4] [1,1] + cram[3,4] [] + cram[3,4] [2,2]")) {
            String text = text(prove(root));
            Verdict verdict = check(text);
            assertTrue(verdict.accepted(), verdict.reason());
        }
    }

    @Test
    void everyFlippedValueIsRefused() throws IOException {
        List<String> lines = lines(prove("cram[4,4]"));
        for (int i = 1; i < lines.size(); i++) {
            List<String> changed = new ArrayList<>(lines);
            int space = lines.get(i).indexOf(' ');
            long value = Long.parseLong(lines.get(i).substring(0, space));
            changed.set(i, (value ^ 1) + lines.get(i).substring(space));
            changed.subList(1, changed.size()).sort(null);
            refused(changed, "fails");
        }
    }

    @Test
    void everyDroppedFactIsRefused() throws IOException {
        List<String> lines = lines(prove("cram[3,6]"));
        for (int i = 1; i < lines.size(); i++) {
            List<String> changed = new ArrayList<>(lines);
            changed.remove(i);
            refused(changed, "follow; the file was truncated or changed");
            changed.set(0, lines.get(0).replaceAll("facts=[0-9]+", "facts=" + (lines.size() - 2)));
            refused(changed, "");
        }
    }

    @Test
    void aForeignFactIsRefused() throws IOException {
        List<String> lines = lines(prove("cram[3,5]"));
        List<String> changed = new ArrayList<>(lines);
        changed.add("3 [1,4] [1,5] [2,4] [2,5] [3,4] [3,5]");
        changed.subList(1, changed.size()).sort(null);
        changed.set(0, lines.get(0).replaceAll("facts=[0-9]+", "facts=" + lines.size()));
        refused(changed, "fact \"3 [1,4] [1,5]");
    }

    @Test
    void aTruncatedFileIsRefused() throws IOException {
        String text = text(prove("cram[3,5]"));
        for (int length : new int[] {0, 10, text.indexOf('\n'), text.indexOf('\n') + 1, text.length() / 2}) {
            assertFalse(check(text.substring(0, length)).accepted(), "the first " + length + " characters");
        }
    }

    @Test
    void theFileOfAnotherGameIsRefused() throws IOException {
        List<String> lines = lines(prove("cram[3,5]"));
        String header = lines.get(0);
        refused(
                with(lines, header.replace("cram[board=3,5]", "cram[board=3,4]")),
                "names no component of cram[board=3,4]");
        refused(with(lines, header.replace("cram[board=3,5]", "cram[board=5,3]")), "");
        refused(with(lines, header.replace("cram[board=3,5]", "nim")), "");
        refused(with(lines, header.replace("cram[board=3,5]", "no-such-game")), "no-such-game");
        refused(with(lines, header.replace("value=1", "value=2")), "the first line gives 2");
        refused(with(lines, header.replace("root=", "root=[1,1]")), "no fact gives the value of the root");
    }

    @Test
    void linesThatAreNoFactsAreRefused() throws IOException {
        List<String> lines = lines(prove("cram[2,3]"));
        refused(with(lines, 1, "x [1,1]"), "is not a fact");
        refused(with(lines, 1, ""), "is not a fact");
        refused(with(lines, 1, "0 [9,9]"), "names no component");
        refused(with(lines, 2, lines.get(1)), "not sorted");
    }

    private static List<String> with(List<String> lines, String header) {
        return with(lines, 0, header);
    }

    private static List<String> with(List<String> lines, int at, String line) {
        List<String> changed = new ArrayList<>(lines);
        changed.set(at, line);
        return changed;
    }
}
