package org.impartial.games.heap;

import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Notation;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.core.library.GameFamily;
import org.impartial.games.cards.Cards;

/**
 * A partition game: a move breaks a heap into c + 1 non-empty heaps, where the number of cuts c is in a set C, and
 * takes no bean away [Dailly-Duchêne-Larsson-Paris 2020]. At least three parts means C = {2, 3, …}, exactly two means C
 * = {1}.
 *
 * <p>The options of a heap n are the partitions of n into c + 1 parts, for each c in C. Example: with C = {2}, heaps 1
 * to 6 have the values 0 0 1 1 2 2.
 *
 * @param cuts the set C
 */
record Cut(SubtractionSet cuts) implements HeapGame {
    private static final String SOURCE = "Dailly-Duchêne-Larsson-Paris 2020";

    // The values n - 1 of the parts of n after c cuts add up to n - c - 1; their XOR is at most that, of the same
    // parity.
    private static final Basis ODD = Basis.proved(
            "1 is in C, and all of C is odd: a cut changes the parity, so a heap is worth (n - 1) mod 2", SOURCE);
    private static final Basis NIM = Basis.proved(
            "1, 2 and 3 are in C: v + 1 with a 1, with two equal heaps, or with those and a 1 leaves v, so a heap is"
                    + " worth n - 1",
            SOURCE);
    private static final Basis LEAST = Basis.proved(
            "1 is not in C: with c = min C a heap is worth floor((n - 1) / c), as c cuts leave two equal heaps, some ones"
                    + " and any lesser value",
            SOURCE);
    public static final GameFamily FAMILY = Cards.heaps(
            "cut", params -> new Cut(SetNotation.read(params.get("C"))), "C=1 C=1,2 C=2 C=3,5 C=1,4 C=odd C=all C=2..");

    @Override
    public void options(int heap, HeapOptions out) {
        cuts.upTo(heap - 1L).forEach(c -> partitions(heap, (int) c + 1, out));
    }

    private static void partitions(int heap, int count, HeapOptions out) {
        int[] parts = new int[count];
        Arrays.fill(parts, 1);
        parts[count - 1] = heap - count + 1;
        do {
            out.to(parts);
        } while (advance(parts));
    }

    /** The last part that can grow does, together with all after it; returns false after the last partition. */
    private static boolean advance(int[] parts) {
        int last = parts.length - 1;
        int rest = parts[last];
        for (int i = last - 1; i >= 0; i--) {
            rest += parts[i];
            int raised = parts[i] + 1;
            if ((long) raised * (parts.length - i) <= rest) {
                Arrays.fill(parts, i, last, raised);
                parts[last] = rest - raised * (last - i);
                return true;
            }
        }
        return false;
    }

    @Override
    public List<Claim<Long>> claims() {
        if (!cuts.contains(1)) {
            return cuts.upTo(Long.MAX_VALUE).boxed().findFirst().stream()
                    .map(least -> Claim.<Long>values(LEAST, n -> n == 0 ? 0 : (n - 1) / least))
                    .toList();
        }
        if (cuts.contains(2) && cuts.contains(3)) {
            return List.of(Claim.values(NIM, n -> Math.max(n - 1, 0)));
        }
        return odd() ? List.of(Claim.values(ODD, n -> n == 0 ? 0 : (n - 1) % 2)) : List.of();
    }

    private boolean odd() {
        return cuts.equals(SetNotation.ODD)
                || (cuts instanceof SubtractionSet.Finite finite
                        && finite.members().stream().allMatch(c -> c % 2 == 1));
    }

    @Override
    public Stream<Long> smallStates() {
        return LongStream.rangeClosed(0, 16).boxed();
    }

    @Override
    public Notation<Long> notation() {
        return HeapNotation.HEAPS;
    }

    @Override
    public String name() {
        return "cut[C=" + cuts + "]";
    }
}
