package org.impartial.cli.text;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.discover.RedundantMoves;

/** Moves that change nothing, for human readers. */
public final class RedundantReport {
    private static final int[] SIDES = {0, 24, 12, 4, 3, 2, 2, 2};
    private static final int SHOWN = 60;

    public static String text(RedundantMoves moves) {
        int heaps = moves.theorem().heaps().size();
        String names = "(" + String.join(", ", moves.theorem().heaps()) + ")";
        List<long[]> box = vectors(heaps, SIDES[Math.min(heaps, SIDES.length - 1)] + 1)
                .sorted(Comparator.comparingLong(RedundantReport::greatest).thenComparing(Arrays::compare))
                .toList();
        StringBuilder out = new StringBuilder("\nvectors of " + names + " by which no two P-positions differ: "
                + moves.states() + " states\n  such are " + list(moves, box, true) + "\n  not "
                + list(moves, box, false)
                + (moves.addedTogether() ? "\n  " : "\n  it is not shown that ")
                + "all of them may be added as moves together\n");
        if (heaps == 2) {
            List<long[]> mixed = box.stream()
                    .filter(vector -> vector[0] > 0 && vector[1] > 0)
                    .map(vector -> new long[] {vector[0], -vector[1]})
                    .toList();
            out.append("  of those that add to the second heap " + list(moves, mixed, true) + "\n");
        }
        String[] kinds = moves.theorem().rules().moves().split(";", -1);
        moves.leastKinds()
                .forEach(least -> out.append(least.stream()
                        .map(kind -> kind < kinds.length ? kinds[kind].strip() : "the added Nim heap")
                        .collect(Collectors.joining("; ", "kinds that are enough: ", "\n"))));
        moves.restrictions().forEach(one -> out.append("moves of one heap may be made " + one + "\n"));
        return out
                + moves.notInvariantAt()
                        .map(place -> "no invariant game has these P-positions: the vectors fail at " + place)
                        .orElse("the P-positions are those of an invariant game, whose moves are these vectors");
    }

    private static String list(RedundantMoves moves, List<long[]> box, boolean such) {
        List<String> found = box.stream()
                .filter(vector -> moves.contains(vector) == such)
                .map(RedundantReport::text)
                .toList();
        String shown = String.join(" ", found.subList(0, Math.min(SHOWN, found.size())));
        return found.isEmpty() ? "none in a small box" : found.size() > SHOWN ? shown + " ..." : shown;
    }

    private static long greatest(long[] vector) {
        return LongStream.of(vector).map(Math::abs).max().orElse(0);
    }

    private static String text(long[] vector) {
        return LongStream.of(vector).mapToObj(Long::toString).collect(Collectors.joining(",", "(", ")"));
    }

    /** Returns the vectors other than 0 whose numbers are below a side, by the digits of their places in this list. */
    private static Stream<long[]> vectors(int heaps, int side) {
        return LongStream.range(1, Math.round(Math.pow(side, heaps)))
                .mapToObj(place -> LongStream.iterate(place, rest -> rest / side)
                        .limit(heaps)
                        .map(rest -> rest % side)
                        .toArray());
    }
}
