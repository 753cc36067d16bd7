package org.impartial.core.nim;

/**
 * The product with one fixed nimber, by a table of 16 KB: about four times as fast as {@link NimField#product} for many
 * products with the same nimber. Creating it costs 64 products. Immutable.
 */
final class NimMultiplier {
    private final long[] table;

    private NimMultiplier(long[] table) {
        this.table = table;
    }

    /**
     * {@return the multiplier of a factor}
     *
     * @param factor any nimber below 2^64, as an unsigned long
     */
    public static NimMultiplier of(long factor) {
        return new NimMultiplier(LinearMap.table(a -> NimField.product(a, factor)));
    }

    /**
     * {@return the product of the factor and a nimber}
     *
     * @param a any nimber below 2^64, as an unsigned long
     */
    public long times(long a) {
        return LinearMap.apply(table, a);
    }
}
