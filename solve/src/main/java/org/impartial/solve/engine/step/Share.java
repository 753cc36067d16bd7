package org.impartial.solve.engine.step;

import org.impartial.core.meter.Meter;

/**
 * The budget of each kind of attempt before the next one follows, in one table: positions and options, or one number for
 * the {@linkplain #most work} of a turn. Every attempt is also limited to half of the remaining budget of its question.
 */
public enum Share {
    /** Nimber search, before the search for the outcome alone. */
    SHORT_NIMBER_SEARCH(200, 800),
    /** The bare search for the outcome of one component that does not decompose. */
    OUTCOME_ALONE(20_000, 2_000_000),
    /** The same before the values of all lesser heaps, where these decide. */
    OUTCOME_BEFORE_VALUES(200, 20_000),
    /** The quotient of a heap game of few elements, before all other methods. */
    TRIVIAL_QUOTIENT(30, 300),
    /** The search for the value of a position whose outcome is given by a theorem. */
    VALUE_BESIDE_A_THEOREM(20_000, 2_000_000),
    /** The positions one move ahead for which claims may give the outcome. */
    ONE_MOVE_AHEAD(2_000, 20_000),
    /** The search for the outcome after a move, where a theorem gives the outcome before it and no winning move. */
    OUTCOME_AFTER_A_MOVE(5_000, 100_000),
    /** The tables of an explanation that show how theorems apply to single components. */
    EXHIBITS(20_000, 2_000_000),
    /** The canonical form of a position whose outcome is known. */
    FORM(200_000, 20_000_000),
    /** The quotient that takes longer. */
    QUOTIENT(5_000_000, Long.MAX_VALUE),
    /** A quotient requested by the name of its strategy. */
    ANY_QUOTIENT(Long.MAX_VALUE, Long.MAX_VALUE),
    /** The certificate that makes a quotient final. */
    QUOTIENT_CERTIFICATE(100_000, Long.MAX_VALUE),
    /** The listing of all positions reachable from a lost position, to find the longest play. */
    LONGEST_PLAY(Long.MAX_VALUE, Long.MAX_VALUE),
    /** The bare misère search of heaps, before all other methods. */
    FIRST_OF_HEAPS(48),
    /** The positions that are searched whole beside a search by components, if they lead to sums. */
    WHOLE_BESIDE_COMPONENTS(500),
    /** The first turn of a memo search for a value, which ends many small questions. */
    FIRST_BY_MEMO(100),
    /** A memo search beside nimber search; for larger questions it examines many more positions. */
    MEMO_BESIDE_NIMBERS(2_000),
    /** The positions, at least, of nimber search for the winning moves other than the first. */
    OTHER_MOVES(20_000);

    private final long positions;
    private final long options;

    Share(long work) {
        this(work, Long.MAX_VALUE);
    }

    Share(long positions, long options) {
        this.positions = positions;
        this.options = options;
    }

    /** {@return the limit of a kind with one number: its work, or its positions where it says so} */
    long most() {
        return positions;
    }

    /**
     * {@return a meter for an attempt of this kind, whose work is also counted by the meter of the question}
     *
     * @param whole the meter of the question
     */
    public Meter of(Meter whole) {
        return whole.fork(positions, options);
    }

    /**
     * {@return an attempt of this kind, whose work is also counted by the meter of the question}
     *
     * @param whole the meter of the question
     */
    public LimitedAttempt attempt(Meter whole) {
        return new LimitedAttempt(of(whole));
    }
}
