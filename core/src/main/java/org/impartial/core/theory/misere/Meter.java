package org.impartial.core.theory.misere;

/**
 * Is told what a long computation spends, and stops it by throwing. Theories do not know budgets; whoever has one hands
 * in a meter that counts against it. Called on the computing thread.
 */
@FunctionalInterface
public interface Meter {

    /** Counts nothing and never stops anything. */
    Meter NONE = steps -> {};

    /**
     * Counts work done since the last call.
     *
     * @param steps how many steps, each a look at one sum
     */
    void spend(long steps);
}
