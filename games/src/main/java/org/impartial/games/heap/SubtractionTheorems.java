package org.impartial.games.heap;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Basis.Reference;
import org.impartial.core.game.Claim;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.SubtractionSet;

/** The theorems on the values of subtraction games whose set is not a single range. */
final class SubtractionTheorems {
    /** The greatest period: beyond it no table could contain a period, and the formulas could overflow. */
    private static final long GREATEST = 1L << 20;

    private static final Basis TWO =
            Basis.proved("S = {a, b}: the period is 2a if b is an odd multiple of a, else a + b", "WW");
    private static final Basis TWO_VALUES = Basis.proved(
            "S = {a, b}: with r the rest of n by the period, G(n) = floor(r / a) mod 2, but 2 where that is 0 and r >= b",
            "WW");
    private static final Basis THREE = Basis.conjectured(
            "S = {a, b, a + b}: with b = 2ha - r, 0 <= r <= a, the period is 2b + r; with b = 2ha + r, 0 < r < a, it is"
                    + " a(2b + r) / gcd(a, b)",
            "WW");
    private static final Basis BUT_ONE =
            Basis.proved("all but k: G(n) = k floor(n / 2k) + n mod k", "Sleator-Slusky 2012");
    private static final Basis BUT_SOME = new Basis(
            "all but finitely many: arithmetic-periodic, here as computed",
            new Reference("Sleator-Slusky 2012"),
            Basis.Status.COMPUTED);
    private static final Basis ODD = Basis.proved("S = the odd numbers: G(n) = n mod 2, as each move changes it", "WW");
    private static final Basis POWERS =
            Basis.proved("S = the powers of two: G(n) = n mod 3, as no power of two is a multiple of 3", "WW");

    /** The preperiod, period and saltus if all numbers except these may be taken. */
    private static final Map<List<Long>, Claim<Long>> ALL_BUT = Map.of(
            List.of(2L, 3L, 5L, 7L), new Claim.Periodic<>(BUT_SOME, 2, 10, 3),
            List.of(1L, 4L, 7L, 8L), new Claim.Periodic<>(BUT_SOME, 11, 12, 4));

    /** Returns the theorems of a set. Where a heap has many options, one gives those of a wanted value. */
    static List<Claim<Long>> claims(HeapGame game, SubtractionSet set) {
        if (set.equals(SetNotation.ODD)) {
            return List.of(
                    Claim.values(ODD, n -> n % 2),
                    new Claim.Periodic<>(ODD, 0, 2, 0),
                    Claim.replies(ODD, (n, wanted) -> oddReplies(n, wanted).mapToObj(game::at)));
        }
        if (set.equals(SetNotation.POWERS_OF_TWO)) {
            return List.of(Claim.values(POWERS, n -> n % 3), new Claim.Periodic<>(POWERS, 0, 3, 0));
        }
        if (set instanceof SubtractionSet.AllBut allBut) {
            return allBut(game, allBut.excluded().members());
        }
        return set instanceof SubtractionSet.Finite finite ? finite(finite.members()) : List.of();
    }

    /** Returns the heaps that are left by odd numbers of beans, descending; all have the value that the heap has not. */
    private static LongStream oddReplies(long heap, long wanted) {
        return wanted == (heap + 1) % 2
                ? LongStream.range(0, heap / 2 + heap % 2).map(i -> heap - 1 - 2 * i)
                : LongStream.empty();
    }

    private static List<Claim<Long>> allBut(HeapGame game, List<Long> excluded) {
        if (excluded.size() == 1 && excluded.get(0) <= Long.MAX_VALUE / 2) {
            long k = excluded.get(0);
            return List.of(
                    Claim.values(BUT_ONE, n -> k * (n / (2 * k)) + n % k),
                    new Claim.Periodic<>(BUT_ONE, 0, 2 * k, k),
                    Claim.replies(
                            BUT_ONE, (n, wanted) -> repliesButOne(n, wanted, k).mapToObj(game::at)));
        }
        return ALL_BUT.containsKey(excluded) ? List.of(ALL_BUT.get(excluded)) : List.of();
    }

    /** Returns the one or two heaps of a value, k apart, that a move can leave. */
    private static LongStream repliesButOne(long heap, long wanted, long k) {
        if (wanted / k > heap / (2 * k)) {
            return LongStream.empty();
        }
        long lower = 2 * k * (wanted / k) + wanted % k;
        return LongStream.of(lower, lower + k).filter(left -> left >= 0 && left < heap && heap - left != k);
    }

    private static List<Claim<Long>> finite(List<Long> s) {
        if (s.isEmpty() || s.get(s.size() - 1) > GREATEST) {
            return List.of();
        }
        if (s.size() == 2) {
            return two(s.get(0), s.get(1));
        }
        return s.size() == 3 && s.get(0) + s.get(1) == s.get(2)
                ? List.of(new Claim.Periodic<>(THREE, 0, periodOfThree(s.get(0), s.get(1)), 0))
                : List.of();
    }

    private static List<Claim<Long>> two(long a, long b) {
        long period = b % a == 0 && b / a % 2 == 1 ? 2 * a : a + b;
        return List.of(
                Claim.values(TWO_VALUES, n -> valueOfTwo(n % period, a, b)), new Claim.Periodic<>(TWO, 0, period, 0));
    }

    /**
     * Returns the value for two numbers: below b only a can be taken; from b on, the option r - b has the value 0 as it
     * is below a.
     */
    private static long valueOfTwo(long rest, long a, long b) {
        long alone = rest / a % 2;
        return alone == 0 && rest >= b ? 2 : alone;
    }

    private static long periodOfThree(long a, long b) {
        long above = b % (2 * a);
        if (above == 0 || above >= a) {
            return 2 * b + (above == 0 ? 0 : 2 * a - above);
        }
        long gcd = BigInteger.valueOf(a).gcd(BigInteger.valueOf(b)).longValueExact();
        return a * (2 * b + above) / gcd;
    }
}
