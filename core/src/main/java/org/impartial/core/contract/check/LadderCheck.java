package org.impartial.core.contract.check;

import static org.impartial.core.contract.check.Law.unless;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Stream;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.contract.report.Clause;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;

/**
 * Compares rung 1 with rung 0: a position has the value n if and only if its sum with a Nim heap of n is a P-position,
 *  and is itself P if n is 0 and N otherwise, both in normal play and in misère play. The functions are the values of
 * rung 1.
 */
public record LadderCheck(
        Oracle oracle, Function<Position, OptionalLong> normal, Function<Position, OptionalLong> misere) {

    public static void run(CheckedGame<?> trial) {
        if (!trial.game().summable()) {
            return;
        }
        Oracle oracle = trial.oracle();
        LadderCheck check = new LadderCheck(oracle, oracle::grundy, oracle::misereGrundy);
        List<Position> positions = Stream.of(
                        CheckedGame.pairs(trial.states()
                                .subList(
                                        0,
                                        Math.min(Bounds.PAIRED, trial.states().size()))),
                        trial.triples(),
                        trial.spread(trial.bounds().asked()))
                .<Position>flatMap(List::stream)
                .toList();
        trial.refill();
        trial.findings().test(Clause.LADDER_HOLDS, "", positions, Law.affordable(check::fault));
    }

    public Optional<String> fault(Position position) {
        return fault(position, Convention.NORMAL, normal).or(() -> fault(position, Convention.MISERE, misere));
    }

    private Optional<String> fault(Position position, Convention convention, Function<Position, OptionalLong> values) {
        OptionalLong value = values.apply(position);
        Outcome outcome = oracle.outcome(position, convention);
        if (value.isEmpty()) {
            return unless(
                    convention == Convention.MISERE || outcome != Outcome.P,
                    () -> "rung 1 finds no value, but rung 0 finds P");
        }
        long n = value.getAsLong();
        if (outcome != (n == 0 ? Outcome.P : Outcome.N)) {
            return Optional.of(convention + ": rung 1 gives the value " + n + ", but rung 0 the outcome " + outcome);
        }
        return unless(
                oracle.outcome(Oracle.plusNim(position, n), convention) == Outcome.P,
                () -> convention + ": rung 1 gives the value " + n + ", but with a Nim heap of " + n
                        + " rung 0 does not find P");
    }
}
