package org.impartial.discover;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.impartial.core.notation.NotationException;
import org.impartial.discover.form.FormGuesses;
import org.impartial.discover.form.FormGuesses.Guessed;
import org.impartial.discover.form.RecursionForm;
import org.impartial.discover.form.ValueForm;

/**
 * A closed form of values, guessed from a list of them: an arithmetic period such as {@code n mod 3}, {@code floor(n/2)},
 * {@code n xor 1} or {@code n + 1 if n mod 4 = 3, ..., else n}; a function of the digits or of the divisors of n; or a
 * recursion such as G(2n) = n, G(2n+1) = G(n). A form explains all values from which it was guessed, by itself or
 * together with exceptions that it lists; nothing is known about others. {@link Theorem#form} is a form that is proved.
 *
 * <p>Immutable.
 *
 * <pre>{@code
 * ClosedForm.guess(1, 0, 3, 2, 5, 4, 7, 6).get(0).statement();     // G(n) = n xor 1
 * ClosedForm.guess(0, 0, 1, 0, 2, 1, 3, 0, 4, 2, 5, 1, 6).get(0).value(1L << 40);  // 549755813888
 * }</pre>
 */
public final class ClosedForm {
    private static final int MOST = 5;
    private static final double TIMES = 3;

    private final Guessed guessed;
    private final String variable;
    private final int values;

    ClosedForm(Guessed guessed, String variable, int values) {
        this.guessed = guessed;
        this.variable = variable;
        this.values = values;
    }

    /**
     * {@return at most five forms that explain some values, the one with the shortest description first, none of them
     * much longer; none if no form is shorter than the list} An exception costs as much as writing it down, so a form
     * that explains all values comes first unless it is much longer.
     *
     * @param values G(0), G(1), ..., at least 4 of them
     * @throws NotationException if a value is negative
     */
    public static List<ClosedForm> guess(long... values) {
        for (long value : values) {
            if (value < 0) {
                throw new NotationException("a Grundy value is 0 or more, not " + value);
            }
        }
        return guess("n", values);
    }

    static List<ClosedForm> guess(String variable, long... values) {
        List<ClosedForm> forms = new ArrayList<>();
        List<Guessed> guesses = FormGuesses.of(values);
        for (Guessed guessed : guesses) {
            ClosedForm form = new ClosedForm(guessed, variable, values.length);
            boolean comparable = guessed.cost() <= TIMES * guesses.get(0).cost();
            if (comparable
                    && forms.size() < MOST
                    && forms.stream().noneMatch(other -> other.statement().equals(form.statement()))) {
                forms.add(form);
            }
        }
        return List.copyOf(forms);
    }

    /** {@return the form in a sentence, with its exceptions, such as {@code G(n) = floor(n/2), except G(3) = 7}} */
    public String statement() {
        SortedMap<Long, Long> left = new TreeMap<>(guessed.exceptions());
        String text = guessed.form().text(variable, left);
        String listed = left.entrySet().stream()
                .map(entry -> "G(" + entry.getKey() + ") = " + entry.getValue())
                .collect(Collectors.joining(", "));
        return (guessed.form() instanceof RecursionForm ? "" : "G(" + variable + ") = ")
                + text
                + (listed.isEmpty() ? "" : ", except " + listed);
    }

    /**
     * {@return the value that the form gives; that of the exception if n is one}
     *
     * @param n a number from 0 on
     * @throws NotationException if n is negative
     * @throws ArithmeticException if the value is too large
     */
    public long value(long n) {
        if (n < 0) {
            throw new NotationException("a heap is 0 or more, not " + n);
        }
        Long exception = guessed.exceptions().get(n);
        return exception == null ? guessed.form().at(n) : exception;
    }

    /** {@return the values that differ from the form: the exceptions among the values from which it was guessed} */
    public SortedMap<Long, Long> exceptions() {
        return Collections.unmodifiableSortedMap(guessed.exceptions());
    }

    /** {@return the number of values that the form explains without its exceptions} */
    public int explained() {
        return values - guessed.exceptions().size();
    }

    ValueForm form() {
        return guessed.form();
    }

    @Override
    public String toString() {
        return statement();
    }
}
