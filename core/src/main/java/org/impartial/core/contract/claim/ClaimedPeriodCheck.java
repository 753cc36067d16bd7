package org.impartial.core.contract.claim;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.impartial.core.contract.check.CheckedGame;
import org.impartial.core.contract.report.Clause;
import org.impartial.core.game.Claim;
import org.impartial.core.game.heap.HeapGame;

/**
 * Compares a claimed period with values from the rules, heap by heap, over the preperiod and three periods: the values
 * repeat, and neither a lesser preperiod nor a shorter period suffices. Cost: all options of all those heaps.
 */
@SuppressWarnings("ArrayRecordComponent") // records are not compared
record ClaimedPeriodCheck(Claim.Periodic<?> claim, int[] values) {
    private static final int PERIODS = 3;
    private static final int MARGIN = 16;

    /** Checks a claim and returns the number of heaps compared; 0 if that would exceed the limit of heaps. */
    static int run(CheckedGame<?> trial, Claim.Periodic<?> claim) {
        int[] compared = {0};
        int most = trial.bounds().heaps();
        trial.findings().check(Clause.CLAIM_PERIODIC, claim.basis().toString(), trial.game()::name, () -> {
            if (!(trial.game() instanceof HeapGame game)) {
                return Optional.of("only heap games can have periodic values");
            }
            if (claim.preperiod() < 0 || claim.period() < 1) {
                return Optional.of("a preperiod is at least 0 and a period at least 1");
            }
            if (claim.preperiod() > most || claim.period() > (most - MARGIN - claim.preperiod()) / PERIODS) {
                return Optional.empty();
            }
            int heaps = (int) (claim.preperiod() + PERIODS * claim.period() + MARGIN);
            compared[0] = heaps;
            return new ClaimedPeriodCheck(claim, HeapValues.all(game, heaps)).fault();
        });
        return compared[0];
    }

    private Optional<String> fault() {
        int preperiod = (int) claim.preperiod();
        int period = (int) claim.period();
        OptionalLong exception = LongStream.range(preperiod, values.length - period)
                .filter(heap -> values[(int) heap + period] != values[(int) heap] + claim.saltus())
                .findFirst();
        if (exception.isPresent()) {
            long heap = exception.getAsLong();
            return Optional.of("G(" + (heap + period) + ") = " + values[(int) heap + period] + ", but G(" + heap
                    + ") = " + values[(int) heap] + " and the saltus is " + claim.saltus());
        }
        if (preperiod > 0 && values[preperiod - 1 + period] == values[preperiod - 1] + claim.saltus()) {
            return Optional.of("the preperiod is at most " + (preperiod - 1) + ", since G(" + (preperiod - 1)
                    + ") is repeated too");
        }
        return LongStream.range(1, period)
                .filter(shorter -> repeats(preperiod, (int) shorter))
                .boxed()
                .findFirst()
                .map(shorter -> "the values repeat after " + shorter + " heaps already");
    }

    /** Returns whether all differences over a shorter distance are equal. */
    private boolean repeats(int preperiod, int distance) {
        int saltus = values[preperiod + distance] - values[preperiod];
        for (int heap = preperiod; heap + distance < values.length; heap++) {
            if (values[heap + distance] - values[heap] != saltus) {
                return false;
            }
        }
        return true;
    }
}
