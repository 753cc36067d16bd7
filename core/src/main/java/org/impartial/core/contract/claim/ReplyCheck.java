package org.impartial.core.contract.claim;

import static org.impartial.core.contract.check.Law.unless;

import com.google.common.collect.HashMultimap;
import com.google.common.collect.SetMultimap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import org.impartial.core.contract.check.Law;
import org.impartial.core.contract.claim.ClaimCheck.NaiveAnswers;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;

/**
 * Compares claimed replies with the options of each value, to one more than the greatest value of an option, and for
 * some great values.
 */
record ReplyCheck<S>(NaiveAnswers answers, Claim.Replies<S> claim) {

    Law<Component<S>> law() {
        return Law.affordable(state -> byValue(state.options()), this::fault);
    }

    private Optional<String> fault(Component<S> state, SetMultimap<Long, Position> byValue) {
        boolean zeroOnly = claim.zeroOnly() || outcomesOnly(state);
        long beyond =
                byValue.keySet().stream().mapToLong(value -> value + 1).max().orElse(0);
        long most = state.options().size() + 1L;
        LongStream few = LongStream.rangeClosed(0, zeroOnly ? 0 : beyond);
        return (zeroOnly ? few : LongStream.concat(few, great(byValue.keySet(), beyond)))
                .mapToObj(wanted -> fault(state, wanted, byValue.get(wanted), most))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** Returns values that no option has, for which a rule fails that regards only some bits of the value. */
    private static LongStream great(Set<Long> values, long beyond) {
        LongStream powers = LongStream.iterate(1, power -> power > 0, power -> 2 * power);
        return LongStream.concat(
                LongStream.concat(powers.filter(power -> power > beyond), LongStream.of(Long.MAX_VALUE)),
                values.stream().mapToLong(value -> (1L << Integer.SIZE) + value));
    }

    /** Compares the replies for a value; of a stream that may be infinite, one more is read than there are options. */
    private Optional<String> fault(Component<S> state, long wanted, Set<Position> expected, long most) {
        List<Position> given =
                claim.rule().replies(state.state(), wanted).limit(most).toList();
        Set<Position> distinct = new LinkedHashSet<>(given);
        boolean right = claim.complete()
                ? distinct.equals(expected)
                : distinct.isEmpty() == expected.isEmpty() && expected.containsAll(distinct);
        return unless(
                right && distinct.size() == given.size(),
                () -> "for the value " + wanted + " the claim gives the replies " + given
                        + ", but the options of that value are " + expected
                        + (right ? "; it gives one of them twice" : ""));
    }

    /** Returns whether options have no values, so that 0 stands for those that are P. */
    private boolean outcomesOnly(Position position) {
        return claim.convention() == Convention.MISERE || !position.kind().isSummable();
    }

    /** Returns the options by value; where they have none, 0 stands for those that are P, and all others are omitted. */
    private SetMultimap<Long, Position> byValue(List<Position> options) {
        SetMultimap<Long, Position> byValue = HashMultimap.create();
        for (Position option : options) {
            if (!outcomesOnly(option)) {
                answers.values().apply(option).ifPresent(value -> byValue.put(value, option));
            } else if (answers.outcomes().apply(option, claim.convention()) == Outcome.P) {
                byValue.put(0L, option);
            }
        }
        return byValue;
    }
}
