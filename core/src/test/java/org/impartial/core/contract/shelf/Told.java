package org.impartial.core.contract.shelf;

import java.util.List;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;

/** Heap rules with claims about them. */
public record Told(String name, HeapGame rule, List<Claim<Long>> claims) implements HeapGame {
    static final Basis TALE = Basis.proved("a tale", "Nobody");

    /** Nim on one heap. */
    public static final HeapGame NIM = (heap, out) -> {
        for (int left = 0; left < heap; left++) {
            out.to(left);
        }
    };

    /** Two or three beans are taken: the values 0 0 1 1 2 repeat. */
    public static final HeapGame TWO_OR_THREE = (heap, out) -> {
        for (int taken = 2; taken <= 3 && taken <= heap; taken++) {
            out.to(heap - taken);
        }
    };

    /** Kayles: one or two beans are taken, and the heap may be split. */
    public static final HeapGame KAYLES = (heap, out) -> {
        for (int taken = 1; taken <= 2; taken++) {
            for (int left = 0; 2 * left <= heap - taken; left++) {
                out.to(left, heap - taken - left);
            }
        }
    };

    /** Grundy's game: a heap is split into two unequal ones. */
    public static final HeapGame GRUNDY = (heap, out) -> {
        for (int left = 1; 2 * left < heap; left++) {
            out.to(left, heap - left);
        }
    };

    @Override
    public void options(int heap, HeapOptions out) {
        rule.options(heap, out);
    }
}
