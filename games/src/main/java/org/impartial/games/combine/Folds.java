package org.impartial.games.combine;

import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Parts.Fold;

/** The statistics by which compounds are played [WW, ch. 9] [ONAG, ch. 14]. */
final class Folds {
    /** The outcome if every end of play counts as a given outcome. */
    record OutcomeFold(Outcome end) implements Fold<Outcome> {
        @Override
        public Outcome of(List<Outcome> options) {
            return options.isEmpty() ? end : options.contains(Outcome.P) ? Outcome.N : Outcome.P;
        }
    }

    /**
     * The Grundy value if every end counts as a given one. With ends of 1 it is the misère Grundy value [ONAG, ch. 12]:
     * the n for which the sum of the position and a Nim heap of n is a misère P-position.
     */
    record ValueFold(long end) implements Fold<Long> {
        @Override
        public Long of(List<Long> options) {
            return options.isEmpty() ? end : outside(options, 0);
        }
    }

    /**
     * The length of play: the remoteness if the winner hurries and the loser delays, the suspense if the winner delays
     * and the loser hurries: 0 for an end; else 1 + the best of the options that are good for the mover, if there is
     * one; else 1 + the option that is best for the opponent. In normal play even numbers are good for the mover, in
     * misère play odd ones.
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

    /**
     * The foreclosed value, for play that stops as soon as one part has ended. In normal play a position with a move to an
     * end is won at once; in misère play such a move loses at once, and is left out.
     */
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

    /** Returns the number at an index, from 0, among the numbers 0, 1, 2, … outside a collection. */
    static long outside(List<Long> values, long index) {
        long candidate = index;
        for (long value : new TreeSet<>(values)) {
            if (value > candidate) {
                return candidate;
            }
            candidate++;
        }
        return candidate;
    }
}
