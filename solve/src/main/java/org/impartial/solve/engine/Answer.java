package org.impartial.solve.engine;

import com.google.common.base.Suppliers;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Component;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.impartial.solve.theory.Period;
import org.impartial.solve.theory.SumTheory;

/**
 * The answer to a question: a theory of sums that determines the outcome, and its bases. The theory is bound to the
 * meter of the question, and uses the tables of the session that gave it.
 *
 * <pre>{@code
 * Question question = new Question(new Nim().heaps(3, 5), Convention.NORMAL, Meter.unlimited());
 * Answer<?> answer = Strategy.claims().open().result(question).answer().orElseThrow();
 * answer.bases().get(0).source();  // [Bouton 1901]
 * }</pre>
 *
 * @param <V> the elements of the theory
 */
public final class Answer<V> implements StepResult {
    private final SumTheory<V> theory;
    private final List<Basis> bases;
    private final Optional<String> searchedBy;
    private final Supplier<String> remark;
    private final Supplier<Optional<Period>> period;
    private final Supplier<Optional<Certificate>> certificate;
    private final Function<Question, Optional<Answer<?>>> supplement;
    private final BiFunction<Component<?>, Meter, OptionalLong> parts;
    private final Optional<String> methods;

    private Answer(
            SumTheory<V> theory,
            List<Basis> bases,
            Optional<String> searchedBy,
            Supplier<String> remark,
            Supplier<Optional<Period>> period,
            Supplier<Optional<Certificate>> certificate,
            Function<Question, Optional<Answer<?>>> supplement,
            BiFunction<Component<?>, Meter, OptionalLong> parts,
            Optional<String> methods) {
        this.theory = theory;
        this.bases = List.copyOf(bases);
        this.searchedBy = searchedBy;
        this.remark = remark;
        this.period = period;
        this.certificate = certificate;
        this.supplement = supplement;
        this.parts = parts;
        this.methods = methods;
    }

    private static <V> Answer<V> of(SumTheory<V> theory, List<Basis> bases, Optional<String> searchedBy) {
        return new Answer<>(
                theory,
                bases,
                searchedBy,
                () -> "",
                Optional::empty,
                Optional::empty,
                question -> Optional.empty(),
                (part, meter) -> OptionalLong.empty(),
                Optional.empty());
    }

    /**
     * {@return an answer that relies on theorems alone}
     *
     * @param theory the source of the outcome, the value and the winning moves
     * @param bases the theorems
     * @param <V> the elements of the theory
     */
    public static <V> Answer<V> proved(SumTheory<V> theory, List<Basis> bases) {
        return of(theory, bases, Optional.empty());
    }

    /**
     * {@return an answer whose values come from search or tables, at least in part}
     *
     * @param theory the source of the outcome, the value and the winning moves
     * @param bases the theorems used in addition; empty for search alone
     * @param <V> the elements of the theory
     */
    public static <V> Answer<V> searched(SumTheory<V> theory, List<Basis> bases) {
        return of(theory, bases, Optional.of("search"));
    }

    /**
     * {@return an answer whose values come from a named kind of search}
     *
     * @param theory the source of the outcome, the value and the winning moves
     * @param search the kind of search, such as {@code nimber search}
     * @param <V> the elements of the theory
     */
    public static <V> Answer<V> searched(SumTheory<V> theory, String search) {
        return of(theory, List.of(), Optional.of(search));
    }

    /**
     * {@return this answer with a period, if one can be proved from the values that it uses}
     *
     * @param proved the period; evaluated at most once, after the theory was used
     */
    public Answer<V> withPeriod(Supplier<Optional<Period>> proved) {
        return new Answer<>(theory, bases, searchedBy, remark, once(proved), certificate, supplement, parts, methods);
    }

    /**
     * {@return this answer with an independently checkable proof, if there is one}
     *
     * @param proof the proof; evaluated at most once, after the theory was used
     */
    public Answer<V> certifiedBy(Supplier<Optional<Certificate>> proof) {
        return new Answer<>(theory, bases, searchedBy, remark, period, once(proof), supplement, parts, methods);
    }

    /**
     * {@return this answer with another one that may supply what this one leaves open, such as the Grundy value of a
     * position for which a theorem gives only the outcome}
     *
     * @param search answers the same question when something is missing, under the meter of that request
     */
    public Answer<V> completedBy(Function<Question, Optional<Answer<?>>> search) {
        return new Answer<>(theory, bases, searchedBy, remark, period, certificate, search, parts, methods);
    }

    /**
     * {@return this answer with further theorems as bases}
     *
     * @param first the theorems to name before those of this answer
     */
    public Answer<V> citing(List<Basis> first) {
        List<Basis> each =
                Stream.concat(first.stream(), bases.stream()).distinct().toList();
        return new Answer<>(theory, each, searchedBy, remark, period, certificate, supplement, parts, methods);
    }

    /**
     * {@return this answer with a remark on the search, for the explanation}
     *
     * @param text evaluated when an explanation is requested; may be empty
     */
    public Answer<V> remarking(Supplier<String> text) {
        return new Answer<>(theory, bases, searchedBy, text, period, certificate, supplement, parts, methods);
    }

    /**
     * {@return this answer with a source of values for the parts of states, which an explanation may show in tables}
     *
     * @param values the Grundy value of a component under a meter, as far as the session can give it
     */
    public Answer<V> tellingParts(BiFunction<Component<?>, Meter, OptionalLong> values) {
        return new Answer<>(theory, bases, searchedBy, remark, period, certificate, supplement, values, methods);
    }

    /**
     * {@return this answer with the name of the methods that took turns} Which of them ended first depends on what
     * earlier questions left in the tables.
     *
     * @param all the name, such as {@code misère search or quotient}
     */
    public Answer<V> amongMethods(String all) {
        return new Answer<>(
                theory, bases, searchedBy, remark, period, certificate, supplement, parts, Optional.of(all));
    }

    private static <T> Supplier<T> once(Supplier<T> supplier) {
        return Suppliers.memoize(supplier::get);
    }

    /** {@return the source of the outcome, the value and the winning moves} */
    public SumTheory<V> theory() {
        return theory;
    }

    /** {@return the theorems on which the answer relies; empty for search alone} */
    public List<Basis> bases() {
        return bases;
    }

    /** {@return the kind of search that computed values, such as {@code search}; empty for theorems alone} */
    public Optional<String> searchedBy() {
        return searchedBy;
    }

    /** {@return the name of the methods of which one answered; empty if the question alone determines the method} */
    public Optional<String> methods() {
        return methods;
    }

    /** {@return a remark on the search in one line; may be empty} */
    public String remark() {
        return remark.get();
    }

    /** {@return the proved period of the values, if all components are of one heap game and one was proved} */
    public Optional<Period> period() {
        return period.get();
    }

    /** {@return an independently checkable proof, computed once: the certificate, if there is one} */
    public Optional<Certificate> certificate() {
        return certificate.get();
    }

    /**
     * {@return the answer by search that may supply what this one leaves open; empty if there is none}
     *
     * @param question the same question, under this meter or that of an attempt
     */
    public Optional<Answer<?>> supplement(Question question) {
        return supplement.apply(question);
    }

    /** {@return the values of parts of a state under a meter; empty if play must be enumerated to the end} */
    public BiFunction<Component<?>, Meter, OptionalLong> parts() {
        return parts;
    }

    /** Returns a description with the kind of search, or with the theorems if there was no search. */
    @Override
    public String toString() {
        return "answer by " + searchedBy.orElseGet(bases::toString);
    }
}
