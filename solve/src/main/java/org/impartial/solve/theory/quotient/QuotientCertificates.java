package org.impartial.solve.theory.quotient;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.proof.Certificate;
import org.impartial.proof.kind.quotient.QuotientCertificate;
import org.impartial.solve.theory.atom.Atoms;
import org.impartial.solve.theory.atom.HeapAtoms;
import org.impartial.solve.theory.atom.PositionAtoms;
import org.impartial.solve.theory.quotient.MisereQuotient.PhiPeriod;

/** Proofs of quotients that can be checked independently. */
final class QuotientCertificates {
    private QuotientCertificates() {}

    /** {@return the proof for the first atoms; empty if there is none} */
    static Optional<Certificate> of(Atoms atoms, BipartiteMonoid monoid, int[] phi, Optional<PhiPeriod> period) {
        if (phi.length == 0) {
            return Optional.empty();
        }
        return Optional.of(
                atoms instanceof HeapAtoms heaps
                        ? ofHeaps(heaps, monoid, phi, period)
                        : ofPositions((PositionAtoms) atoms, monoid, phi));
    }

    private static Certificate ofHeaps(HeapAtoms heaps, BipartiteMonoid monoid, int[] phi, Optional<PhiPeriod> period) {
        int preperiod = period.map(PhiPeriod::preperiod).orElse(0);
        int length = period.map(PhiPeriod::period).orElse(0);
        int[] written = length == 0 ? phi : Arrays.copyOf(phi, preperiod + length);
        return QuotientCertificate.ofHeaps(heaps.game(), monoid.steps(), monoid.portion(), written, preperiod, length);
    }

    private static Certificate ofPositions(PositionAtoms atoms, BipartiteMonoid monoid, int[] phi) {
        Map<Component<?>, Integer> elements = new LinkedHashMap<>();
        for (int atom = 0; atom < phi.length; atom++) {
            elements.put(atoms.component(atom), phi[atom]);
        }
        Position root = phi.length == atoms.count() ? atoms.root() : Position.sum(List.copyOf(elements.keySet()));
        return QuotientCertificate.ofReached(root, monoid.steps(), monoid.portion(), elements);
    }
}
