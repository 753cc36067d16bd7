package org.impartial.games;

import static org.impartial.games.ProofTexts.lines;
import static org.impartial.games.ProofTexts.position;
import static org.impartial.games.ProofTexts.prove;
import static org.impartial.games.ProofTexts.refused;
import static org.impartial.games.ProofTexts.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.Certificates;
import org.impartial.solve.Solver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Proofs of sums of different games are accepted as they are, and refused with the reason when they are tampered with. */
class SumProofTest {
    private static final String ROOT = "cram[3,5] [1,1] + kayles 5 + cram[2,3] + kayles 9 + nim 3";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "'cram[3,4] + kayles 5', 5",
        "'cram[2,3] + cram[3,6]', 5",
        "'kayles 5 9 + nim 6 + sprouts 3', 7",
        "'sprouts 3 + cram[2,3]', 0",
        "'wythoff 1 2 + nim 4', 4"
    })
    void aProofOfASumIsAccepted(String root, long value) throws IOException {
        Certificate proof = prove(root);
        Path file = folder.resolve("sum.proof.gz");
        Certificates.write(proof, file);
        Certificate read = Certificates.read(file);
        Verdict verdict = read.check(Meter.unlimited());
        assertTrue(verdict.accepted(), verdict.reason());
        assertEquals(proof.size(), verdict.facts());
        assertEquals(value, Solver.normal().analyse(position(root)).grundy().orElseThrow());
        assertEquals(Long.toString(value), read.header().get("value"));
        assertEquals(text(proof), text(read));
    }

    @Test
    void everyFlippedValueAndEveryDroppedFactIsRefused() throws IOException {
        List<String> lines = lines(prove(ROOT));
        for (int i = 1; i < lines.size(); i++) {
            int value = lines.get(i).indexOf('\t') + 1;
            int space = lines.get(i).indexOf(' ', value);
            long flipped = Long.parseLong(lines.get(i).substring(value, space)) ^ 1;
            List<String> changed = new ArrayList<>(lines);
            changed.set(
                    i, lines.get(i).substring(0, value) + flipped + lines.get(i).substring(space));
            changed.subList(1, changed.size()).sort(null);
            refused(changed, "fails");
            List<String> cut = new ArrayList<>(lines);
            cut.remove(i);
            refused(cut, "the file was truncated or changed");
            cut.set(0, lines.get(0).replaceAll("facts=[0-9]+", "facts=" + (lines.size() - 2)));
            refused(cut, "");
        }
    }

    @Test
    void aChangedFirstLineIsRefused() throws IOException {
        List<String> lines = lines(prove(ROOT));
        for (String[] change : new String[][] {
            {"\tvalue=[0-9]+", "\tvalue=9", "the first line gives 9"},
            {"values=[0-9]+", "values=7", "the first line gives 7"},
            {"values=[0-9,]+", "values=1,2", "2 values"},
            {"values=[0-9,]+", "values=", "a number is expected"},
            {"kayles", "dawsons-kayles", ""},
            {"nim 3", "nim 4", "no fact gives the value of the root"},
            {" \\+ nim 3", "", "4 values, and its root"},
            {"cram\\[board=2,3\\]", "cram[board=2,4]", "not a fact of a game of the root"},
        }) {
            List<String> changed = new ArrayList<>(lines);
            changed.set(0, lines.get(0).replaceFirst(change[0], change[1]));
            assertFalse(changed.equals(lines), change[0]);
            refused(changed, change[2]);
        }
    }

    @Test
    void factsOfForeignGamesAndInAnotherOrderAreRefused() throws IOException {
        List<String> lines = lines(prove(ROOT));
        List<String> foreign = new ArrayList<>(lines);
        foreign.set(1, "wythoff\t0 0 0");
        refused(foreign, "not a fact of a game of the root");
        List<String> turned = new ArrayList<>(lines);
        turned.add(1, turned.remove(turned.size() - 1));
        refused(turned, "stands after those of a later one");
    }

    /** A sum that is put together of proofs of something else. */
    @Test
    void proofsOfOtherComponentsAreRefused() throws IOException {
        List<String> lines = lines(prove("cram[2,3] + kayles 5"));
        List<String> alone = new ArrayList<>(lines);
        alone.removeIf(line -> line.startsWith("kayles\t"));
        assertTrue(alone.size() < lines.size());
        alone.set(0, lines.get(0).replaceAll("facts=[0-9]+", "facts=" + (alone.size() - 1)));
        refused(alone, "");
        List<String> other = new ArrayList<>(lines);
        other.set(0, lines.get(0).replace("kayles 5", "kayles 6"));
        assertFalse(other.equals(lines));
        refused(other, "");
    }

    @Test
    void aTableOfASumIsRefused() {
        CertificateException refusal = assertThrows(
                CertificateException.class, () -> Solver.normal().prove(position(ROOT), folder.resolve("table")));
        assertTrue(refusal.getMessage().contains("a table holds values of one game"), refusal.getMessage());
        assertThrows(CertificateException.class, () -> Solver.normal().prove(Position.empty()));
    }
}
