package org.impartial.games;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.impartial.proof.kind.nimber.NimberFacts;
import org.impartial.proof.kind.period.SegmentWriter;
import org.impartial.proof.kind.period.SegmentedPeriod;
import org.impartial.proof.kind.period.SegmentedPeriod.Space;
import org.impartial.solve.Solver;
import org.impartial.solve.engine.sequence.GrundySequence;
import org.impartial.solve.theory.quotient.MisereQuotient;

/**
 * Right certificates of all kinds. They are kept as files {@code spoilt/right/NAME.txt}, so that a fault in what writes
 * certificates, put there on purpose or not, does not change those that the tests of checkers begin with.
 */
final class RightProofs {
    private RightProofs() {}

    /** Returns the text of a certificate as it is kept. */
    static String text(String name) throws IOException {
        return resource("right/" + name);
    }

    /** Returns the text of a file in the folder of spoilt certificates. */
    static String resource(String name) throws IOException {
        try (InputStream in = RightProofs.class.getResourceAsStream("/spoilt/" + name + ".txt")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** Returns the certificates as the library makes them now, by their names. */
    static Map<String, Certificate> made() {
        Map<String, Certificate> made = new LinkedHashMap<>();
        Certificate cram = ProofTexts.prove("cram[2,3]");
        made.put("nimber", ProofTexts.prove("cram[2,4]"));
        made.put("sum", ProofTexts.prove("cram[2,2] + nim 2"));
        made.put("facts", NimberFacts.from(cram));
        made.put("table", NimberFacts.from(cram).tables().get(0));
        made.put("entailing", ProofTexts.prove("top-entails 4"));
        made.put("lines", ProofTexts.prove("nimstring-lines[1,1]"));
        made.put("cofinite", ProofTexts.prove("top-entails 9"));
        made.put("again", ProofTexts.prove("complimenting-nim[max=2] 4"));
        made.put("misere", Solver.misere().prove(ProofTexts.position("cram[2,3]")));
        made.put("sums", Solver.misere().prove(ProofTexts.position("sprouts 4")));
        made.put("ended", Solver.misere().prove(ProofTexts.position("cram[1,1]")));
        made.put("period", period("subtraction[1,2]"));
        made.put("code", period("octal[0.77]"));
        made.put("unequal", period("octal[0.7!]"));
        made.put("allbut", period("subtraction[but=2]"));
        made.put("once", period("octal[0.1]"));
        made.put("interval", period("interval[2,4]"));
        made.put("nineteen", period("subtraction[9,10]"));
        made.put("all", period("nim"));
        made.put("segments", sequence("octal[0.77]").segments(100_000));
        made.put("parity", segments("0.734", 1, 1_000));
        made.put("rare", segments("0.52", 2, 3));
        made.put("quotient", proved(MisereQuotient.of(heaps("octal[0.123]"), 60)));
        made.put("tame", proved(MisereQuotient.of(heaps("octal[0.3]"), 30)));
        made.put("one", proved(MisereQuotient.of(List.of(ProofTexts.position("cram[1,1]")))));
        made.put("below", proved(MisereQuotient.of(heaps("nim"), 2)));
        made.put("reached", proved(MisereQuotient.of(List.of(ProofTexts.position("cram[2,2] + nim 2")))));
        return made;
    }

    private static Certificate period(String game) {
        return sequence(game).certificate().orElseThrow();
    }

    /** Returns a proof in segments of some length, whose witnesses are pairs with a part up to a given heap. */
    static SegmentedPeriod segments(String code, int furthest, int length) {
        GrundySequence sequence = sequence("octal[" + code + "]");
        SegmentedPeriod far = (SegmentedPeriod) sequence.segments(100_000);
        Space s = far.space();
        Space near = new Space(s.mask(), s.parity(), s.anchor(), s.lastRare(), furthest, s.settled());
        return new SegmentWriter(
                        far.game(),
                        BreakingCode.parse(code),
                        near,
                        far.preperiod(),
                        far.period(),
                        heap -> sequence.values(heap, heap + 1)[0])
                .certificate(length);
    }

    private static Certificate proved(MisereQuotient quotient) {
        return quotient.certificate().orElseThrow();
    }

    private static HeapGame heaps(String name) {
        return (HeapGame) Games.library().ruleset(name).games().get(0);
    }

    static GrundySequence sequence(String name) {
        GrundySequence sequence = GrundySequence.of(heaps(name));
        sequence.periodWithin(5_000, Meter.unlimited());
        return sequence;
    }
}
