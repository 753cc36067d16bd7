package org.impartial.proof.kind.quotient;

import java.util.Arrays;
import java.util.function.IntPredicate;

/** A set of numbers below a bound. */
final class ElementSet {
    private final long[] words;

    private ElementSet(long[] words) {
        this.words = words;
    }

    static ElementSet of(int bound, IntPredicate member) {
        long[] words = new long[(bound + Long.SIZE - 1) / Long.SIZE];
        for (int i = 0; i < bound; i++) {
            if (member.test(i)) {
                words[i >> 6] |= 1L << i;
            }
        }
        return new ElementSet(words);
    }

    boolean has(int i) {
        return (words[i >> 6] >>> i & 1) != 0;
    }

    int size() {
        return Arrays.stream(words).mapToInt(Long::bitCount).sum();
    }

    ElementSet or(ElementSet that) {
        long[] both = words.clone();
        for (int i = 0; i < both.length; i++) {
            both[i] |= that.words[i];
        }
        return new ElementSet(both);
    }

    boolean within(ElementSet that) {
        for (int i = 0; i < words.length; i++) {
            if ((words[i] & ~that.words[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Returns the least common member of this set and another; −1 if there is none. */
    int firstCommon(ElementSet that) {
        for (int i = 0; i < words.length; i++) {
            long common = words[i] & that.words[i];
            if (common != 0) {
                return i * Long.SIZE + Long.numberOfTrailingZeros(common);
            }
        }
        return -1;
    }

    @Override
    public boolean equals(Object that) {
        return that instanceof ElementSet set && Arrays.equals(words, set.words);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }
}
