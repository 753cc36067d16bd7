package org.impartial.core.contract.shelf;

import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Options;
import org.impartial.core.game.Outcome;

/** A token on a line that may move back and forth, and from 0 off the line, which ends play. */
public record Loop() implements ImpartialGame<Integer> {
    private static final Basis PROVED = Basis.proved("known", "WW");

    @Override
    public void options(Integer place, Options<Integer> out) {
        if (place == 0) {
            out.toSum(List.of());
        }
        if (place > 0) {
            out.to(place - 1);
        }
        if (place < 4) {
            out.to(place + 1);
        }
    }

    @Override
    public boolean loopy() {
        return true;
    }

    @Override
    public Stream<Integer> smallStates() {
        return Stream.of(2);
    }

    @Override
    public List<Claim<Integer>> claims() {
        return List.of(new Claim.Outcomes<>(
                PROVED, Convention.NORMAL, place -> true, place -> place == 0 ? Outcome.N : Outcome.D));
    }
}
