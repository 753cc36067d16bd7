package org.impartial.core.solve;

import com.google.common.base.Suppliers;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Component;
import org.impartial.core.meter.Meter;
import org.impartial.core.proof.Certificate;
import org.impartial.core.solve.Strategy.Result;
import org.impartial.core.solve.sequence.Period;
import org.impartial.core.theory.SumTheory;

/**
 * How questions about a position are answered: a theory of sums that tells its outcome, and what it rests on. The theory is
 * bound to the meter of the question.
 *
 * @param <V> the elements of the theory
 */
public final class Solution<V> implements Result {
    private static final String SEARCH = "search";

    private final SumTheory<V> theory;
    private final List<Basis> bases;
    private final boolean searched;
    private final Supplier<Optional<Period>> period;
    private final Supplier<Optional<Certificate>> certificate;
    private final Optional<Supplier<Result>> further;
    private final String engine;
    private final BiFunction<Component<?>, Meter, OptionalLong> parts;

    private Solution(
            SumTheory<V> theory,
            List<Basis> bases,
            boolean searched,
            Supplier<Optional<Period>> period,
            Supplier<Optional<Certificate>> certificate,
            Optional<Supplier<Result>> further,
            String engine,
            BiFunction<Component<?>, Meter, OptionalLong> parts) {
        this.theory = theory;
        this.bases = List.copyOf(bases);
        this.searched = searched;
        this.period = period;
        this.certificate = certificate;
        this.further = further;
        this.engine = engine;
        this.parts = parts;
    }

    /**
     * A solution that rests on theorems alone.
     *
     * @param theory tells the outcome, the value and the winning moves
     * @param bases the theorems
     * @param <V> the elements of the theory
     * @return the solution
     */
    public static <V> Solution<V> proved(SumTheory<V> theory, List<Basis> bases) {
        return new Solution<>(
                theory, bases, false, Optional::empty, Optional::empty, Optional.empty(), SEARCH, Solution::untold);
    }

    /**
     * A solution whose values come from search or tables, at least in part.
     *
     * @param theory tells the outcome, the value and the winning moves
     * @param bases the theorems it rests on besides; empty for search alone
     * @param <V> the elements of the theory
     * @return the solution
     */
    public static <V> Solution<V> searched(SumTheory<V> theory, List<Basis> bases) {
        return new Solution<>(
                theory, bases, true, Optional::empty, Optional::empty, Optional.empty(), SEARCH, Solution::untold);
    }

    /** The same with a period that may have been proved on the way; asked once, after the theory has been. */
    Solution<V> withPeriod(Supplier<Optional<Period>> proved) {
        return new Solution<>(
                theory, bases, searched, Suppliers.memoize(proved::get), certificate, further, engine, parts);
    }

    /**
     * The same with a proof that others can check, if there is one; it is asked for once, after the theory has been.
     *
     * @param proof the proof, made when somebody wants it
     * @return the solution
     */
    public Solution<V> certifiedBy(Supplier<Optional<Certificate>> proof) {
        return new Solution<>(theory, bases, searched, period, Suppliers.memoize(proof::get), further, engine, parts);
    }

    /**
     * A proof that others can check, computed once.
     *
     * @return the certificate, if there is one
     */
    public Optional<Certificate> certificate() {
        return certificate.get();
    }

    /**
     * The same with another solution that may tell what this one leaves open, such as the Grundy value of a position of which
     * a theorem tells the outcome only.
     *
     * @param search asked once at most, when something is missed; its theory is bound to the same meter
     * @return the solution
     */
    public Solution<V> furtherBy(Supplier<Result> search) {
        return new Solution<>(
                theory,
                bases,
                searched,
                period,
                certificate,
                Optional.of(Suppliers.memoize(search::get)),
                engine,
                parts);
    }

    /**
     * What may tell what this solution leaves open.
     *
     * @return a solution that searches; nothing if there is none
     */
    public Optional<Solution<?>> further() {
        return further.flatMap(search -> search.get().solution());
    }

    /** The same with values for the parts of states that tables of the explanation may show, by the tables of the session. */
    Solution<V> tellingParts(BiFunction<Component<?>, Meter, OptionalLong> values) {
        return new Solution<>(theory, bases, searched, period, certificate, further, engine, values);
    }

    /**
     * What the session knows, or computes, of the parts of a state.
     *
     * @return the Grundy value of a component under a meter, or nothing: then play is gone through to the end
     */
    public BiFunction<Component<?>, Meter, OptionalLong> parts() {
        return parts;
    }

    private static OptionalLong untold(Component<?> part, Meter meter) {
        return OptionalLong.empty();
    }

    /** The same found by an engine that the reason is to name. */
    Solution<V> by(String name) {
        return new Solution<>(theory, bases, searched, period, certificate, further, name, parts);
    }

    /**
     * What searched, if anything did.
     *
     * @return {@code search}, or the name of a special one
     */
    public String engine() {
        return engine;
    }

    /**
     * What tells the outcome, the value and the winning moves.
     *
     * @return the theory
     */
    public SumTheory<V> theory() {
        return theory;
    }

    /**
     * The theorems that the answer rests on.
     *
     * @return the bases; empty for search alone
     */
    public List<Basis> bases() {
        return bases;
    }

    /**
     * Whether values come from search or tables.
     *
     * @return true if they do, at least in part
     */
    public boolean searched() {
        return searched;
    }

    /**
     * The period of the one heap game of the position, if one was proved on the way.
     *
     * @return the period
     */
    public Optional<Period> period() {
        return period.get();
    }
}
