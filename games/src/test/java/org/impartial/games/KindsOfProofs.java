package org.impartial.games;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.notation.NotationException;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.kind.nimber.NimberFacts;
import org.impartial.solve.UnsolvedException;
import org.impartial.solve.engine.misere.MisereSearch;
import org.impartial.solve.engine.sequence.GrundySequence;
import org.impartial.solve.theory.quotient.QuotientConstruction.QuotientSearch;

/** The certificates of all kinds that apply to a position or to its heap game. */
final class KindsOfProofs {
    private static final int POSITIONS = 2_000;
    private static final int HEAPS = 25;
    private static final int VALUES = 1_200;
    private static final int SEGMENT = 50;

    private final Map<String, Certificate> found = new LinkedHashMap<>();

    private KindsOfProofs() {}

    /** Returns the certificates that take little work, each with the way in which it was made. */
    static Map<String, Certificate> of(String text) {
        KindsOfProofs kinds = new KindsOfProofs();
        Position position = ProofTexts.position(text);
        for (Convention play : Convention.values()) {
            kinds.add("proved, " + play.words(), () -> CatalogueProofsTest.proof(text, play));
        }
        kinds.add("facts", () -> kinds.nimber().map(NimberFacts::from));
        kinds.add(
                "table",
                () -> kinds.nimber()
                        .map(proof -> NimberFacts.from(proof).tables().get(0)));
        if (position.kind().obstacle().isEmpty()) {
            kinds.addOrdinary(position);
        }
        return kinds.found;
    }

    private void addOrdinary(Position position) {
        add("misère search", () -> Optional.of(MisereSearch.prove(position, meter())));
        add("quotient of positions", () -> certificate(QuotientSearch.of(List.of(position), meter())));
        if (position.components().size() == 1 && position.components().get(0).game() instanceof HeapGame heaps) {
            add("quotient of heaps", () -> certificate(QuotientSearch.of(heaps, HEAPS, meter())));
            GrundySequence sequence = GrundySequence.of(heaps);
            add("period", () -> sequence.periodWithin(VALUES, meter()).flatMap(period -> sequence.certificate()));
            add("segments", () -> Optional.of(sequence.segments(SEGMENT)));
        }
    }

    private static Optional<Certificate> certificate(QuotientSearch search) {
        return search.quotient().certificate().map(Function.identity());
    }

    private Optional<Certificate> nimber() {
        return found.values().stream()
                .filter(proof -> proof.kind().equals("nimber"))
                .findFirst();
    }

    private static Meter meter() {
        return new Meter(Budget.positions(POSITIONS), Progress.NONE, () -> false);
    }

    /** Adds a certificate unless there is none of this kind. */
    private void add(String name, Supplier<Optional<Certificate>> making) {
        try {
            making.get().ifPresent(proof -> found.put(name, proof));
        } catch (CertificateException
                | NotationException
                | StoppedException
                | UnsolvedException
                | BeyondRangeException
                | IllegalArgumentException
                | IllegalStateException none) {
            // The counts of kinds in the test show that not too many are missing.
        }
    }
}
