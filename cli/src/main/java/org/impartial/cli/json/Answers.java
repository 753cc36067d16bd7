package org.impartial.cli.json;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.Set;
import org.impartial.cli.question.Solvers;

/** Answers requests to solve. */
public final class Answers {
    /** Questions that are not about who wins, by the key that marks them. */
    private static final Map<String, Kind> KINDS = Map.of(
            "core", (request, solvers) -> CoreRequests.answer(request),
            "discover", (request, solvers) -> DiscoverRequests.answer(request),
            "sequence", (request, solvers) -> SequenceRequests.answer(request, solvers.progress()),
            "quotient", (request, solvers) -> MisereRequests.quotient(request, solvers.progress()),
            "genus", (request, solvers) -> MisereRequests.genus(request, solvers.progress()),
            "form", (request, solvers) -> MisereRequests.form(request, solvers),
            "prove", (request, solvers) -> ProofRequests.prove(request, solvers),
            "verify", (request, solvers) -> ProofRequests.verify(request, solvers.progress()));

    private final Solvers solvers;

    /** Answers the requests of one kind. */
    @FunctionalInterface
    private interface Kind {
        ObjectNode answer(Request request, Solvers solvers);
    }

    Answers(Solvers solvers) {
        this.solvers = solvers;
    }

    ObjectNode answer(Request request) {
        for (Map.Entry<String, Kind> kind : KINDS.entrySet()) {
            if (request.json().has(kind.getKey())) {
                return kind.getValue().answer(request, solvers);
            }
        }
        return solve(request);
    }

    private ObjectNode solve(Request request) {
        request.checkKeys(Set.of("want"));
        return request.question().answer(solvers, new JsonAnswer(request.limit(), request.played(), request.wanted()));
    }
}
