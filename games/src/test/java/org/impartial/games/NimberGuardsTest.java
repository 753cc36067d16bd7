package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.kind.nimber.NimberFacts;
import org.impartial.proof.kind.nimber.NimberProof;
import org.impartial.proof.kind.nimber.NimberTable;
import org.impartial.proof.kind.nimber.UsedFacts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Guards of the checker of Grundy values that no game of the library meets: its games repeat no positions undeclared. */
class NimberGuardsTest {
    /** Vertices 1 and 2 lead to each other, 4 to a pair of 1, 5 to 6 and back, 10 and 11 to pairs of 12. */
    private static final Arcs GAME = new Arcs(Map.ofEntries(
            Map.entry(1, List.of(List.of(2))),
            Map.entry(2, List.of(List.of(1), List.of(3))),
            Map.entry(4, List.of(List.of(1, 1))),
            Map.entry(5, List.of(List.of(6))),
            Map.entry(6, List.of(List.of(5))),
            Map.entry(7, List.of(List.of(3))),
            Map.entry(8, List.of(List.of(7, 7))),
            Map.entry(9, List.of(List.of(3), List.of(7))),
            Map.entry(10, List.of(List.of(12, 12))),
            Map.entry(11, List.of(List.of(12, 12))),
            Map.entry(12, List.of(List.of(11))),
            Map.entry(13, List.of(List.of(14))),
            Map.entry(14, List.of(List.of(7)))));

    private static NimberProof<Integer> proof(int root, long value, String lines) {
        return new NimberProof<>(GAME, GAME.at(root), value, List.of(lines.split(", ")));
    }

    /** Each fact holds by the others: those of 1 and 2, that of 4 by a pair that cancels, and that of 5 by its reply. */
    @ParameterizedTest
    @CsvSource({"1, 0, '0 1, 0 3, 1 2'", "4, 1, 1 4", "5, 0, 0 5", "10, 1, '1 10, 1 11'"})
    void factsThatSupportEachOtherInACircleAreRefused(int root, long value, String lines) {
        NimberProof<Integer> proof = proof(root, value, lines);
        Verdict verdict = proof.check(Meter.unlimited());
        assertFalse(verdict.accepted(), verdict.reason());
        assertTrue(verdict.reason().contains("support each other in a circle"), verdict.reason());
        UsedFacts<Integer> facts = used(proof);
        String refusal = assertThrows(CertificateException.class, () -> facts.value(root, Meter.unlimited()))
                .getMessage();
        assertTrue(refusal.contains("support each other in a circle: play from arcs"), refusal);
        assertThrows(CertificateException.class, () -> used(proof).checkAll(Meter.unlimited()));
    }

    private static UsedFacts<Integer> used(NimberProof<Integer> proof) {
        return UsedFacts.of(GAME, NimberFacts.from(new NimberTable<>(GAME, proof.lines())))
                .orElseThrow();
    }

    @Test
    void pairsWhosePlayEndsNeedNoFacts() {
        Verdict verdict = proof(8, 1, "1 8").check(Meter.unlimited());
        assertTrue(verdict.accepted(), verdict.reason());
        assertEquals("arcs 8 has the Grundy value 1, by 1 facts", verdict.reason());
        assertEquals(1, verdict.facts());
    }

    /** A used fact is checked with those that support it, and no other is. */
    @Test
    void usedFactsAreThoseThatHold() {
        UsedFacts<Integer> facts = used(proof(9, 2, "0 3, 1 7, 2 9, 5 8"));
        Meter work = Meter.unlimited();
        assertTrue(facts.knows(9) && !facts.knows(1));
        assertEquals(5, facts.stated(8));
        assertEquals(-1, facts.stated(1));
        assertEquals(-1, facts.value(1, work));
        assertEquals(0, work.cost().positions());
        assertEquals(2, facts.value(9, work));
        assertEquals(3, work.cost().positions());
        assertEquals(1, facts.value(7, work));
        assertEquals(3, work.cost().positions());
        assertThrows(CertificateException.class, () -> facts.value(8, work));
        assertThrows(CertificateException.class, () -> facts.checkAll(work));
    }

    @Test
    void wrongSupportOfAUsedFactIsRefused() {
        UsedFacts<Integer> facts = used(proof(9, 2, "0 3, 2 9, 3 7"));
        assertThrows(CertificateException.class, () -> facts.value(9, Meter.unlimited()));
    }

    /** Of a table some facts may be checked, spread evenly; the answer counts them. */
    @Test
    void someFactsOfATableAreChecked() {
        NimberTable<Integer> table = new NimberTable<>(GAME, List.of("0 3", "1 7", "1 8", "2 9"));
        assertEquals(4, table.check(Meter.unlimited()).facts());
        assertEquals(2, table.check(2, Meter.unlimited()).facts());
        assertEquals(4, table.check(3, Meter.unlimited()).facts());
        assertEquals(1, table.check(0, Meter.unlimited()).facts());
        assertEquals(
                "4 components of arcs have the values of the table, by 4 facts",
                table.check(Meter.unlimited()).reason());
        NimberTable<Integer> wrong = new NimberTable<>(GAME, List.of("0 3", "1 7", "1 8", "3 9"));
        assertFalse(wrong.check(Meter.unlimited()).accepted());
        Verdict kept = NimberFacts.from(wrong).check(Meter.unlimited());
        assertFalse(kept.accepted());
        assertTrue(kept.reason().startsWith("of arcs, the fact \"3 9\" fails"), kept.reason());
    }

    @Test
    void eachPositionWhoseOptionsAreListedCounts() {
        Meter two = new Meter(Budget.positions(2), Progress.NONE, () -> false);
        assertThrows(StoppedException.class, () -> proof(9, 2, "0 3, 1 7, 2 9").check(two));
    }

    @Test
    void theRootIsOfTheGame() {
        Position other = ProofTexts.position("nim 2");
        Verdict verdict = new NimberProof<>(GAME, other, 2, List.of("0 3")).check(Meter.unlimited());
        assertEquals("it refers to nim too, but a proof covers only one game", verdict.reason());
    }

    @Test
    void tablesAreInTheOrderOfTheirGames() {
        NimberTable<Integer> arcs = NimberTable.of(GAME, Map.of(7, 1L, 3, 0L));
        NimberTable<?> cram =
                NimberFacts.from(ProofTexts.prove("cram[2,2]")).tables().get(0);
        assertEquals(List.of("0 3", "1 7"), arcs.lines());
        assertEquals(List.of(arcs, cram), new NimberFacts(List.of(cram, arcs), "").tables());
    }

    /** The only reply from 14 leaves 7, whose value is 1: it restores no value 0, also if no fact tells the value of 7. */
    @ParameterizedTest
    @ValueSource(strings = {"0 13, 0 3, 1 7", "0 13, 0 3"})
    void aReplyRestoresTheValue(String lines) {
        assertEquals(
                "the fact \"0 13\" fails: its option arcs 14 may have the same value: no reply to it is among the facts",
                proof(13, 0, lines).check(Meter.unlimited()).reason());
    }
}
