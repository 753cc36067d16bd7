package org.impartial.proof.kind.period;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapGame.HeapCode;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.solve.Solver;
import org.impartial.solve.engine.sequence.GrundySequence;
import org.impartial.solve.theory.quotient.Code;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PeriodCertificateTest {
    private record Taking(SubtractionSet subtractionSet) implements HeapGame {
        @Override
        public Optional<HeapCode> heapCode() {
            return Optional.of(subtractionSet);
        }

        @Override
        public void options(int heap, HeapOptions out) {
            subtractionSet.upTo(heap).forEach(taken -> out.to((int) (heap - taken)));
        }
    }

    static Stream<HeapGame> games() {
        return Stream.of(
                Code.of("0.77"),
                Code.of("0.07"),
                Code.of("0.33"),
                Code.of("0.137"),
                Code.of("0.0330003"),
                new Taking(new SubtractionSet.Finite(List.of(2L, 3L, 7L))),
                new Taking(new SubtractionSet.AllBut(new SubtractionSet.Finite(List.of(2L, 5L)))));
    }

    private static PeriodCertificate certificate(HeapGame game) {
        GrundySequence sequence = GrundySequence.of(game);
        sequence.periodWithin(5_000, Meter.unlimited());
        return (PeriodCertificate) sequence.certificate().orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatTheEnginesProveIsAcceptedFromTheRulesAlone(HeapGame game) {
        PeriodCertificate certificate = certificate(game);
        Verdict verdict = certificate.check(Meter.unlimited());
        assertTrue(verdict.accepted(), verdict.reason());
        assertEquals(certificate.size(), verdict.facts());
    }

    /** Certificates with one number of the header changed by one, or one fact with another value. */
    @ParameterizedTest
    @MethodSource("games")
    void whatWasChangedIsRefused(HeapGame game) {
        PeriodCertificate right = certificate(game);
        for (int step : new int[] {-1, 1}) {
            if (right.period() + step > 0) {
                assertRefused(changed(right, right.preperiod(), right.period() + step, right.saltus()));
            }
            if (right.saltus() + step >= 0) {
                assertRefused(changed(right, right.preperiod(), right.period(), right.saltus() + step));
            }
        }
        if (right.preperiod() > 0) {
            assertRefused(changed(right, right.preperiod() - 1, right.period(), right.saltus()));
        }
        for (int i = 0; i < right.lines().size(); i += 3) {
            List<String> lines = new ArrayList<>(right.lines());
            lines.set(i, lines.get(i) + "1");
            Verdict verdict = new PeriodCertificate(
                            game, right.preperiod(), right.period(), right.saltus(), right.length(), lines)
                    .check(Meter.unlimited());
            assertFalse(verdict.accepted());
            assertTrue(verdict.reason().startsWith("fact " + (i + 1) + " states"), verdict.reason());
            assertEquals(i, verdict.facts());
        }
    }

    private static PeriodCertificate changed(PeriodCertificate right, long preperiod, long period, long saltus) {
        GrundySequence values = GrundySequence.of(right.game());
        return PeriodCertificate.of(right.game(), preperiod, period, saltus, right.length(), values::value);
    }

    private static void assertRefused(PeriodCertificate wrong) {
        Verdict verdict = wrong.check(Meter.unlimited());
        assertFalse(verdict.accepted(), () -> wrong.statement() + ": " + verdict.reason());
    }

    /** A code and a subtraction set of the same rules have the same preperiod. */
    @Test
    void equalValuesHaveEqualPreperiods() {
        PeriodCertificate code = certificate(Code.of("0.0330003"));
        PeriodCertificate set = certificate(new Taking(new SubtractionSet.Finite(List.of(2L, 3L, 7L))));
        assertEquals(set.preperiod(), code.preperiod());
        assertEquals(set.period(), code.period());
        assertEquals(set.lines(), code.lines());
    }

    @Test
    void anAnswerCarriesItsCertificate() {
        HeapGame kayles = Code.of("0.77");
        Optional<Certificate> certificate =
                Solver.normal().analyse(kayles.heaps(5, 1_000_000_000_000L)).certificate();
        assertEquals(
                "0.77: G(n + 12) = G(n) for all n >= 71",
                certificate.orElseThrow().statement());
        assertTrue(certificate.orElseThrow().check(Meter.unlimited()).accepted());
    }

    @Test
    void theCheckIsMeteredAndNonsenseIsRefused() {
        PeriodCertificate right = certificate(Code.of("0.77"));
        Meter tight = new Meter(Budget.positions(50), Progress.NONE, () -> false);
        assertThrows(StoppedException.class, () -> right.check(tight));
        HeapGame unknown = HeapGame.of("unknown", (heap, out) -> {});
        Verdict verdict = new PeriodCertificate(unknown, 0, 1, 0, 0, List.of("0: 0")).check(Meter.unlimited());
        assertTrue(verdict.reason().contains("no theorem is known"), verdict.reason());
        assertThrows(
                CertificateException.class, () -> new PeriodCertificate(right.game(), -1, 12, 0, 0, right.lines()));
        assertThrows(
                CertificateException.class,
                () -> new PeriodCertificate(right.game(), 1, 1L << 40, 0, 0, right.lines()));
    }
}
