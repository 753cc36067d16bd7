package org.impartial.json.request;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.Set;
import java.util.stream.IntStream;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.notation.NotationException;
import org.impartial.json.question.OneHeap;
import org.impartial.json.question.Query;
import org.impartial.json.question.Quotients;
import org.impartial.json.question.Solvers;
import org.impartial.solve.Solver;
import org.impartial.solve.theory.form.Genera;
import org.impartial.solve.theory.form.MisereForm;
import org.impartial.solve.theory.quotient.MisereQuotient;
import org.impartial.solve.theory.quotient.MisereQuotient.Presentation;
import org.impartial.solve.theory.quotient.QuotientConstruction.QuotientSearch;

/** Answers requests for misère quotients and genera of heap games, and for canonical forms. */
public final class MisereRequests {
    static ObjectNode quotient(Request request, Progress progress) {
        request.checkKeys(Set.of("quotient", "heaps", "to"));
        boolean written = request.named("to").isPresent();
        HeapGame game = OneHeap.of(request.ruleset("quotient"));
        int heaps = request.number("heaps", 0, Quotients.GREATEST_HEAP).orElse(Quotients.DEFAULT_HEAPS);
        MisereQuotient quotient =
                QuotientSearch.of(game, heaps, meter(request, progress)).quotient();
        ObjectNode answer = answer(quotient, "heaps");
        if (written) {
            answer.put("facts", ProofRequests.write(Quotients.certificate(quotient), request));
        }
        return answer.put("tame", quotient.tame());
    }

    /** Returns the sizes of a quotient; {@code verified} is the key of the number of verified heaps or positions. */
    public static ObjectNode answer(MisereQuotient quotient, String verified) {
        ObjectNode answer = JsonData.object()
                .put("order", quotient.order())
                .put("pPortion", quotient.portion().size())
                .put(verified, quotient.verified())
                .put("final", quotient.isFinal());
        quotient.period()
                .ifPresent(period -> answer.put("prePeriod", period.preperiod()).put("period", period.period()));
        return answer;
    }

    public static void present(ObjectNode answer, MisereQuotient quotient, boolean table) {
        Presentation presentation = quotient.presentation();
        ObjectNode generators = answer.putObject("generators");
        presentation.generators().forEach(generator -> generators.put(generator.name(), generator.component()));
        presentation.relations().forEach(answer.putArray("relations")::add);
        presentation.portion().forEach(answer.putArray("portion")::add);
        if (table) {
            ArrayNode elements = answer.putArray("elements");
            quotient.elements().forEach(element -> elements.add(element.word()));
            ArrayNode rows = answer.putArray("table");
            for (int[] products : quotient.table()) {
                IntStream.of(products).forEach(rows.addArray()::add);
            }
        }
    }

    static ObjectNode genus(Request request, Progress progress) {
        request.checkKeys(Set.of("genus", "to"));
        HeapGame game = OneHeap.of(request.ruleset("genus"));
        int to = request.number("to", 0, Quotients.GREATEST_HEAP)
                .orElseThrow(() ->
                        new NotationException("the key to is missing; it gives the number of heaps, from 0 to to - 1"));
        return answer(Genera.of(game, meter(request, progress)), game, to);
    }

    public static ObjectNode answer(Genera genera, HeapGame game, int to) {
        ObjectNode answer = JsonData.object();
        ArrayNode list = answer.putArray("genus");
        IntStream.range(0, to).forEach(heap -> list.add(genera.of(game.at(heap)).toString()));
        return answer;
    }

    /** Answers a request for a form; a name that would be too long is null. */
    static ObjectNode form(Request request, Solvers solvers) {
        request.checkKeys(Set.of("form"));
        Query question = request.question("form");
        MisereForm form = question.solver(solvers).form(question.position("a form is of"));
        ObjectNode answer = JsonData.object();
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
