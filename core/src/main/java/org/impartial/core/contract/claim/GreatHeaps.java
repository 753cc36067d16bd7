package org.impartial.core.contract.claim;

import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.impartial.core.contract.check.CheckedGame;
import org.impartial.core.contract.claim.ClaimCheck.NaiveAnswers;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;

/** A naive table of thousands of heaps, by which claims on normal play are checked beyond the small world. */
final class GreatHeaps {
    /** The approximate number of heaps whose replies are checked; all options of each are listed. */
    private static final int ASKED = 24;

    private final CheckedGame<?> trial;
    private final HeapGame game;

    /** The values of the first heaps, computed when a claim needs them. */
    private int[] values = {};

    GreatHeaps(CheckedGame<?> trial, HeapGame game) {
        this.trial = trial;
        this.game = game;
    }

    /** Returns the heaps on which a claim is checked; none if the table does not determine what it says. */
    List<Component<Long>> heaps(Claim<?> claim) {
        boolean all = claim instanceof Claim.Values
                || (claim instanceof Claim.Outcomes<?> of && of.convention() == Convention.NORMAL);
        boolean some = claim instanceof Claim.Replies<?> of && of.convention() == Convention.NORMAL;
        if (values.length == 0 && (all || some)) {
            values = HeapValues.few(game, trial.bounds().heaps());
        }
        int step = some ? 1 + values.length / ASKED : 1;
        return IntStream.iterate(step - 1, heap -> (all || some) && heap < values.length, heap -> heap + step)
                .mapToObj(heap -> Component.byRules(game, (long) heap))
                .toList();
    }

    /** Returns the answers by the table. */
    NaiveAnswers answers() {
        return new NaiveAnswers(
                position -> OptionalLong.of(value(position)),
                (position, normal) -> value(position) == 0 ? Outcome.P : Outcome.N);
    }

    private long value(Position position) {
        return position.components().stream()
                .mapToLong(part -> values[Math.toIntExact((Long) part.state())])
                .reduce(0, (a, b) -> a ^ b);
    }
}
