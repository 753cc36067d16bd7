package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.impartial.core.engine.misere.MisereSearch;
import org.impartial.core.meter.Meter;
import org.impartial.core.proof.Certificate;
import org.impartial.core.proof.Certificate.Verdict;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Certificates of misère outcomes are accepted as they are written, and refused when a fact is changed. */
class MisereProofTest {

    private static Certificate prove(String position) {
        return MisereSearch.prove(ProofTexts.position(position), Meter.unlimited());
    }

    private static void accepted(String position, String outcome) throws IOException {
        Certificate proof = prove(position);
        assertEquals(outcome, proof.header().get("outcome"));
        Verdict verdict = ProofTexts.check(ProofTexts.text(proof));
        assertTrue(verdict.accepted(), verdict.reason());
        assertEquals(proof.size(), verdict.facts());
    }

    @ParameterizedTest
    @CsvSource({
        "'cram[1,1]', N",
        "'cram[3,4]', P",
        "'cram[4,5]', P",
        "'cram[5,6]', N",
        "'cram[4,5] [2,1] [2,2] [2,3] [2,4] [2,5]', P",
        "'cram[5,6] [3,1] [3,2] [3,3] [3,4] [3,5] [3,6] + kayles 20', P",
        "sprouts 5, N",
        "sprouts 6, N",
        "node-kayles grid 5 5, P",
        "nim 5, N",
        "nim 5 + nim 5, P",
        "'cram[3,5] + kayles 11 + sprouts 3 + nim 3', N",
        "kayles 20 + kayles 21, N"
    })
    void proofsAreAccepted(String position, String outcome) throws IOException {
        accepted(position, outcome);
    }

    @ParameterizedTest
    @Tag("thorough")
    @CsvSource({
        "'cram[5,7]', N",
        "'cram[6,6]', N",
        "'cram[3,14]', P",
        "'cram[4,10]', N",
        "'cram[4,11]', N",
        "'cram[5,8]', N",
        "'cram[6,7]', P",
        "'cram[3,16]', P",
        "node-kayles grid 7 7, N",
        "'cram[4,5] + kayles 11 + sprouts 4 + nim 3', N",
        "sprouts 11, N"
    })
    void proofsOfLargePositionsAreAccepted(String position, String outcome) throws IOException {
        accepted(position, outcome);
    }

    @Test
    void proofsAreSmall() {
        assertSmall(5, 7, 150, 100);
    }

    @Test
    @Tag("thorough")
    void proofsOfLargeBoardsAreSmall() {
        assertSmall(6, 6, 400, 250);
        assertSmall(6, 7, 3000, 1600);
    }

    private static void assertSmall(int rows, int columns, long mostLost, long mostKilobytes) {
        Certificate proof = prove("cram[" + rows + "," + columns + "]");
        long lost =
                proof.facts().filter(line -> line.startsWith("lost")).count();
        long bytes = proof.facts().mapToLong(line -> line.length() + 1).sum();
        assertTrue(lost > 0 && lost <= mostLost, lost + " lost sums");
        assertTrue(bytes <= 1000 * mostKilobytes, bytes + " bytes");
    }

    @ParameterizedTest
    @CsvSource({"'cram[4,6]'", "sprouts 5"})
    void changedFactsAreRefused(String position) throws IOException {
        refuseChanges(position);
    }

    @ParameterizedTest
    @Tag("thorough")
    @CsvSource({
        "kayles 19 + kayles 18",
        "'cram[4,7]'",
        "'cram[5,6]'",
        "'cram[5,7]'",
        "node-kayles grid 6 6",
        "sprouts 7"
    })
    void changedFactsOfLargerProofsAreRefused(String position) throws IOException {
        refuseChanges(position);
    }

    /** A hundred changes of a fact that the proof needs: a lost sum left out, another tree, one option less of a tree. */
    private static void refuseChanges(String position) throws IOException {
        List<String> lines = ProofTexts.lines(prove(position));
        long trees = lines.stream().filter(line -> line.startsWith("tree")).count();
        Random random = new Random(3);
        int changes = 0;
        while (changes < 100) {
            List<String> changed = new ArrayList<>(lines);
            int at = 1 + random.nextInt(lines.size() - 1);
            String other = changed(lines.get(at), (int) trees, random);
            if (other.equals(lines.get(at))) {
                continue;
            }
            if (other.isEmpty()) {
                changed.remove(at);
                changed.set(0, changed.get(0).replaceFirst("facts=[0-9]+", "facts=" + (lines.size() - 2)));
            } else {
                changed.set(at, other);
            }
            Verdict verdict = ProofTexts.check(String.join("\n", changed) + "\n");
            assertFalse(verdict.accepted(), "accepted with \"" + other + "\" for \"" + lines.get(at) + "\"");
            changes++;
        }
    }

    /** Another tree for a part or a lost sum, one more option of a tree, or no line at all for a lost sum. */
    private static String changed(String line, int trees, Random random) {
        String[] words = line.split(" ");
        switch (words[0]) {
            case "part" -> words[2] = Integer.toString(random.nextInt(trees));
            case "lost" -> {
                if (random.nextBoolean()) {
                    return "";
                }
                words[1] = Integer.toString(random.nextInt(trees));
            }
            case "tree" -> words = Arrays.copyOf(words, Math.max(1, words.length - 1));
            default -> {
                return line;
            }
        }
        return String.join(" ", words);
    }

    @Test
    void theOutcomeAndTheRootAreChecked() throws IOException {
        List<String> lines = new ArrayList<>(ProofTexts.lines(prove("cram[4,5]")));
        lines.set(0, lines.get(0).replace("outcome=P", "outcome=N"));
        ProofTexts.refused(lines, "do not show that the root");
        lines.set(0, lines.get(0).replace("outcome=N", "outcome=Q"));
        ProofTexts.refused(lines, "where P or N is expected");
        lines.set(0, lines.get(0).replace("outcome=Q", "outcome=P").replace("board=4,5", "board=4,6"));
        ProofTexts.refused(lines, "do not show that the root");
    }

    /** An end is won by the player who finds no move, whatever a proof says. */
    @Test
    void anEndIsNotLost() throws IOException {
        String head = "impartial-certificate 1\tkind=misere\troot=cram[board=1,1]\toutcome=P\tfacts=";
        List<String> lines = List.of(head + 4, "game cram[board=1,1]", "tree", "apart 0 1", "lost 0 0");
        ProofTexts.refused(lines, "it has no move");
        ProofTexts.refused(List.of(head + 3, "game cram[board=1,1]", "tree", "part 0 0 1"), "do not show");
        ProofTexts.refused(List.of(head + 1, "give up"), "a line begins with game, tree, part, apart or lost");
        ProofTexts.refused(List.of(head + 2, "game cram[board=1,1]", "tree 0"), "does not come before");
        ProofTexts.refused(
                List.of(head + 3, "game cram[board=1,1]", "tree", "part 0 0 5"), "it names no component of cram");
    }
}
