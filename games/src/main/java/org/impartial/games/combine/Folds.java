package org.impartial.games.combine;

import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Parts.Fold;

final class Folds {
    /** The outcome if every end of play counts as a given outcome. */
    record OutcomeFold(Outcome end) implements Fold<Outcome> {
        @Override
        public Outcome of(List<Outcome> options) {
            return options.isEmpty() ? end : options.contains(Outcome.P) ? Outcome.N : Outcome.P;
        }
    }

    /** The Grundy value if every end counts as a given one; with ends of 1 the misère Grundy value [ONAG, ch. 12]. */
    record ValueFold(long end) implements Fold<Long> {
        @Override
        public Long of(List<Long> options) {
            return options.isEmpty() ? end : outside(options, 0);
        }
    }

    /**
     * The remoteness if the winner hurries and the loser delays, the suspense if it is the other way round: 0 for an
     * end; else 1 + the best of the options that are good for the mover, even in normal play, or if there is none the
     * option that is best for the opponent.
     */
    record Pace(Convention convention, boolean winnerHurries) implements Fold<Integer> {
        @Override
        public Integer of(List<Integer> options) {
            Comparator<Integer> winners = winnerHurries ? Comparator.naturalOrder() : Comparator.reverseOrder();
            Comparator<Integer> losers = winners.reversed();
            return options.stream()
                    .filter(pace -> lost(pace, convention))
                    .min(winners)
                    .or(() -> options.stream().min(losers))
                    .map(pace -> pace + 1)
                    .orElse(0);
        }
    }

    /** In normal play a position with a move to an end is won at once; in misère play such a move is left out. */
    record Foreclosure(Convention convention) implements Fold<Foreclosed> {
        @Override
        public Foreclosed of(List<Foreclosed> options) {
            if (options.isEmpty()) {
                return Foreclosed.ENDED;
            }
            if (convention == Convention.NORMAL && options.contains(Foreclosed.ENDED)) {
                return Foreclosed.WON;
            }
            List<Long> values = options.stream()
                    .filter(Foreclosed::hasValue)
                    .map(Foreclosed::value)
                    .toList();
            return Foreclosed.of(outside(values, 0));
        }
    }

    static Fold<Integer> remoteness(Convention convention) {
        return new Pace(convention, true);
    }

    static Fold<Integer> suspense(Convention convention) {
        return new Pace(convention, false);
    }

    /** Returns whether a position of a pace is lost for the player to move, which the parity of the pace decides. */
    static boolean lost(int pace, Convention convention) {
        return (pace % 2 == 0) == (convention == Convention.NORMAL);
    }

    /** Returns the number at an index, from 0, among the numbers 0, 1, 2, … outside a collection, if it is at most 2^63 - 1. */
    static long outside(List<Long> values, long index) {
        long candidate = index;
        for (long value : new TreeSet<>(values)) {
            if (value > candidate) {
                return candidate;
            }
            if (candidate == Long.MAX_VALUE) {
                throw new BeyondRangeException(
                        "the Grundy value is above 2^63 - 1, the greatest value supported; use lesser components");
            }
            candidate++;
        }
        return candidate;
    }
}
