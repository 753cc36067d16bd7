package org.impartial.games.heap.vector;

import com.google.common.collect.Lists;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameFamily;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.PlainGame;
import org.impartial.games.state.Require;
import org.impartial.games.state.SmallWorlds;

/**
 * Heaps in a row, of which only the first and the last may be played; a heap that is taken away uncovers the next one.
 * For every row there is exactly one heap, possibly 0, whose addition on the left makes it a P-position
 * [Albert-Nowakowski 2001]; see {@link #leftOf}.
 *
 * <p>There are as many options as beans in the two heaps at the ends. Example: {@code end-nim 3 1 4 1 5}.
 */
final class EndNim extends PlainGame<List<Long>> {
    private static final Basis NORMAL =
            Basis.proved("P iff the first heap is the one that makes the others P", "Albert-Nowakowski 2001");
    private static final Basis MISERE = Basis.proved(
            "misère P iff all heaps are 1 and their number is odd, or some heap is above 1 and the row is P in normal"
                    + " play",
            "Cairns-Ho 2011");
    static final GameFamily FAMILY = Cards.family("end-nim", new EndNim());

    @Override
    public void options(List<Long> row, Options<List<Long>> out) {
        if (!row.isEmpty()) {
            out.expect(row.get(0));
            LongStream.range(0, row.get(0)).forEach(left -> out.to(withFirst(row, left)));
        }
        if (row.size() > 1) {
            out.expect(row.get(row.size() - 1));
            // If all heaps are equal, taking the last one leaves the same row as taking the first one.
            long least = withFirst(row, 0).equals(withLast(row, 0)) ? 1 : 0;
            LongStream.range(least, row.get(row.size() - 1)).forEach(left -> out.to(withLast(row, left)));
        }
    }

    private static List<Long> withFirst(List<Long> row, long left) {
        List<Long> next = new ArrayList<>(row.subList(left == 0 ? 1 : 0, row.size()));
        if (left > 0) {
            next.set(0, left);
        }
        return List.copyOf(next);
    }

    private static List<Long> withLast(List<Long> row, long left) {
        return List.copyOf(Lists.reverse(withFirst(Lists.reverse(row), left)));
    }

    @Override
    public List<Claim<List<Long>>> claims() {
        return List.of(
                Claim.outcomes(NORMAL, Convention.NORMAL, EndNim::lost),
                Claim.winningReplies(NORMAL, row -> replies(row, EndNim::lost)),
                Claim.outcomes(MISERE, Convention.MISERE, EndNim::misereLost),
                new Claim.Replies<>(
                        MISERE,
                        Convention.MISERE,
                        true,
                        row -> true,
                        true,
                        (row, wanted) -> replies(row, EndNim::misereLost)));
    }

    private static boolean lost(List<Long> row) {
        return row.isEmpty() || (row.size() > 1 && leftOf(row.subList(1, row.size())) == row.get(0));
    }

    private static boolean misereLost(List<Long> row) {
        return row.stream().allMatch(heap -> heap == 1) ? row.size() % 2 == 1 : lost(row);
    }

    /** Besides the one heap that makes the others P, 0 and 1 may do so where all heaps are 1. */
    private Stream<Position> replies(List<Long> row, Predicate<List<Long>> lost) {
        Stream<List<Long>> last = row.size() > 1 ? firsts(Lists.reverse(row)).map(Lists::reverse) : Stream.empty();
        return Stream.concat(row.isEmpty() ? Stream.empty() : firsts(row), last)
                .filter(lost)
                .distinct()
                .map(left -> at(List.copyOf(left)));
    }

    private static Stream<List<Long>> firsts(List<Long> row) {
        return LongStream.of(0, 1, leftOf(row.subList(1, row.size())))
                .distinct()
                .filter(left -> left < row.get(0))
                .mapToObj(left -> withFirst(row, left));
    }

    @Override
    public List<Long> canonical(List<Long> row) {
        return HeapLists.ORDER.compare(row, Lists.reverse(row)) <= 0 ? row : List.copyOf(Lists.reverse(row));
    }

    @Override
    public Stream<List<Long>> smallStates() {
        return SmallWorlds.lists(1, 5, 2, 5, 3, 4, 4, 2, 5, 1)
                .map(row -> row.stream().map(heap -> heap + 1).toList());
    }

    @Override
    public void requireState(List<Long> row) {
        Require.numbers(this, "heaps that are left", 1, row);
    }

    @Override
    public Notation<List<Long>> notation() {
        return Notation.longs("heap", 0).checked(this::requireState).leaving(EndNim::leaves);
    }

    private static boolean leaves(List<Long> row, List<Long> left) {
        int last = row.size() - 1;
        boolean gone = left.size() == last;
        if (row.isEmpty() || !(gone || left.size() == row.size())) {
            return false;
        }
        long first = gone ? 0 : left.get(0);
        long end = gone ? 0 : left.get(left.size() - 1);
        return (first < row.get(0) && left.equals(withFirst(row, first)))
                || (end < row.get(last) && left.equals(withLast(row, end)));
    }

    /**
     * Returns the heap whose addition on the left makes a row P, 0 if it is P. The heaps on both sides of all parts of
     * the row are found by their length, in quadratic time [Albert-Nowakowski 2001].
     */
    private static long leftOf(List<Long> row) {
        int n = row.size();
        long[] lefts = row.stream().mapToLong(Long::longValue).toArray();
        long[] rights = lefts.clone();
        for (int length = 2; length <= n; length++) {
            for (int i = 0; i + length <= n; i++) {
                // The results for the parts of one heap less: those from i on and, not yet overwritten, from i + 1
                // on.
                long left = wanted(row.get(i + length - 1), lefts[i], rights[i]);
                rights[i] = wanted(row.get(i), rights[i + 1], lefts[i + 1]);
                lefts[i] = left;
            }
        }
        return n == 0 ? 0 : lefts[0];
    }

    /**
     * Returns the heap at the near end for one at the far end, where the row between them alone requires two others.
     */
    private static long wanted(long far, long near, long beyond) {
        if (far == beyond) {
            return 0;
        }
        boolean between = far > Math.min(near, beyond) && far < Math.max(near, beyond);
        if (!between && far != near) {
            return far;
        }
        return near > beyond ? far - 1 : far + 1;
    }
}
