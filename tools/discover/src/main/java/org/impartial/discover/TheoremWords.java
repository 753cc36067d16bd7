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
import org.impartial.discover.rules.Recognition;

/** The statement of a theorem: by the name of its set, which may be empty, by a period or form, or by its automaton. */
record TheoremWords(Theorem theorem, String known, Optional<ClosedForm> form) {
    private static final int VALUES = 160;
    private static final long PATIENCE = 40_000;
    private static final long TURNED = 100_000;

    /** Searches for a name of the set, by its automaton in the usual order of digits, within a small budget. */
    static TheoremWords of(Theorem theorem, Meter meter) {
        Optional<ClosedForm> form = form(theorem, meter);
        if (form.isPresent()) {
            return new TheoremWords(theorem, "", form);
        }
        Meter share = meter.fork(TURNED);
        try {
            return new TheoremWords(
                    theorem,
                    new Recognition(theorem.set().compiled(), theorem.misere(), meter)
                            .words(theorem.set().mostFirst(share)),
                    form);
        } catch (StoppedException | TooLargeException e) {
            return new TheoremWords(theorem, "", form); // the theorem is proved; it is kept without a name
        }
    }

    /** Returns the simplest closed form equal to the values of a theorem about one heap: no pair of its set violates it. */
    private static Optional<ClosedForm> form(Theorem theorem, Meter meter) {
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
            return form.form()
                    .violations(List.copyOf(form.exceptions().keySet()))
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

    String statement() {
        return form.map(ClosedForm::statement).orElseGet(this::equivalence);
    }

    private String equivalence() {
        String last = theorem.heaps().get(theorem.heaps().size() - 1);
        return "(" + String.join(", ", theorem.heaps()) + ") is P"
                + (theorem.misere() ? " in misère play" : "")
                + " if and only if " + condition()
                + (theorem.counts() ? "; a Nim heap of v is written as " + last + " = 2^v - 1" : "");
    }

    private String condition() {
        String words = known.isEmpty() ? theorem.period().map(this::periodic).orElse("") : known;
        return words.isEmpty()
                ? "its digits in " + theorem.numeration() + " are accepted by the automaton of " + theorem.states()
                        + " states" + reading()
                : words;
    }

    String reading() {
        return theorem.set().leastFirst() ? ", the least significant first" : "";
    }

    private String periodic(FoundPeriod repeats) {
        String heap = theorem.heaps().get(0);
        return theorem.values()
                ? repeats.values(
                        heap, theorem.heaps().get(1), x -> theorem.value(x).orElse(-1))
                : repeats.outcomes(heap, x -> theorem.set().contains(x));
    }
}
