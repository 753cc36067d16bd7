package org.impartial.core.theory.misere;

/** How far misère play of a component, and of every position that can be reached from it, is like that of Nim. */
public enum SumClass {
    /**
     * Every position has normal and misère Grundy values (0, 1), (1, 0) or (k, k) with k at least 2: sums follow the rule
     * of misère Nim word for word [Gurvich-Ho 2015].
     */
    PET,
    /**
     * The values (0, 0) and (1, 1) occur too: sums follow the rule with fickle and firm parts [ONAG, ch. 12].
     */
    TAME,
    /** Some position has other values: Grundy values do not tell the outcome of sums, and no such rule holds. */
    WILD
}
