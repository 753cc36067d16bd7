package org.impartial.discover;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.discover.automaton.TooLargeException;
import org.impartial.discover.form.ValueForm;
import org.impartial.discover.formula.FormulaParser;
import org.impartial.discover.numeration.Arithmetic;
import org.impartial.discover.numeration.NamedSet;
import org.impartial.discover.rules.Compiler;

/**
 * Finds the simplest closed form that equals the values of a theorem about one heap: no pair of its set violates it.
 */
final class ProvedForm {
    private static final int VALUES = 160;
    private static final long PATIENCE = 40_000;

    static Optional<ClosedForm> of(Theorem theorem, Meter meter) {
        boolean one = theorem.heaps().size() == 2 && theorem.rules().domain().isBlank();
        if (!theorem.values() || theorem.counts() || theorem.misere() || !one) {
            return Optional.empty();
        }
        long[] values = LongStream.range(0, VALUES)
                .map(heap -> theorem.value(heap).orElseThrow())
                .toArray();
        return ClosedForm.guess(theorem.heaps().get(0), values).stream()
                .filter(form -> equal(theorem, form, meter))
                .findFirst();
    }

    /** Returns whether a form is decided to be equal; a form is optional, and another may do. */
    private static boolean equal(Theorem theorem, ClosedForm form, Meter meter) {
        try {
            return violations(form)
                    .filter(texts -> holdsNever(theorem, texts, meter.fork(PATIENCE)))
                    .isPresent();
        } catch (StoppedException e) {
            if (e.why() == StoppedException.Cause.CANCELLED) {
                throw e;
            }
            return false;
        } catch (TooLargeException e) {
            return false;
        }
    }

    private static Optional<List<String>> violations(ClosedForm form) {
        return form.form().violations(List.copyOf(form.exceptions().keySet()));
    }

    private static boolean holdsNever(Theorem theorem, List<String> conditions, Meter meter) {
        NamedSet pairs = NamedSet.of(theorem.set().system(), theorem.set().mostFirst(meter));
        Compiler compiler = new Compiler(
                theorem.rules().heaps(),
                Map.of(ValueForm.SET, pairs),
                new Arithmetic(theorem.set().system(), meter));
        return conditions.stream()
                .allMatch(text -> compiler.compile(FormulaParser.formula(text))
                        .automaton()
                        .isEmpty());
    }
}
