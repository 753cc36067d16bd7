package org.impartial.json.request;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.json.question.FileErrors;
import org.impartial.json.question.Query;
import org.impartial.json.question.Solvers;
import org.impartial.json.question.UnansweredException;
import org.impartial.solve.Solver;
import org.impartial.solve.theory.walk.AskedMeter;

/** Answers requests; in a batch those without a limit get one, and costs are written on request only. */
public record Answers(Solvers solvers, Optional<Duration> batch) {
    /** The requests that are not about outcomes, by the key that marks them. */
    private static final Map<String, BiFunction<Request, Solvers, ObjectNode>> KINDS = Map.of(
            "core", (request, solvers) -> CoreRequests.answer(request),
            "count", (request, solvers) -> CountRequests.answer(request, solvers.progress()),
            "discover", (request, solvers) -> DiscoverRequests.answer(request),
            "sequence", (request, solvers) -> SequenceRequests.answer(request, solvers.progress()),
            "quotient", (request, solvers) -> MisereRequests.quotient(request, solvers.progress()),
            "genus", (request, solvers) -> MisereRequests.genus(request, solvers.progress()),
            "form", (request, solvers) -> MisereRequests.form(request, solvers),
            "prove", (request, solvers) -> ProofRequests.prove(request, solvers),
            "verify", (request, solvers) -> ProofRequests.verify(request, solvers.progress()));

    private static final Set<String> SOLVE_KEYS = Set.of("facts", "keep", "want", "cost");

    public ObjectNode answer(Request request) {
        for (Map.Entry<String, JsonNode> field : request.json().properties()) {
            BiFunction<Request, Solvers, ObjectNode> kind = KINDS.get(field.getKey());
            if (kind != null) {
                return kind.apply(request, solvers);
            }
        }
        return solve(request);
    }

    /**
     * Returns the question with its limits. Without costs the answer depends on the request alone, so that the usual
     * time for what is wanted beside a theorem must not cut it off: a loaded machine would give another answer.
     */
    private Query within(Request request, Optional<Boolean> cost) {
        Query question = request.question();
        if (request.json().has("seconds") || request.json().has("budget")) {
            return question;
        }
        boolean timed = cost.orElse(true) || !request.json().has("want");
        Budget whole = timed ? question.budget() : Solver.DEFAULT_BUDGET;
        return question.within(batch.map(whole::within).orElse(whole));
    }

    private ObjectNode solve(Request request) {
        Request.checkKeys(request.json(), Request.KEYS, SOLVE_KEYS);
        Optional<Boolean> cost = request.flag("cost").or(() -> batch.map(limit -> false));
        JsonAnswer writer = new JsonAnswer(request.limit(), cost, request.played(), request.wanted());
        try {
            Query question = within(request, cost).knowing(request.named("facts"));
            Optional<Path> keep = request.named("keep");
            Meter meter = new Meter(question.budget(), Progress.NONE, () -> false);
            return AskedMeter.during(
                    meter,
                    () -> keep.isPresent()
                            ? question.answerKeeping(keep.get(), solvers, writer)
                            : question.answer(solvers, writer),
                    () -> {});
        } catch (IOException e) {
            throw new UnansweredException(FileErrors.message(e));
        }
    }
}
