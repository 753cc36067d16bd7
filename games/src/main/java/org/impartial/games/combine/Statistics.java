package org.impartial.games.combine;

import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;

/** The statistics by which compounds are played [WW, ch. 9] [ONAG, ch. 14]. Each call makes a new one, with nothing kept. */
public final class Statistics {
    private Statistics() {}

    /**
     * Who wins.
     *
     * @param convention the playing convention
     * @return P or N
     */
    public static Statistic<Outcome> outcome(Convention convention) {
        return outcomeEndingIn(convention.end());
    }

    /**
     * The Grundy value.
     *
     * @return the mex of the values of the options
     */
    public static Statistic<Long> grundy() {
        return new Statistic<>(options -> outside(options, 0));
    }

    /**
     * The misère Grundy value [ONAG, ch. 12]: the n that makes the position with a Nim heap of n beside it a misère
     * P-position.
     *
     * @return 1 for an end, else the mex of the values of the options
     */
    public static Statistic<Long> misereGrundy() {
        return grundyEndingIn(1);
    }

    /**
     * How long play lasts if the winner hurries and the loser delays.
     *
     * @param convention the playing convention
     * @return 0 for an end; else 1 + the least remoteness of an option that the mover wants, if there is one; else 1 +
     *     the greatest of all. In normal play the mover wants even remoteness, in misère play odd
     */
    public static Statistic<Integer> remoteness(Convention convention) {
        return paced(convention, Comparator.naturalOrder());
    }

    /**
     * How long play lasts if the winner delays and the loser hurries.
     *
     * @param convention the playing convention
     * @return 0 for an end; else 1 + the greatest suspense of an option that the mover wants, if there is one; else 1 +
     *     the least of all. In normal play the mover wants even suspense, in misère play odd
     */
    public static Statistic<Integer> suspense(Convention convention) {
        return paced(convention, Comparator.reverseOrder());
    }

    /**
     * The foreclosed value, for play that stops as soon as one part has ended. In normal play a position with a move to
     * an end is won at once; in misère play such a move loses at once, and is left out.
     *
     * @param convention the playing convention
     * @return ended, won at once, or the mex of the values of the options that count
     */
    public static Statistic<Foreclosed> foreclosed(Convention convention) {
        return new Statistic<>(options -> {
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
        });
    }

    /** Who wins if the ends count as one outcome or the other. */
    static Statistic<Outcome> outcomeEndingIn(Outcome end) {
        return new Statistic<>(options -> {
            if (options.isEmpty()) {
                return end;
            }
            return options.contains(Outcome.P) ? Outcome.N : Outcome.P;
        });
    }

    /** The Grundy value if every end counts as a given one. */
    static Statistic<Long> grundyEndingIn(long end) {
        return new Statistic<>(options -> options.isEmpty() ? end : outside(options, 0));
    }

    /** A position won by whoever plays it alone has the parity that its winner wants. */
    static boolean lost(int pace, Convention convention) {
        return (pace % 2 == 0) == (convention == Convention.NORMAL);
    }

    /** The number that stands at an index, from 0, among the numbers 0, 1, 2, … outside a collection. */
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

    private static Statistic<Integer> paced(Convention convention, Comparator<Integer> winnersOrder) {
        Function<Stream<Integer>, Integer> winners =
                paces -> paces.min(winnersOrder).orElseThrow();
        Function<Stream<Integer>, Integer> losers =
                paces -> paces.max(winnersOrder).orElseThrow();
        return new Statistic<>(options -> {
            if (options.isEmpty()) {
                return 0;
            }
            List<Integer> wanted =
                    options.stream().filter(pace -> lost(pace, convention)).toList();
            return 1 + (wanted.isEmpty() ? losers.apply(options.stream()) : winners.apply(wanted.stream()));
        });
    }
}
