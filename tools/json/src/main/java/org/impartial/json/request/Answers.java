package org.impartial.json.request;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.impartial.json.question.FileErrors;
import org.impartial.json.question.Query;
import org.impartial.json.question.Solvers;
import org.impartial.json.question.UnansweredException;

/** Answers requests to solve. */
public final class Answers {
    /** The requests that are not about outcomes, by the key that marks them. */
    private static final Map<String, AnswerKind> KINDS = Map.of(
            "core", (request, solvers) -> CoreRequests.answer(request),
            "count", (request, solvers) -> CountRequests.answer(request, solvers.progress()),
            "discover", (request, solvers) -> DiscoverRequests.answer(request),
            "sequence", (request, solvers) -> SequenceRequests.answer(request, solvers.progress()),
            "quotient", (request, solvers) -> MisereRequests.quotient(request, solvers.progress()),
            "genus", (request, solvers) -> MisereRequests.genus(request, solvers.progress()),
            "form", (request, solvers) -> MisereRequests.form(request, solvers),
            "prove", (request, solvers) -> ProofRequests.prove(request, solvers),
            "verify", (request, solvers) -> ProofRequests.verify(request, solvers.progress()));

    private static final Set<String> SOLVE_KEYS = Set.of("facts", "keep", "want");

    private final Solvers solvers;

    /** Answers the requests of one kind. */
    @FunctionalInterface
    private interface AnswerKind {
        ObjectNode answer(Request request, Solvers solvers);
    }

    public Answers(Solvers solvers) {
        this.solvers = solvers;
    }

    /** Returns the answer to a request. */
    public ObjectNode answer(Request request) {
        for (Map.Entry<String, AnswerKind> kind : KINDS.entrySet()) {
            if (request.json().has(kind.getKey())) {
                return kind.getValue().answer(request, solvers);
            }
        }
        return solve(request);
    }

    private ObjectNode solve(Request request) {
        request.checkKeys(SOLVE_KEYS);
        JsonAnswer writer = new JsonAnswer(request.limit(), request.played(), request.wanted());
        try {
            Query question = request.question().knowing(ProofRequests.named(request, "facts"));
            Optional<Path> keep = ProofRequests.named(request, "keep");
            return keep.isPresent()
                    ? question.answerKeeping(keep.get(), solvers, writer)
                    : question.answer(solvers, writer);
        } catch (IOException e) {
            throw new UnansweredException(FileErrors.message(e));
        }
    }
}
