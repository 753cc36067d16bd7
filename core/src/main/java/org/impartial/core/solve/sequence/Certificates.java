package org.impartial.core.solve.sequence;

/** The words that all certificates share. */
final class Certificates {
    private Certificates() {}

    static String check(long period, long saltus, long from, long to) {
        return "G(n+" + period + ") = G(n)" + (saltus == 0 ? "" : " + " + saltus) + " for " + from + " <= n < " + to;
    }
}
