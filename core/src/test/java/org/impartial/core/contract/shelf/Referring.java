package org.impartial.core.contract.shelf;

import java.util.Collections;
import java.util.List;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;

/** Nim that refers to Nim. */
public record Referring() implements HeapGame {
    private static final Basis PROVED = Basis.proved("known", "WW");
    private static final HeapGame NIM = HeapGame.of("nim", Told.NIM);

    @Override
    public void options(int heap, HeapOptions out) {
        Told.NIM.options(heap, out);
    }

    @Override
    public List<Claim<Long>> claims() {
        return List.of(
                new Claim.Worth<>(
                        PROVED, n -> true, NIM::at, true, (n, move) -> at((Long) ((Component<?>) move.to()).state())),
                Claim.derived(PROVED, parts -> Claim.values(PROVED, n -> parts.grundy(NIM.at(n)))),
                Claim.derived(
                        PROVED,
                        parts -> Claim.outcomes(
                                PROVED,
                                Convention.MISERE,
                                n -> parts.outcome(NIM.at(n), Convention.MISERE) == Outcome.P)),
                Claim.derived(
                        PROVED,
                        parts -> Claim.outcomes(
                                PROVED,
                                Convention.NORMAL,
                                n -> parts.<Integer>fold(
                                                options -> options.isEmpty() ? 0 : 1 + Collections.min(options),
                                                NIM.at(n))
                                        == 0)));
    }
}
