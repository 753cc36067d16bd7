package org.impartial.games.board;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;

/** The bars of {@link Chomp} for which a strategy is known. */
record ChompLegs(Chomp game, Diagrams diagrams) {
    private static final Basis BASIS = Basis.proved(
            "two rows or columns are P iff the second is one shorter; two legs alone are P iff they are equal, and equal legs"
                    + " with more between them are N by the bite at (2,2)",
            "Gale 1974");

    List<Claim<Long>> claims() {
        Predicate<Long> domain = state -> answered(diagrams.lengths(state));
        return List.of(
                Claim.<Long>outcomes(BASIS, Convention.NORMAL, state -> lost(diagrams.lengths(state)))
                        .where(domain),
                new Claim.Replies<>(BASIS, Convention.NORMAL, false, domain, true, (state, wanted) -> reply(state)));
    }

    private static boolean answered(int[] lengths) {
        return isNarrow(lengths) || isHook(lengths) || lengths[0] == column(lengths, 1);
    }

    private static boolean lost(int[] lengths) {
        return isHook(lengths)
                ? lengths[0] == column(lengths, 1)
                : isNarrow(lengths) && longer(lengths) == shorter(lengths) + 1;
    }

    private static boolean isNarrow(int[] lengths) {
        return column(lengths, 1) <= 2 || lengths[0] <= 2;
    }

    private static boolean isHook(int[] lengths) {
        return lengths.length == 1 || lengths[1] <= 1;
    }

    private static int longer(int[] lengths) {
        return column(lengths, 1) <= 2 ? lengths[0] : column(lengths, 1);
    }

    private static int shorter(int[] lengths) {
        return column(lengths, 1) > 2 ? column(lengths, 2) : lengths.length == 1 ? 0 : lengths[1];
    }

    /** Returns the number of rows that reach a column, counted from 1. */
    private static int column(int[] lengths, int column) {
        return (int) Arrays.stream(lengths).filter(length -> length >= column).count();
    }

    private Stream<Position> reply(long state) {
        int[] lengths = diagrams.lengths(state);
        if (lost(lengths)) {
            return Stream.empty();
        }
        int height = column(lengths, 1);
        if (isHook(lengths)) {
            return lengths[0] > height ? bitten(lengths, 1, height + 1) : bitten(lengths, lengths[0] + 1, 1);
        }
        if (lengths[0] == height) {
            return bitten(lengths, 2, 2);
        }
        int keep = longer(lengths) == shorter(lengths) ? shorter(lengths) : shorter(lengths) + 2;
        int row = longer(lengths) == shorter(lengths) ? 2 : 1;
        return height <= 2 ? bitten(lengths, row, keep) : bitten(lengths, keep, row);
    }

    private Stream<Position> bitten(int[] lengths, int row, int column) {
        int[] left = lengths.clone();
        for (int i = row - 1; i < left.length; i++) {
            left[i] = Math.min(left[i], column - 1);
        }
        return Stream.of(game.at(diagrams.rank(left)));
    }
}
