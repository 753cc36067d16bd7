package org.impartial.discover;

import java.util.Optional;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.discover.automaton.TooLargeException;
import org.impartial.discover.rules.Recognition;

/** The statement of a theorem: by the name of its set, which may be empty, by a period or form, or by its automaton. */
record TheoremWords(Theorem theorem, String known, Optional<ClosedForm> form) {
    private static final long TURNED = 100_000;

    /** Searches for a name of the set, by its automaton in the usual order of digits, within a small budget. */
    static TheoremWords of(Theorem theorem, Meter meter) {
        Optional<ClosedForm> form = ProvedForm.of(theorem, meter);
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

    /** Returns the order of digits, if it is not the usual one. */
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
