package org.impartial.solve.engine.sequence.word;

/** Texts shared by all proofs of periods. */
public final class PeriodTexts {
    private PeriodTexts() {}

    public static String check(long period, long saltus, long from, long to) {
        return "G(n+" + period + ") = G(n)" + (saltus == 0 ? "" : " + " + saltus) + " for " + from + " <= n < " + to;
    }
}
