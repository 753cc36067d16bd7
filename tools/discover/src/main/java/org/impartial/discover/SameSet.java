package org.impartial.discover;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.notation.NotationException;
import org.impartial.discover.automaton.TooLargeException;
import org.impartial.discover.learn.Variants;
import org.impartial.discover.rules.AddedHeap;
import org.impartial.discover.rules.Rules;

/** Decides whether a proved set is also the set of P-positions of other rules. */
final class SameSet {
    static Judgement judged(Theorem theorem, HeapRules other, Meter meter) {
        if (!other.heaps().equals(theorem.rules().heaps())) {
            throw new NotationException("the theorem is about the heaps "
                    + String.join(", ", theorem.rules().heaps()) + ", and these rules have "
                    + String.join(", ", other.heaps()));
        }
        boolean values = theorem.beside() == AddedHeap.HEAP && !theorem.misere();
        if (other.rules().splits() && !(values && theorem.numeration().equals("base 2"))) {
            throw new NotationException(
                    "rules that split a heap are compared by Grundy values in base 2, which this theorem does not"
                            + " give");
        }
        Rules rules = other.rules().with(theorem.beside());
        Variants variants = new Variants(
                theorem.set().compiled().under(meter),
                theorem.misere(),
                theorem.set().mostFirst(),
                meter);
        try {
            if (!variants.ends(rules)) {
                return Judgement.open("play was not proved to end, so the rules may not determine the P-positions");
            }
            int[] failing = variants.failing(rules);
            if (failing == null) {
                return new Judgement(true, Optional.empty(), "the P-positions are the same, for all sizes");
            }
            BigInteger[] position =
                    theorem.set().system().numbers(failing, theorem.heaps().size());
            String reason = "not the same P-positions: the set fails at " + ProvedSet.text(position);
            return new Judgement(false, Optional.of(List.of(position)), reason);
        } catch (StoppedException e) {
            meter.absorb(e);
            return Judgement.open("not decided within the budget: " + e.detail());
        } catch (TooLargeException e) {
            return Judgement.open("not decided: " + e.getMessage());
        }
    }
}
