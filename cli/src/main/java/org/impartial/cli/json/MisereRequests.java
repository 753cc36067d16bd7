package org.impartial.cli.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.Set;
import org.impartial.cli.question.OneHeap;
import org.impartial.cli.question.Quotients;
import org.impartial.cli.question.Solvers;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.notation.NotationException;
import org.impartial.core.solve.Solver;
import org.impartial.core.theory.form.MisereForm;
import org.impartial.core.theory.quotient.MisereQuotient;
import org.impartial.core.theory.quotient.QuotientConstruction.QuotientSearch;
import org.impartial.core.theory.tame.Genera;

/** Answers requests for misère quotients and genera of heap games, and for canonical forms. */
public final class MisereRequests {
    private static final Set<String> QUOTIENT_KEYS = Set.of("quotient", "heaps", "seconds", "to");
    private static final Set<String> FORM_KEYS = Set.of("form");
    private static final Set<String> GENUS_KEYS = Set.of("genus", "to", "seconds");

    private MisereRequests() {}

    static ObjectNode quotient(Request request, Progress progress) {
        request.checkKeys(QUOTIENT_KEYS);
        if (request.json().has("to")) {
            ProofRequests.file(request, "to");
        }
        HeapGame game = OneHeap.of(request.ruleset("quotient"));
        int heaps = request.number("heaps", 0, Quotients.GREATEST_HEAP).orElse(Quotients.DEFAULT_HEAPS);
        MisereQuotient quotient =
                QuotientSearch.of(game, heaps, meter(request, progress)).quotient();
        ObjectNode answer = JsonNodeFactory.instance
                .objectNode()
                .put("order", quotient.order())
                .put("pPortion", quotient.portion().size())
                .put("heaps", quotient.verified())
                .put("final", quotient.isFinal());
        quotient.period()
                .ifPresent(period -> answer.put("prePeriod", period.preperiod()).put("period", period.period()));
        if (request.json().has("to")) {
            answer.put("facts", ProofRequests.write(Quotients.certificate(quotient), request));
        }
        return answer.put("tame", quotient.tame());
    }

    static ObjectNode genus(Request request, Progress progress) {
        request.checkKeys(GENUS_KEYS);
        HeapGame game = OneHeap.of(request.ruleset("genus"));
        int to = request.number("to", 0, Quotients.GREATEST_HEAP)
                .orElseThrow(
                        () -> new NotationException("the key to is missing; it says how many heaps, from 0 to to - 1"));
        Genera genera = Genera.of(game, meter(request, progress));
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        ArrayNode list = answer.putArray("genus");
        for (int heap = 0; heap < to; heap++) {
            list.add(genera.of(game.at(heap)).toString());
        }
        return answer;
    }

    /** Answers a request for a form; a name that would be too long is null. */
    static ObjectNode form(Request request, Solvers solvers) {
        request.checkKeys(FORM_KEYS);
        MisereForm form = request.question("form").form(solvers);
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        answer.put("form", form.text().orElse(null));
        return answer.put("genus", form.genus().toString())
                .put("birthday", form.birthday())
                .put("outcome", form.outcome().toString())
                .put("nodes", form.nodes());
    }

    private static Meter meter(Request request, Progress progress) {
        Duration time = request.seconds().orElse(Duration.ofSeconds(Quotients.DEFAULT_SECONDS));
        return new Meter(request.budget(Solver.DEFAULT_BUDGET).within(time), progress, () -> false);
    }
}
