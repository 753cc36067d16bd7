package org.impartial.discover;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;

/**
 * Random rules of one heap that may leave up to three, as text and as code: takings, splits, splits after taking some,
 * with conditions on the parts and guards.
 */
final class RandomSplits {

    /** A condition on the heap and the parts after a move; parts that are not left are 0. */
    private interface Condition {
        boolean holds(int x, int p, int q, int r);
    }

    /** A kind of move: what it leaves in total, and its condition. */
    private record Kind(int parts, Condition condition) {}

    private final Random random;
    private final List<String> texts = new ArrayList<>();
    private final List<Kind> kinds = new ArrayList<>();

    RandomSplits(long seed) {
        this.random = new Random(seed);
        int count = 1 + random.nextInt(3);
        for (int i = 0; i < count; i++) {
            switch (random.nextInt(7)) {
                case 0, 1, 2 -> take();
                case 3 -> split(3);
                default -> split(2);
            }
        }
    }

    /** Returns the rules as text. */
    String text() {
        return String.join("; ", texts);
    }

    /** Returns the greatest number of heaps that a move leaves. */
    int parts() {
        return kinds.stream().mapToInt(Kind::parts).max().orElse(1);
    }

    private void add(int parts, String text, Condition condition) {
        int modulus = 2 + random.nextInt(3);
        int rest = random.nextInt(modulus);
        boolean guarded = random.nextInt(4) == 0;
        texts.add(text + (guarded ? " & x mod " + modulus + "=" + rest : ""));
        kinds.add(new Kind(parts, (x, p, q, r) -> condition.holds(x, p, q, r) && (!guarded || x % modulus == rest)));
    }

    private void take() {
        int k = 1 + random.nextInt(4);
        int m = 2 + random.nextInt(2);
        int c = random.nextInt(m);
        switch (random.nextInt(8)) {
            case 0 -> add(1, "x'<x", (x, p, q, r) -> true);
            case 1 -> add(1, "x'<x & x<=x'+" + k, (x, p, q, r) -> x - p <= k);
            case 2 -> add(1, "x'<x & x' mod " + m + "=" + c, (x, p, q, r) -> p % m == c);
            case 3 -> add(1, "x'<x & (x-x') mod " + m + "=" + c, (x, p, q, r) -> (x - p) % m == c);
            case 4 -> add(1, m + "x'=x & x>0", (x, p, q, r) -> m * p == x && x > 0);
            case 5 -> add(1, "x'<x & " + m + "x'>=x", (x, p, q, r) -> m * p >= x);
            default -> add(1, "x'+" + k + "=x", (x, p, q, r) -> p + k == x);
        }
    }

    private void split(int parts) {
        int taken = random.nextInt(4) == 0 ? 1 + random.nextInt(2) : 0;
        String sum = parts == 2 ? "x'+x''" : "x'+x''+x'''";
        String text = sum + (taken == 0 ? "" : "+" + taken) + "=x";
        Condition total = (x, p, q, r) -> p + q + r + taken == x;
        int k = 1 + random.nextInt(3);
        boolean three = parts == 3;
        switch (random.nextInt(7)) {
            case 0 -> add(parts, text, total);
            case 1 ->
                add(
                        parts,
                        text + " & x'>0 & x''>0" + (three ? " & x'''>0" : ""),
                        (x, p, q, r) -> total.holds(x, p, q, r) && p > 0 && q > 0 && (!three || r > 0));
            case 2 -> add(parts, text + " & x'=x''", (x, p, q, r) -> total.holds(x, p, q, r) && p == q);
            case 3 ->
                add(parts, text + " & |x'-x''|<=" + k, (x, p, q, r) -> total.holds(x, p, q, r) && Math.abs(p - q) <= k);
            case 4 ->
                add(
                        parts,
                        text + " & x' mod 2=" + k % 2 + " & x''>0",
                        (x, p, q, r) -> total.holds(x, p, q, r) && p % 2 == k % 2 && q > 0);
            case 5 -> add(parts, text + " & x'>=" + k + "x''", (x, p, q, r) -> total.holds(x, p, q, r) && p >= k * q);
            default -> add(parts, text + " & x''=" + k, (x, p, q, r) -> total.holds(x, p, q, r) && q == k);
        }
    }

    /** Returns the Grundy values of the heaps below a size, by the code. */
    int[] values(int heaps) {
        int[] values = new int[heaps];
        for (int x = 0; x < heaps; x++) {
            BitSet seen = new BitSet();
            for (Kind kind : kinds) {
                for (int p = 0; p < x; p++) {
                    for (int q = 0; q < (kind.parts > 1 ? x - p + 1 : 1) && q < Math.max(1, x); q++) {
                        for (int r = 0; r < (kind.parts > 2 ? x - p - q + 1 : 1) && r < Math.max(1, x); r++) {
                            if (kind.condition.holds(x, p, q, r)) {
                                seen.set(values[p]
                                        ^ (kind.parts > 1 ? values[q] : 0)
                                        ^ (kind.parts > 2 ? values[r] : 0));
                            }
                        }
                    }
                }
            }
            values[x] = seen.nextClearBit(0);
        }
        return values;
    }

    @Override
    public String toString() {
        return text();
    }
}
