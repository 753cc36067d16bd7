package org.impartial.games;

import static org.impartial.games.ProofTexts.lines;
import static org.impartial.games.ProofTexts.position;
import static org.impartial.games.ProofTexts.prove;
import static org.impartial.games.ProofTexts.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.games.board.Cram;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificates;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.impartial.solve.UnsolvedException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Facts of one search are used by the next one, after they have been checked, and facts that do not hold are refused. */
class KnownFactsTest {
    private static Solver searching() {
        return Solver.normal().using(Strategy.nimberSearch());
    }

    private static long cost(Solver solver, String position) {
        Analysis analysis = solver.analyse(position(position));
        analysis.grundy();
        return analysis.cost().positions();
    }

    @Test
    void factsOfASmallerBoardSaveWorkOnALargerOne() {
        Certificate facts = prove("cram[4,4]");
        assertEquals(
                searching().grundy(position("cram[4,5]")),
                searching().knowing(facts).grundy(position("cram[4,5]")));
        assertTrue(cost(searching().knowing(facts), "cram[5,5]") < cost(searching(), "cram[5,5]"));
    }

    @Tag("thorough")
    @Test
    void factsOfLargerBoardsSaveWork() {
        Solver knowing = searching().knowing(prove("cram[5,6]"));
        assertEquals(0, knowing.grundy(position("cram[6,6]")));
        assertTrue(cost(searching().knowing(prove("cram[4,8]")), "cram[4,9]") < cost(searching(), "cram[4,9]"));
        assertTrue(cost(searching().knowing(prove("cram[5,6]")), "cram[5,7]") < cost(searching(), "cram[5,7]"));
    }

    @Test
    void aProofFromKnownFactsIsCompleteAndIsCheckedByTheRules() {
        for (String root : List.of("cram[4,5]", "sprouts 5", "cram[4,5] [1,1] [1,2] + sprouts 3")) {
            Certificate facts = Solver.facts(prove("cram[4,4]"), prove("cram[3,4]"), prove("sprouts 4"));
            Certificate proof = Solver.normal().knowing(facts).prove(position(root));
            assertTrue(proof.check(Meter.unlimited()).accepted(), root);
            assertEquals(
                    Solver.normal().prove(position(root)).header().get("value"),
                    proof.header().get("value"));
        }
    }

    @Test
    void thePositionOfTheFactsNeedsNoSearch() {
        Certificate proof = prove("sprouts 6");
        assertTrue(cost(searching().knowing(proof), "sprouts 6") < cost(searching(), "sprouts 6") / 2);
    }

    @Test
    void severalThreadsUseFactsThatWereCheckedBefore() {
        Solver two = Solver.normal().using(Strategy.nimberSearch(2)).knowing(prove("cram[4,5]"));
        assertEquals(0, two.grundy(position("cram[5,5]")));
    }

    @Test
    void factsOfSeveralGamesAreWrittenReadAndChecked() throws IOException {
        Certificate facts = Solver.facts(prove("cram[3,4]"), prove("kayles 5 9 + sprouts 3"));
        Certificate read = Certificates.read(new StringReader(ProofTexts.text(facts)));
        assertEquals(facts, read);
        assertEquals("nimber-facts", read.kind());
        assertTrue(read.check(Meter.unlimited()).accepted());
        assertEquals(Solver.facts(facts, facts), facts);
    }

    @Test
    void everyChangedFactIsRefused() throws IOException {
        List<String> lines = lines(Solver.facts(prove("cram[3,4]")));
        for (int i = 1; i < lines.size(); i++) {
            List<String> changed = new ArrayList<>(lines);
            changed.set(i, lines.get(i).replaceFirst("\t(\\d)", "\t1$1"));
            refused(changed, "");
        }
    }

    /** A proof has no fingerprint: its facts are checked when they are used, and the first one that fails is named. */
    @Test
    void aFactThatDoesNotHoldIsRefusedWhenItIsUsed() throws IOException {
        List<String> lines = new ArrayList<>(lines(prove("cram[3,5]")));
        String last = lines.remove(lines.size() - 1);
        lines.add("7" + last.substring(last.indexOf(' ')));
        Solver solver = searching().knowing(Certificates.read(new StringReader(String.join("\n", lines) + "\n")));
        String message = assertThrows(CertificateException.class, () -> solver.grundy(position("cram[3,5]")))
                .getMessage();
        assertTrue(message.contains("fails"), message);
    }

    @Test
    void factsOfOtherRulesAreRefused() throws IOException {
        Certificate facts = Solver.facts(prove("cram[3,4]"));
        assertRefused("no component of", () -> Solver.normal().knowing(facts).analyse(position("sprouts 3")));
        assertRefused("normal play", () -> Solver.misere().knowing(facts));
        assertRefused("period", () -> Solver.normal().knowing(prove("kayles 100000")));
        Certificate kayles = Solver.facts(prove("kayles 9"));
        String foreign = ProofTexts.text(kayles).replace("kayles", "dawsons-kayles");
        Certificate read = Certificates.read(new StringReader(foreign));
        assertRefused("other rules", () -> Solver.normal().knowing(read));
        refused(List.of(foreign.split("\n", -1)).subList(0, (int) kayles.size() + 1), "other rules");
    }

    private static void assertRefused(String why, Runnable work) {
        String message = assertThrows(CertificateException.class, work::run).getMessage();
        assertTrue(message.contains(why), message);
    }

    @Test
    void checksOfFactsCountAsWorkAndLeaveTheTablesConsistent() {
        Certificate proof = prove("cram[4,5]");
        Solver solver = searching().knowing(proof);
        assertThrows(
                UnsolvedException.class,
                () -> solver.within(Budget.positions(20)).outcome(position("cram[4,5]")));
        assertEquals(2, solver.grundy(position("cram[4,5]")));
    }

    /** All positions of small boards have the same value where they are embedded in others. */
    @Test
    void embeddedBoardsKeepTheirValues() {
        Naive naive = new Naive();
        int[][] sides = {{2, 3, 3, 3}, {2, 3, 3, 2}, {1, 5, 5, 2}, {3, 3, 4, 3}};
        for (int[] side : sides) {
            Cram small = new Cram(side[0], side[1]);
            Cram large = new Cram(side[2], side[3]);
            for (long state = 0; state < 1L << (side[0] * side[1]); state++) {
                long embedded = large.embed(small, state).orElseThrow();
                assertEquals(naive.grundy(small.at(state)), naive.grundy(large.at(embedded)));
            }
        }
        assertTrue(new Cram(2, 2).embed(new Cram(1, 3), 0L).isEmpty());
    }
}
