package org.impartial.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.Set;
import org.impartial.core.game.HeapGame;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.notation.NotationException;
import org.impartial.core.proof.Certificate;
import org.impartial.core.solve.Solver;
import org.impartial.core.theory.quotient.MisereQuotient;
import org.impartial.core.theory.quotient.QuotientConstruction.QuotientSearch;
import org.impartial.core.theory.tame.Genera;

/** Answers requests for misère quotients and genera of heap games. */
final class MisereRequests {
    /** How far a quotient is built unless the request says so; enough for most games that get a certificate. */
    static final int DEFAULT_HEAPS = 400;

    /** How long it may take. */
    static final int DEFAULT_SECONDS = 30;

    static final int GREATEST_HEAP = 1 << 20;
    private static final Set<String> QUOTIENT_KEYS = Set.of("quotient", "heaps", "seconds", "to");
    private static final Set<String> GENUS_KEYS = Set.of("genus", "to", "seconds");

    private MisereRequests() {}

    static ObjectNode quotient(Request request, Progress progress) {
        request.checkKeys(QUOTIENT_KEYS);
        if (request.json().has("to")) {
            ProofRequests.file(request, "to");
        }
        HeapGame game = SequenceRequests.heapGame(request.ruleset("quotient"));
        int heaps = request.number("heaps", 0, GREATEST_HEAP).orElse(DEFAULT_HEAPS);
        MisereQuotient quotient =
                QuotientSearch.of(game, heaps, effort(request, progress)).quotient();
        ObjectNode answer = JsonNodeFactory.instance
                .objectNode()
                .put("order", quotient.order())
                .put("pPortion", quotient.portion().size())
                .put("heaps", quotient.verified())
                .put("final", quotient.isFinal());
        quotient.period()
                .ifPresent(period -> answer.put("prePeriod", period.preperiod()).put("period", period.period()));
        if (request.json().has("to")) {
            answer.put("facts", ProofRequests.write(certificate(quotient), request));
        }
        return answer.put("tame", quotient.tame());
    }

    /** What others can check. */
    static Certificate certificate(MisereQuotient quotient) {
        return quotient.certificate()
                .orElseThrow(() -> new UnansweredException(
                        "there is nothing to certify: not all that can be reached was verified; give more seconds"));
    }

    static ObjectNode genus(Request request, Progress progress) {
        request.checkKeys(GENUS_KEYS);
        HeapGame game = SequenceRequests.heapGame(request.ruleset("genus"));
        int to = request.number("to", 0, GREATEST_HEAP)
                .orElseThrow(
                        () -> new NotationException("the key to is missing; it says how many heaps, from 0 to to - 1"));
        Genera genera = Genera.of(game, effort(request, progress));
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        ArrayNode list = answer.putArray("genus");
        for (int heap = 0; heap < to; heap++) {
            list.add(genera.of(game.at(heap)).toString());
        }
        return answer;
    }

    private static Meter effort(Request request, Progress progress) {
        Duration time = request.seconds().orElse(Duration.ofSeconds(DEFAULT_SECONDS));
        return new Meter(request.budget(Solver.DEFAULT_BUDGET).within(time), progress, () -> false);
    }

    static Meter effort(Budget budget, int seconds, Progress progress) {
        return new Meter(budget.within(Duration.ofSeconds(seconds)), progress, () -> false);
    }
}
