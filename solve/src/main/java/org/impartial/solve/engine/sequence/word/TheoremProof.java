package org.impartial.solve.engine.sequence.word;

import java.util.Optional;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.solve.theory.Period;
import org.impartial.solve.theory.Period.FiniteCheck;

/** A proof by a period that the game claims as proved, accepted when two full periods of values agree with it. */
public record TheoremProof(HeapGame game) implements PeriodProof {
    public static final String NAME = "theorem";

    @Override
    public Optional<Period> prove(Word word) {
        return game.claims().stream()
                .filter(claim -> claim.basis().status() == Basis.Status.PROVED)
                .<Claim.Periodic<?>>mapMulti((claim, out) -> {
                    if (claim instanceof Claim.Periodic<?> periodic) {
                        out.accept(periodic);
                    }
                })
                .filter(claim -> seen(claim, word))
                .findFirst()
                .map(TheoremProof::period);
    }

    private static boolean seen(Claim.Periodic<?> claim, Word word) {
        if (word.length() < claim.preperiod() + 2 * claim.period()) {
            return false;
        }
        for (int heap = (int) claim.preperiod(); heap < word.length() - claim.period(); heap++) {
            if (word.at(heap + (int) claim.period()) != word.at(heap) + claim.saltus()) {
                return false;
            }
        }
        return true;
    }

    private static Period period(Claim.Periodic<?> claim) {
        long end = claim.preperiod() + claim.period();
        String text = "theorem: " + claim.basis() + "; "
                + PeriodTexts.check(claim.period(), claim.saltus(), claim.preperiod(), end);
        return new Period(
                claim.preperiod(), claim.period(), claim.saltus(), new FiniteCheck(NAME, claim.preperiod(), end, text));
    }
}
