package org.impartial.solve.theory.form;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.impartial.core.nim.Mex;
import org.impartial.solve.theory.sums.SumClasses.TameValue;

/**
 * The genus of a position [ONAG, ch. 12]: its normal Grundy value, and the misère Grundy values of the position with 0,
 * 1, 2, … Nim heaps of 2 beside it. From some index on these alternate, each being the one before XOR 2.
 *
 * <pre>{@code
 * Genus.ofOptions(List.of());          // 0^120
 * Genus.ofOptions(List.of()).ofNim();  // true
 * }</pre>
 *
 * @param grundy the normal-play Grundy value
 * @param misere the misère Grundy values up to the first pair that alternates for ever; at least two
 */
public record Genus(long grundy, List<Long> misere) {

    /**
     * Creates a genus without the terms that follow by alternation.
     *
     * @param grundy the normal-play Grundy value
     * @param misere the misère Grundy values up to the first pair that alternates for ever; at least two
     */
    public Genus {
        if (misere.size() < 2 || !alternates(misere, misere.size() - 2)) {
            throw new IllegalArgumentException("a genus ends with two values that differ by XOR 2, unlike " + misere);
        }
        int length = misere.size();
        while (length > 2 && alternates(misere, length - 3)) {
            length--;
        }
        misere = List.copyOf(misere.subList(0, length));
    }

    /** Returns the genus of a tame position. */
    static Genus of(TameValue value) {
        long n = value.grundy();
        return value.fickle() ? new Genus(n, List.of(n ^ 1, n ^ 2, n)) : new Genus(n, List.of(n, n ^ 2));
    }

    /**
     * {@return the genus of a position from those of its options: with k heaps of 2 beside it, its g− is the mex of the
     * values of the options beside as many heaps and of a and a XOR 1, where a is its own value beside one heap less}
     * Once the values of all options alternate, and those of the position have alternated twice, they alternate for
     * ever.
     *
     * @param options the genera of the options; none if play has ended
     */
    public static Genus ofOptions(Collection<Genus> options) {
        int settled = options.stream().mapToInt(g -> g.misere().size()).max().orElse(0);
        List<Long> misere = new ArrayList<>();
        for (int n = 0; n < settled + 3 || !alternatesTwice(misere); n++) {
            int twos = n;
            LongStream own = n == 0 ? LongStream.empty() : LongStream.of(misere.get(n - 1), misere.get(n - 1) ^ 1);
            LongStream reached = LongStream.concat(own, options.stream().mapToLong(option -> option.misere(twos)));
            misere.add(options.isEmpty() && n == 0 ? 1L : Mex.of(reached));
        }
        return new Genus(Mex.of(options.stream().mapToLong(Genus::grundy)), misere);
    }

    private static boolean alternatesTwice(List<Long> values) {
        int last = values.size() - 1;
        return alternates(values, last - 2) && alternates(values, last - 1);
    }

    /**
     * Returns the misère Grundy value of the sum of the position and some Nim heaps of 2.
     *
     * @param twos the number of heaps of 2, 0 or more
     * @return the n such that the sum of these and a Nim heap of size n is a misère P-position
     */
    public long misere(int twos) {
        int last = misere.size() - 1;
        return twos <= last ? misere.get(twos) : misere.get(last) ^ ((twos - last) % 2 == 0 ? 0 : 2);
    }

    /**
     * {@return whether this is the genus of a sum of Nim heaps; true for 0^120, 1^031 and n^n(n^2)} A position is tame
     * if this holds for it and for all its followers.
     */
    public boolean ofNim() {
        return TameValue.possible(grundy, misere(0)) && equals(of(new TameValue(grundy, grundy != misere(0))));
    }

    private static boolean alternates(List<Long> values, int at) {
        return (values.get(at) ^ 2) == values.get(at + 1);
    }

    /** Returns the genus in the usual notation, such as {@code 0^120}; with commas for two digits, {@code 8^8,10}. */
    @Override
    public String toString() {
        boolean digits = misere.stream().allMatch(value -> value < 10);
        return grundy + "^" + misere.stream().map(String::valueOf).collect(Collectors.joining(digits ? "" : ","));
    }
}
