package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.solve.engine.misere.MisereSearch;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Certificates of misère outcomes are accepted as they are written, and refused when a fact is changed. */
class MisereProofTest {
    private static final int CHANGES = 100;
    private static final int KINDS = 4;
    private static final String NO_PART = "no such part";

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
        "'cram[4,10] + nim 1', P",
        "'cram[5,8]', N",
        "'cram[5,8] + nim 3', P",
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
        long lost = proof.facts().filter(line -> line.startsWith("lost")).count();
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

    /**
     * A hundred changes of facts that the proof needs, of several kinds. A proof without one of its parts may still be a
     * proof, since a reply that leaves it may not be the only one; few parts are such.
     */
    private static void refuseChanges(String position) throws IOException {
        List<String> lines = ProofTexts.lines(prove(position));
        Random random = new Random(3);
        Map<String, Integer> kinds = new TreeMap<>();
        int changes = 0;
        int idle = 0;
        while (changes < CHANGES) {
            List<String> changed = new ArrayList<>(lines);
            int at = line(lines, List.of("tree", "part", "lost").get(random.nextInt(3)), random);
            String kind = change(changed, at, random);
            if (changed.equals(lines)) {
                continue;
            }
            changed.set(0, changed.get(0).replaceFirst("facts=[0-9]+", "facts=" + (changed.size() - 1)));
            Verdict verdict = ProofTexts.check(String.join("\n", changed) + "\n");
            if (verdict.accepted() && kind.equals(NO_PART)) {
                idle++;
                continue;
            }
            assertFalse(verdict.accepted(), kind + " accepted, of \"" + lines.get(at) + "\"");
            kinds.merge(kind, 1, Integer::sum);
            changes++;
        }
        assertTrue(kinds.size() >= KINDS, kinds::toString);
        assertTrue(idle <= CHANGES / 10, idle + " parts were not needed");
    }

    /** Changes or removes a line; returns what was changed. */
    private static String change(List<String> lines, int at, Random random) {
        String[] words = lines.get(at).split(" ");
        boolean first = random.nextBoolean();
        switch (words[0]) {
            case "tree" -> {
                lines.set(at, String.join(" ", Arrays.copyOf(words, Math.max(1, words.length - 1))));
                return "a tree with one option less";
            }
            case "part" -> {
                words[2] = first ? number("tree", lines, random) : words[2];
                if (first) {
                    lines.set(at, String.join(" ", words));
                    return "a part equal to another tree";
                }
                lines.remove(at);
                return NO_PART;
            }
            case "lost" -> {
                if (words.length > 2 && first) {
                    boolean tree = random.nextBoolean();
                    words[tree ? 1 : 2] = number(tree ? "tree" : "apart", lines, random);
                    lines.set(at, String.join(" ", words));
                    return tree ? "a lost sum with another tree" : "a lost sum with another component";
                }
                lines.remove(at);
                return "no such lost sum";
            }
            default -> {
                return "nothing";
            }
        }
    }

    /** Returns the index of a random line of a kind. */
    private static int line(List<String> lines, String kind, Random random) {
        int[] all = IntStream.range(0, lines.size())
                .filter(i -> lines.get(i).split(" ", -1)[0].equals(kind))
                .toArray();
        return all[random.nextInt(all.length)];
    }

    /** Returns the number of a random line among those of its kind. */
    private static String number(String kind, List<String> lines, Random random) {
        return Long.toString(random.nextLong(lines.stream()
                .filter(line -> line.split(" ", -1)[0].equals(kind))
                .count()));
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
        ProofTexts.refused(List.of(head + 2, "game cram[board=1,1]", "tree 0"), "does not refer to an earlier line");
        ProofTexts.refused(
                List.of(head + 3, "game cram[board=1,1]", "tree", "part 0 0 5"), "it names no component of cram");
    }

    /** A tree beside components that have ended must be answered; without it, play has ended and is won. */
    @Test
    void aTreeMustBeAnswered() throws IOException {
        String head = "impartial-certificate 1\tkind=misere\troot=";
        List<String> one =
                List.of(head + "nim 1\toutcome=P\tfacts=5", "game nim", "tree", "apart 0 0", "apart 0 1", "lost 0 1");
        assertTrue(ProofTexts.check(String.join("\n", one) + "\n").accepted());
        List<String> two = List.of(
                head + "cram[board=1,2] + nim 2\toutcome=P\tfacts=11",
                "game cram[board=1,2]",
                "game nim",
                "tree",
                "tree 0",
                "part 0 0 3",
                "part 0 1 0",
                "apart 1 0",
                "apart 1 1",
                "apart 1 2",
                "lost 0 1",
                "lost 1 2");
        ProofTexts.refused(
                two, "the sum nim 2 + a tree of 1 options is not lost: its option nim 0 + a tree of 1 options");
    }
}
