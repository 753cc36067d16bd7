package org.impartial.games.heap.vector;

import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Options;
import org.impartial.core.game.Parts;
import org.impartial.core.library.GameFamily;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.PlainGame;
import org.impartial.games.state.SmallWorlds;

/**
 * A move takes one bean from each heap except one. The winning move keeps a greatest heap if all are odd, else a least
 * even one, and wins in the fewest moves [Gurvich-Martynov-Maximchuk-Vyalyi 2023]; so a position is P if and only if
 * play by this rule lasts an even number of moves.
 */
final class ExactSlowNim extends PlainGame<List<Long>> implements HeapLists {
    private static final long MOST_ROUNDS = 100_000_000;
    private static final long SEVERAL = (1 << 10) - 1;
    private static final Basis RULE = Basis.proved(
            "P iff play in which both keep the greatest heap if all are odd, else the least even one, has an even number of"
                    + " moves",
            "Gurvich-Martynov-Maximchuk-Vyalyi 2023");
    static final GameFamily FAMILY = Cards.family("exact-slow-nim", new ExactSlowNim());

    @Override
    public void options(List<Long> heaps, Options<List<Long>> out) {
        for (int kept = 0; kept < heaps.size() && heaps.size() > 1; kept++) {
            List<Long> next = keeping(heaps, kept);
            if (next.stream().allMatch(heap -> heap >= 0)) {
                out.to(next);
            }
        }
    }

    private static List<Long> keeping(List<Long> heaps, int kept) {
        return HeapLists.with(heaps.stream().map(heap -> heap - 1).toList(), kept, heaps.get(kept));
    }

    @Override
    public List<Claim<List<Long>>> claims() {
        return List.of(Claim.derived(
                RULE,
                parts -> Claim.<List<Long>>outcomes(RULE, Convention.NORMAL, heaps -> rounds(heaps, parts) % 2 == 0)
                        .where(ExactSlowNim::within)));
    }

    /** Moves that do not keep the greatest heap reduce it, and those that keep it reduce the second greatest. */
    private static boolean within(List<Long> heaps) {
        return heaps.stream()
                        .sorted()
                        .skip(Math.max(0, heaps.size() - 2L))
                        .findFirst()
                        .orElse(0L)
                <= MOST_ROUNDS;
    }

    private static long rounds(List<Long> heaps, Parts parts) {
        long[] left = heaps.stream().mapToLong(Long::longValue).toArray();
        for (long rounds = 0; ; rounds++) {
            if (left.length < 2 || severalEmpty(left)) {
                return rounds;
            }
            if ((rounds & SEVERAL) == SEVERAL) {
                parts.tick();
            }
            int kept = kept(left);
            for (int i = 0; i < left.length; i++) {
                left[i] -= i == kept ? 0 : 1;
            }
        }
    }

    private static boolean severalEmpty(long[] heaps) {
        int empty = 0;
        for (long heap : heaps) {
            empty += heap == 0 ? 1 : 0;
        }
        return empty > 1;
    }

    private static int kept(long[] heaps) {
        int kept = 0;
        for (int i = 1; i < heaps.length; i++) {
            boolean even = heaps[i] % 2 == 0;
            boolean keptEven = heaps[kept] % 2 == 0;
            if (even ? !keptEven || heaps[i] < heaps[kept] : !keptEven && heaps[i] > heaps[kept]) {
                kept = i;
            }
        }
        return kept;
    }

    @Override
    public Stream<List<Long>> smallStates() {
        return SmallWorlds.lists(1, 2, 2, 7, 3, 9, 4, 4);
    }
}
