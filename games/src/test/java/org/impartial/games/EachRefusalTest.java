package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import org.impartial.core.game.Entailing;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.Datum;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.kind.misere.MisereProof;
import org.impartial.proof.kind.nimber.EntailingProof;
import org.impartial.proof.kind.nimber.NimberFacts;
import org.impartial.proof.kind.nimber.NimberProof;
import org.impartial.proof.kind.period.PeriodCertificate;
import org.impartial.proof.kind.period.Segment;
import org.impartial.proof.kind.period.SegmentWriter;
import org.impartial.proof.kind.period.SegmentedPeriod;
import org.impartial.proof.kind.period.SegmentedPeriod.Space;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/**
 * Every refusal in the sources of the checkers is given by a certificate that is wrong in one way: one of {@code
 * spoilt/cases.txt}, or one that no text can express, as its game is not installed.
 */
class EachRefusalTest {
    /** Refusals that other tests meet, with the reason why no certificate here does. */
    private static final Map<String, String> ELSEWHERE = Map.of(
            "the facts that show it support each other in a circle, so play may not end",
            "no game of this module repeats positions undeclared; SpoiltTheoremsTest of discovery has such a game");

    private final List<String> reasons = new ArrayList<>();

    @Test
    void everyRefusalIsMet() throws IOException {
        for (String line : SpoiltProofsTest.cases().toList()) {
            reasons.add(SpoiltProofsTest.verdict(line).reason());
        }
        gamesThatAreNotInstalled();
        callsByPrograms();
        List<RefusalSites.Site> sites =
                RefusalSites.below(Path.of("..", "proof", "src", "main", "java", "org", "impartial", "proof"));
        assertTrue(sites.size() > 120, sites::toString);
        List<RefusalSites.Site> open = sites.stream()
                .filter(site -> reasons.stream().noneMatch(site::gives))
                .filter(site -> ELSEWHERE.keySet().stream().noneMatch(site::gives))
                .toList();
        assertEquals(List.of(), open);
    }

    private void gamesThatAreNotInstalled() throws IOException {
        Arcs arcs = new Arcs(Map.of(1, List.of(List.of(2)), 2, List.of(List.of(1), List.of(3)), 3, List.of()));
        checked(new NimberProof<>(arcs, arcs.at(1), 0, List.of("0 1", "0 3", "1 2")));
        checked(new NimberProof<>(arcs, ProofTexts.position("nim 2"), 2, List.of("0 3")));
        thrown(() -> ProofTexts.text(new NimberProof<>(arcs, arcs.at(3), 0, List.of("0 3"))));
        thrown(() -> ProofTexts.text(new MisereProof(arcs.at(3), Outcome.N, List.of())));
        Elsewhere elsewhere = new Elsewhere();
        List<String> lines = List.of("0123456789abcdef 1");
        checked(new EntailingProof<>(elsewhere, elsewhere.at(1), OptionalLong.of(0), lines));
        checked(new SegmentGuardsTest().above1023());
    }

    private void callsByPrograms() throws IOException {
        NimberProof<?> nim = (NimberProof<?>) ProofTexts.prove("nim 2");
        checked(NimberProof.ofSum(ProofTexts.position("nim 3 + kayles 2"), List.of(nim)));
        ReadableFactsTest.unreadable().forEach(proof -> thrown(() -> ProofTexts.text(proof)));
        SegmentGuardsTest segments = new SegmentGuardsTest();
        checked(segments.proof(71, 24, 8, 12));
        checked(segments.withoutPairs().proof(71, 12, 4, 6));
        SegmentedPeriod kayles = segments.proof(71, 12, 4, 6);
        thrown(() -> NimberFacts.from(kayles));
        thrown(() -> kayles.check(Set.of(), 1, Meter.unlimited()));
        thrown(() -> kayles.check(Set.of(kayles.segments()), 1, Meter.unlimited()));
        thrown(() -> kayles.check(Set.of(-1), 1, Meter.unlimited()));
        thrown(() -> Segment.Digest.read("a hash"));
        Space space = kayles.space();
        Space rare = new Space(space.mask(), false, 0, -1, space.furthest(), space.settled());
        Space furthest = new Space(space.mask(), false, 0, space.lastRare(), -1, space.settled());
        thrown(() -> new SegmentedPeriod(kayles.game(), 71, 12, rare, kayles.lines()));
        thrown(() -> new SegmentedPeriod(kayles.game(), 71, 12, furthest, kayles.lines()));
        thrown(() -> new SegmentedPeriod(kayles.game(), -1, 12, space, kayles.lines()));
        thrown(() -> new PeriodCertificate(kayles.game(), -1, 12, 0, 0, List.of()));
        thrown(() -> new PeriodCertificate(kayles.game(), 71, 12, -1, 0, List.of()));
        thrown(() -> new PeriodCertificate(kayles.game(), 71, 12, 0, -1, List.of()));
        BreakingCode code = BreakingCode.parse("0.77");
        thrown(() -> new SegmentWriter(kayles.game(), code, kayles.space(), 71, 12, heap -> 1024).certificate(1000));
    }

    private void checked(Certificate certificate) {
        reasons.add(certificate.check(Meter.unlimited()).reason());
    }

    private void thrown(Executable call) {
        reasons.add(
                String.valueOf(assertThrows(CertificateException.class, call).getMessage()));
    }

    /** Has entailing moves, and an option of another game. */
    private record Elsewhere() implements Entailing<Integer> {
        @Override
        public void options(Integer state, Moves<Integer> out) {
            throw new UnsupportedOperationException("an option has a part that these moves cannot leave");
        }

        @Override
        public void options(Integer state, Options<Integer> out) {
            out.toPosition(ProofTexts.position("nim 1"));
        }

        @Override
        public Notation<Integer> notation() {
            return Entailing.marked(Notation.of(datum -> Integer.valueOf(datum.toString()), Datum::of));
        }
    }
}
