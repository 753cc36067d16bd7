package com.example;

import java.util.List;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;

/** A move takes at least one bean and at most half of a heap. A heap of 2n + 1 has the value of a heap of n. */
public record UpToHalf() implements HeapGame {
    @Override
    public void options(int heap, HeapOptions out) {
        for (int taken = 1; 2 * taken <= heap; taken++) {
            out.to(heap - taken);
        }
    }

    @Override
    public List<Claim<Long>> claims() {
        return List.of(Claim.values(Basis.proved("G(2n) = n and G(2n+1) = G(n)", "Levine 2006"), UpToHalf::value));
    }

    private static long value(long heap) {
        long n = heap;
        while (n % 2 == 1) {
            n /= 2;
        }
        return n / 2;
    }

    /** Returns the name of the game. */
    @Override
    public String toString() {
        return "up-to-half";
    }
}
