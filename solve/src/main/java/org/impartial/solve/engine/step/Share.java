package org.impartial.solve.engine.step;

import org.impartial.core.meter.Meter;

/**
 * The budget of each kind of attempt before the next one follows, in one table. Every attempt is also limited to half
 * of the remaining budget of its question.
 */
public enum Share {
    /** The plain search of a position that may have only a few followers. */
    FEW_POSITIONS(6, 20),
    /** The search for the value of a position that may be small, before the search for its outcome alone. */
    SMALL_POSITION(16, 100),
    /** Nimber search, before the search for the outcome alone. */
    SHORT_NIMBER_SEARCH(200, 800),
    /** The bare search for the outcome of one component that does not decompose. */
    OUTCOME_ALONE(20_000, 200_000),
    /** The search for a value beside a theorem that gives the outcome, before a brief nimber search. */
    FEW_VALUES(50, 72),
    /** Nimber search of a position with few options, before the search for its value continues. */
    BRIEF_NIMBER_SEARCH(25, 118),
    /** The search for a value beside a theorem that gives the outcome, before nimber search. */
    VALUE_BEFORE_NIMBERS(80, 160),
    /** Nimber search of a position with few options, beside a theorem that gives the outcome. */
    NIMBER_SEARCH_IF_NARROW(20_000, 200_000),
    /** The misère search before the bare search of one component. */
    FIRST_MISERE_SEARCH(500, 9_000),
    /** The misère search of a position that may take little work. */
    SHORT_MISERE_SEARCH(3_000, 800_000),
    /** The search for the value of a position whose outcome is given by a theorem. */
    VALUE_BESIDE_A_THEOREM(20_000, 2_000_000),
    /** The positions one move ahead for which claims may give the outcome. */
    ONE_MOVE_AHEAD(2_000, 20_000),
    /** The search for the outcome after a move, where a theorem gives the outcome before it and no winning move. */
    OUTCOME_AFTER_A_MOVE(5_000, 100_000),
    /** The tables of an explanation that show how theorems apply to single components. */
    EXHIBITS(20_000, 2_000_000),
    /**
     * The proof that all reachable heaps are tame, before their quotient: with the heaps 100 and 200 of cut {2,3} it
     * takes 0.2 and 3.1 million positions, and the quotient 0.1 and 0.2 million.
     */
    SHORT_TAMENESS(50_000, Long.MAX_VALUE),
    /** The proof that all reachable positions are tame. */
    TAMENESS(10_000_000, Long.MAX_VALUE),
    /**
     * The quotient of a heap game, if it is found quickly. Among the misère problems of the contest, quotients that
     * need up to 44,000 positions are within this share, since a quotient answers all further sums too; the next one
     * needs 124,000, where search takes 400.
     */
    SOON_BUILT_QUOTIENT(50_000, Long.MAX_VALUE),
    /** The canonical form of a position whose outcome is known. */
    FORM(200_000, 20_000_000),
    /**
     * The misère search before a quotient that takes longer. All sums of the contest that search decides within the
     * whole budget need less than 110,000 positions, so that a smaller share would lose answers to quotients of
     * millions.
     */
    SEARCH_BEFORE_QUOTIENT(300_000, Long.MAX_VALUE),
    /**
     * The same for heaps of one game, whose quotient is continued from where it was left. The sums of heaps of the
     * contest need less than 600,000 options.
     */
    SEARCH_BEFORE_QUOTIENT_OF_HEAPS(300_000, 3_000_000),
    /** The quotient that takes longer. */
    QUOTIENT(5_000_000, Long.MAX_VALUE),
    /** A quotient requested by the name of its strategy. */
    ANY_QUOTIENT(Long.MAX_VALUE, Long.MAX_VALUE),
    /** The certificate that makes a quotient final. */
    QUOTIENT_CERTIFICATE(100_000, Long.MAX_VALUE),
    /** The listing of all positions reachable from a lost position, to find the longest play. */
    LONGEST_PLAY(Long.MAX_VALUE, Long.MAX_VALUE);

    private final long positions;
    private final long options;

    Share(long positions, long options) {
        this.positions = positions;
        this.options = options;
    }

    /**
     * Returns the greatest number of positions of an attempt of this kind.
     *
     * @return a number of positions
     */
    public long positions() {
        return positions;
    }

    /**
     * Returns a meter for an attempt of this kind.
     *
     * @param whole the meter of the question
     * @return a meter whose work is also counted by that meter
     */
    public Meter of(Meter whole) {
        return whole.fork(positions, options);
    }

    /**
     * Returns an attempt of this kind.
     *
     * @param whole the meter of the question
     * @return an attempt whose work is also counted by that meter
     */
    public LimitedAttempt attempt(Meter whole) {
        return new LimitedAttempt(of(whole));
    }
}
