package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.OptionalLong;
import org.impartial.core.game.Component;
import org.impartial.core.game.Entailing;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.notation.Datum;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.kind.nimber.EntailingProof;
import org.impartial.solve.Solver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The checker of entailing moves by a game whose entailing moves leave free parts too, also loony ones. */
class EntailingGuardsTest {
    private static final Beside GAME = new Beside();

    /**
     * 0 has ended; 1 is loony, 2 is a nim heap of 1; 3 entails 0 beside 1, 4 entails 1 and 6 entails 2 beside 1, 5 leads to
     * 1; 7 entails 1, or leads to 8, a nim heap of 2.
     */
    private record Beside() implements Entailing<Integer> {
        @Override
        public void options(Integer state, Moves<Integer> out) {
            throw new UnsupportedOperationException("the options have parts that these moves cannot leave");
        }

        @Override
        public void options(Integer state, Options<Integer> out) {
            switch (state) {
                case 1 -> out.toPosition(entailed(0));
                case 2 -> out.to(0);
                case 3 -> out.toPosition(Position.sum(List.<Component<?>>of(entailed(0), at(1))));
                case 4 -> out.toPosition(Position.sum(List.<Component<?>>of(entailed(1), at(1))));
                case 5 -> out.to(1);
                case 6 -> out.toPosition(Position.sum(List.<Component<?>>of(entailed(2), at(1))));
                case 7 -> {
                    out.toPosition(entailed(1));
                    out.to(8);
                }
                case 8 -> {
                    out.to(0);
                    out.to(2);
                }
                default -> {}
            }
        }

        @Override
        public String name() {
            return "beside";
        }

        @Override
        public Notation<Integer> notation() {
            return Entailing.marked(Notation.of(datum -> Integer.valueOf(datum.toString()), Datum::of));
        }
    }

    /** Nobody can answer an entailed 0; so 3 is loony beside anything, and 4 and 5 have only moves that lose. */
    @ParameterizedTest
    @CsvSource({"0, 0", "1, loony", "2, 1", "3, loony", "4, 0", "5, 0", "6, loony", "7, 0", "8, 2"})
    void valuesBesideLoonyPartsAreAccepted(int state, String value) {
        Certificate proof = Solver.normal().prove(GAME.at(state));
        assertEquals(value, proof.header().get("value"));
        Verdict verdict = proof.check(Meter.unlimited());
        assertTrue(verdict.accepted(), verdict.reason());
        assertEquals(proof.size(), verdict.facts());
        String statement = value.equals("loony") ? " is loony" : " has the Grundy value " + value;
        assertTrue(verdict.reason().startsWith("beside " + state + statement), verdict.reason());
    }

    /**
     * After 2 the same player moves again in 1, and wins beside every nim heap but that of 1; after 4 in 3, which is loony,
     * and wins always.
     */
    @ParameterizedTest
    @CsvSource({"2, 1", "4, loony"})
    void theSamePlayerMayMoveAgain(int state, String value) {
        record Twice() implements Entailing<Integer> {
            @Override
            public void options(Integer state, Moves<Integer> out) {
                switch (state) {
                    case 1 -> out.to(0);
                    case 2 -> out.again(1);
                    case 3 -> out.entails(0);
                    case 4 -> out.again(3);
                    default -> {}
                }
            }

            @Override
            public Notation<Integer> notation() {
                return GAME.notation();
            }
        }
        Certificate proof = Solver.normal().prove(new Twice().at(state));
        assertEquals(value, proof.header().get("value"));
        Verdict verdict = proof.check(Meter.unlimited());
        assertTrue(verdict.accepted(), verdict.reason());
    }

    /** The root counts with the XOR of its components. */
    @Test
    void valuesOfSumsAreAccepted() throws IOException {
        for (int other : List.of(0, 2, 5)) {
            Certificate proof = Solver.normal().prove(GAME.at(2).plus(GAME.at(other)));
            assertEquals(other == 2 ? "0" : "1", proof.header().get("value"));
            assertTrue(proof.check(Meter.unlimited()).accepted());
        }
        for (String heaps :
                List.of("complimenting-nim[max=3] 6", "complimenting-nim[max=3] 6 5", "top-entails 4 2 1")) {
            Verdict verdict = ProofTexts.check(ProofTexts.text(ProofTexts.prove(heaps)));
            assertTrue(verdict.accepted(), heaps + verdict.reason());
        }
    }

    @Test
    void eachPositionWhoseOptionsAreListedCounts() {
        Certificate proof = Solver.normal().prove(GAME.at(2));
        Meter one = new Meter(Budget.positions(1), Progress.NONE, () -> false);
        assertThrows(StoppedException.class, () -> proof.check(one));
    }

    @Test
    void theValueThatTheFactsGiveIsNamed() {
        EntailingProof<?> loony = (EntailingProof<?>) Solver.normal().prove(GAME.at(1));
        EntailingProof<Integer> one = new EntailingProof<>(GAME, GAME.at(1), OptionalLong.of(1), loony.lines());
        EntailingProof<Integer> ended = new EntailingProof<>(GAME, GAME.at(0), OptionalLong.of(1), loony.lines());
        String other = "the facts give the root another value than the first line: ";
        assertEquals(other + "loony", one.check(Meter.unlimited()).reason());
        assertEquals(other + "0", ended.check(Meter.unlimited()).reason());
    }

    /** The hash was computed apart from this library: FNV-1a of the byte 0 and of the bytes of the number, the least first. */
    @Test
    void allBytesOfANumberAreHashed() {
        assertEquals("6d744fb7d1373117 2", EntailingProof.line(GAME, 2, new int[] {0x01020304}, false));
    }
}
