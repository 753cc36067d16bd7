package org.impartial.proof.kind.quotient;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Position;
import org.impartial.core.game.graph.FiniteGraph;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.kind.Rereadable;
import org.impartial.solve.Solver;
import org.impartial.solve.theory.quotient.Code;
import org.impartial.solve.theory.quotient.MisereQuotient;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class QuotientCertificateTest {
    private static final HeapGame ONE = Code.of("0.1");

    private static Certificate certificate(MisereQuotient quotient) {
        return quotient.certificate().orElseThrow();
    }

    private static Certificate certificate(String code, int heaps) {
        return certificate(MisereQuotient.of(Code.of(code), heaps));
    }

    private static Verdict check(Certificate certificate) {
        return certificate.check(Meter.unlimited());
    }

    @ParameterizedTest
    @CsvSource({"0.75, 8, 2", "0.123, 20, 5", "0.72, 24, 5", "0.77, 40, 9", "0.15, 42, 12", "0.3, 2, 1", "0.333, 6, 2"})
    void whatTheEngineFindsIsAcceptedFromTheRulesAlone(String code, int order, int lost) {
        Certificate certificate = certificate(code, 200);
        Verdict verdict = check(certificate);
        assertTrue(verdict.accepted(), verdict.reason());
        assertEquals(certificate.size(), verdict.facts());
        assertTrue(
                certificate
                        .statement()
                        .startsWith("the heaps of " + code + " have a misère quotient of order " + order + ", " + lost
                                + " of its elements in P; Phi("),
                certificate::statement);
    }

    /** A quotient of the heaps up to a bound is accepted, and its statement names the bound. */
    @Test
    void aPartialQuotientIsCertifiedUpToItsBound() {
        Certificate certificate = certificate("0.07", 14);
        assertEquals(
                "the heaps of 0.07 up to 14 have a misère quotient of order 24, 5 of its elements in P",
                certificate.statement());
        assertTrue(check(certificate).accepted(), check(certificate).reason());
    }

    /** A graph with arcs from one vertex to the next. */
    private static FiniteGraph graph(int vertices, Integer... arcs) {
        return FiniteGraph.of(
                vertices,
                IntStream.range(0, arcs.length / 2)
                        .mapToObj(i -> List.of(arcs[2 * i], arcs[2 * i + 1]))
                        .toList());
    }

    static Stream<Position> finite() {
        FiniteGraph graph = graph(5, 1, 0, 2, 0, 2, 1, 3, 2, 4, 3, 4, 2, 4, 0);
        return Stream.of(
                graph.at(4),
                Code.of("0.77").at(9).plus(graph.at(3)),
                Code.of("0.07").heaps(4, 11),
                graph.at(0));
    }

    @ParameterizedTest
    @MethodSource("finite")
    void allThatCanBeReachedIsCertifiedToo(Position position) {
        Certificate certificate = certificate(MisereQuotient.of(List.of(position)));
        Verdict verdict = check(certificate);
        assertTrue(verdict.accepted(), verdict.reason());
        assertTrue(certificate.statement().startsWith("all components reachable from "), certificate::statement);
    }

    /** The elements of the generators determine all others, so any other number or letter must be rejected. */
    @ParameterizedTest
    @CsvSource({
        "0.75, depend on their order; none of its options is in P; nothing distinguishes; player to move wins",
        "0.3, is not a product of generators; is the element of no component; cannot be the element; has ended",
        "0.123, is the element of no component; none of its options is in P; depend on their order"
    })
    void anyChangeOfALineIsRefused(String code, String expected) {
        TreeSet<String> reasons = new TreeSet<>();
        Certificate right = certificate(code, 60);
        List<String> lines = right.facts().toList();
        int order = Integer.parseInt(right.header().get("order"));
        for (int i = 0; i < lines.size(); i++) {
            String[] words = lines.get(i).split(" ", -1);
            for (int j = i < order ? 1 : 0; j < words.length; j++) {
                for (String other : others(words[j], order)) {
                    String[] changed = words.clone();
                    changed[j] = other;
                    List<String> tampered = new ArrayList<>(lines);
                    tampered.set(i, String.join(" ", changed));
                    Verdict verdict = check(withLines(code, right.header(), tampered));
                    assertFalse(verdict.accepted(), () -> tampered + " was accepted");
                    reasons.add(verdict.reason().replaceAll("[0-9]+", "#"));
                }
            }
        }
        for (String reason : expected.split("; ", -1)) {
            assertTrue(reasons.stream().anyMatch(given -> given.contains(reason)), reason);
        }
    }

    private static List<String> others(String word, int order) {
        if (word.matches("[PN]")) {
            return List.of(word.equals("P") ? "N" : "P", "D", "");
        }
        return word.endsWith(":")
                ? List.of("1:", "")
                : Stream.concat(
                                IntStream.rangeClosed(0, order)
                                        .mapToObj(Integer::toString)
                                        .filter(n -> !n.equals(word)),
                                Stream.of("-1", "x", ""))
                        .toList();
    }

    @Test
    void missingDoubledAndForeignLinesAreRefused() {
        Certificate right = certificate("0.75", 60);
        List<String> lines = right.facts().toList();
        for (int i = 0; i < lines.size(); i++) {
            List<String> dropped = new ArrayList<>(lines);
            dropped.remove(i);
            assertFalse(check(withLines("0.75", right.header(), dropped)).accepted(), lines.get(i));
            List<String> doubled = new ArrayList<>(lines);
            doubled.add(i, lines.get(i));
            assertFalse(check(withLines("0.75", right.header(), doubled)).accepted(), lines.get(i));
        }
        for (String foreign : List.of("0.77", "0.07", "0.57", "4!.0")) {
            assertFalse(check(withLines(foreign, right.header(), lines)).accepted(), foreign);
        }
        HeapGame noCode = HeapGame.of("no code", (heap, out) -> Code.of("0.75").options(heap, out));
        Verdict verdict = check(new QuotientCertificate(new HeapSummands(noCode, 8, 2, 10), 8, 3, lines));
        assertTrue(verdict.reason().contains("no theorem is known"), verdict.reason());
    }

    private static Certificate withLines(String code, Map<String, String> header, List<String> lines) {
        int preperiod = Integer.parseInt(header.get("preperiod"));
        int period = Integer.parseInt(header.get("period"));
        return new QuotientCertificate(
                new HeapSummands(Code.of(code), preperiod, period, preperiod + period),
                Integer.parseInt(header.get("order")),
                Integer.parseInt(header.get("generators")),
                lines);
    }

    /** The stated heaps are right, and only greater ones show that the period is wrong. */
    @ParameterizedTest
    @CsvSource({
        "0.77, 1, 4",
        "0.77, 59, 12",
        "0.77, 60, 12",
        "0.77, 70, 12",
        "0.77, 71, 11",
        "0.15, 65, 10",
        "0.72, 15, 4"
    })
    void aPeriodThatIsNoneIsRefused(String code, int preperiod, int period) {
        MisereQuotient quotient = MisereQuotient.of(Code.of(code), 200);
        int[] phi = IntStream.range(0, preperiod + period)
                .map(heap -> quotient.phi(heap).index())
                .toArray();
        QuotientCertificate right = (QuotientCertificate) certificate(quotient);
        List<String> lines =
                new ArrayList<>(right.facts().limit(quotient.order()).toList());
        lines.addAll(HeapSummands.lines(phi));
        int generators = Integer.parseInt(right.header().get("generators"));
        Verdict verdict = check(new QuotientCertificate(
                new HeapSummands(Code.of(code), preperiod, period, phi.length), quotient.order(), generators, lines));
        assertFalse(verdict.accepted());
    }

    /** Each of these monoids gives the right outcomes but is not the quotient. */
    @Test
    void aGreaterMonoidIsNoQuotient() {
        assertEquals("", reason(new int[][] {{1}, {0}}, 1));
        assertTrue(reason(new int[][] {{1}, {2}, {3}, {0}}, 1, 3)
                .contains("nothing distinguishes the elements 0 and 2"));
        assertTrue(reason(new int[][] {{1}, {0}, {2}}, 1).contains("element 2 is not a product"));
        assertTrue(reason(new int[][] {{1, 2}, {0, 3}, {3, 0}, {2, 1}}, 1)
                .contains("the generator 2 is the element of"));
        assertTrue(reason(new int[][] {{1}, {0}}, 0).contains("element 0 is in P"));
        assertTrue(reason(new int[][] {{1}, {0}}).contains("nothing distinguishes"));
        assertTrue(reason(new int[][] {{1, 1}, {0, 1}}, 1).contains("depend on their order"));
    }

    private static String reason(int[][] products, int... portion) {
        BitSet lost = new BitSet();
        IntStream.of(portion).forEach(lost::set);
        Verdict verdict = check(QuotientCertificate.ofHeaps(ONE, products, lost, new int[] {0, 1}, 0, 0));
        return verdict.accepted() ? "" : verdict.reason();
    }

    @Test
    void aSumWithAWrongOutcomeIsNamed() {
        BitSet lost = new BitSet();
        lost.set(1);
        int[][] products = {{1}, {0}};
        HeapGame nim = Code.of("0.3");
        Verdict stuck = check(QuotientCertificate.ofHeaps(nim, products, lost, new int[] {0, 0}, 0, 0));
        assertTrue(stuck.reason().contains("generator 1"), stuck.reason());
        Verdict ended = check(QuotientCertificate.ofHeaps(nim, products, lost, new int[] {1, 1}, 0, 0));
        assertEquals("0.3 0 has ended, and its stated element is 1, not 0", ended.reason());
        Verdict both = check(QuotientCertificate.ofHeaps(nim, products, lost, new int[] {0, 1, 1}, 0, 0));
        assertTrue(both.reason().startsWith("0.3 2 cannot be the element 1: beside a sum that is"), both.reason());
    }

    @Test
    void componentsMustBeThoseThatCanBeReached() {
        FiniteGraph graph = graph(4, 1, 0, 2, 1, 3, 2);
        Certificate right = certificate(MisereQuotient.of(List.of(graph.at(2))));
        int order = Integer.parseInt(right.header().get("order"));
        List<String> lines = right.facts().toList();
        for (int i = order; i < lines.size(); i++) {
            List<String> dropped = new ArrayList<>(lines);
            dropped.remove(i);
            String reason = check(reached(graph.at(2), right, dropped)).reason();
            assertTrue(reason.startsWith("no line gives the element of "), reason);
        }
        List<String> doubled = new ArrayList<>(lines);
        doubled.add(lines.get(order));
        assertTrue(check(reached(graph.at(2), right, doubled)).reason().contains("a second element"));
        assertFalse(check(reached(graph.at(3), right, lines)).accepted());
        FiniteGraph circle = graph(2, 0, 1, 1, 0);
        List<String> circling = List.of("0 N", "0 " + Rereadable.of(circle.at(0)), "0 " + Rereadable.of(circle.at(1)));
        Verdict endless = check(new QuotientCertificate(new ReachedSummands(circle.at(0)), 1, 0, circling));
        assertTrue(endless.reason().startsWith("play from the root may be infinite"), endless.reason());
    }

    private static Certificate reached(Position root, Certificate like, List<String> lines) {
        return new QuotientCertificate(
                new ReachedSummands(root),
                Integer.parseInt(like.header().get("order")),
                Integer.parseInt(like.header().get("generators")),
                lines);
    }

    @Test
    void anAnswerCarriesItsQuotient() {
        HeapGame kayles = Code.of("0.77");
        Certificate certificate = Solver.misere()
                .analyse(kayles.heaps(5, 9, 20, 1_000_000_000_000L))
                .certificate()
                .orElseThrow();
        assertEquals(
                "the heaps of 0.77 have a misère quotient of order 40, 9 of its elements in P;"
                        + " Phi(n + 12) = Phi(n) for all n >= 71",
                certificate.statement());
        assertEquals(
                certificate.statement(),
                Solver.misere().prove(kayles.heaps(5, 9)).statement());
        assertThrows(
                CertificateException.class,
                () -> Solver.misere().prove(graph(1, 0, 0).at(0)));
    }

    @Test
    void theCheckIsMetered() {
        Certificate right = certificate("0.77", 200);
        Meter tight = new Meter(Budget.positions(50), Progress.NONE, () -> false);
        assertThrows(StoppedException.class, () -> right.check(tight));
        assertThrows(CertificateException.class, () -> new HeapSummands(ONE, 0, 1, 1));
        assertThrows(CertificateException.class, () -> new HeapSummands(ONE, 5, 1L << 40, 1L << 40));
    }
}
