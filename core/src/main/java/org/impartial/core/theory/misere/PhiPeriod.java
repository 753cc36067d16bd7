package org.impartial.core.theory.misere;

/**
 * The certificate that a misère quotient is that of the whole heap game: Φ(n + period) = Φ(n) was verified for all n from
 * the preperiod to {@code seen}, far enough for the theorem of Guy and Smith, which then holds for Φ as it does for Grundy
 * values [Guy-Smith 1956] [Plambeck 2005]: an option of a greater heap has a part that can be made one period smaller,
 * and that gives an option of the smaller heap with the same element.
 *
 * @param preperiod the least n, at least 1, from which Φ is periodic
 * @param period the least period, at least 1
 * @param seen the greatest n for which the equation was seen
 * @param taken the most beans that a move takes
 * @param parts the most heaps that a move leaves of one
 */
public record PhiPeriod(int preperiod, int period, int seen, int taken, int parts) {

    /**
     * The heap that stands for another.
     *
     * @param heap any heap, 0 or more
     * @return the least heap with the same element that the period gives
     */
    public int standIn(long heap) {
        return heap < preperiod + period ? (int) heap : preperiod + (int) ((heap - preperiod) % period);
    }

    /** How far the equation must be seen: below t·preperiod + (t − 1)·period + k, for t parts and k beans. */
    static long needed(long preperiod, long period, Atoms.Reach reach) {
        return reach.parts() * preperiod + (reach.parts() - 1) * period + reach.taken() - 1;
    }

    /**
     * How far the equation had to be seen.
     *
     * @return the least sufficient n, at most {@code seen}
     */
    public int needed() {
        return Math.toIntExact(needed(preperiod, period, new Atoms.Reach(taken, parts)));
    }

    /** The certificate in one line. */
    @Override
    public String toString() {
        return "Phi(n+" + period + ") = Phi(n) for " + preperiod + " <= n <= " + seen + ", and " + needed()
                + " is enough";
    }
}
