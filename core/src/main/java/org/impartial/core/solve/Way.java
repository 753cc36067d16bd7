package org.impartial.core.solve;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.impartial.core.game.Basis;
import org.impartial.core.solve.sequence.Period;
import org.impartial.core.theory.SumTheory;

/**
 * A way to answer questions about a position: a theory of sums that tells its outcome, and what it rests on.
 *
 * @param theory tells the outcome, the value and the winning moves
 * @param bases the theorems it rests on; empty for search alone
 * @param searched whether values come from search or tables, at least in part
 * @param certificate what else was proved on the way, such as a period; asked after the theory has been
 * @param <V> the elements of the theory
 */
public record Way<V>(SumTheory<V> theory, List<Basis> bases, boolean searched, Supplier<Optional<Period>> certificate) {

    /**
     * A way that proves nothing by the way.
     *
     * @param theory tells the outcome, the value and the winning moves
     * @param bases the theorems it rests on; empty for search alone
     * @param searched whether values come from search or tables, at least in part
     */
    public Way(SumTheory<V> theory, List<Basis> bases, boolean searched) {
        this(theory, bases, searched, Optional::empty);
    }

    /**
     * Keeps an immutable copy.
     *
     * @param theory tells the outcome, the value and the winning moves
     * @param bases the theorems it rests on; empty for search alone
     * @param searched whether values come from search or tables, at least in part
     * @param certificate what else was proved on the way, such as a period; asked after the theory has been
     */
    public Way {
        bases = List.copyOf(bases);
    }
}
