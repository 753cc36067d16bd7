package org.impartial.json.request;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.impartial.core.game.Convention;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.notation.Datum;
import org.impartial.json.question.Greatest;
import org.impartial.json.question.OneHeap;
import org.impartial.solve.Solver;
import org.impartial.solve.engine.sequence.GrundySequence;
import org.impartial.solve.theory.Period;
import org.impartial.solve.theory.walk.AskedMeter;

/** Answers requests for Grundy sequences. */
public final class SequenceRequests {
    private static final Set<String> KEYS = Set.of("sequence", "to", "want");
    private static final Set<String> PARTS = Set.of("period", "checksum", "values");
    private static final Set<String> EACH_VALUE = Set.of("checksum", "values");
    private static final int LONGEST = 1 << 30;

    /** The approximate number of bytes of a value in an answer and its text. */
    private static final long VALUE_BYTES = 48;

    static ObjectNode answer(Request request, Progress progress) {
        request.checkKeys(KEYS);
        Request.require(
                request.convention(Convention.NORMAL) == Convention.NORMAL,
                "a sequence has the values of normal play; genus has those of both conventions");
        HeapGame game = OneHeap.of(request.ruleset("sequence"));
        Request.require(request.json().has("to"), "the key to is missing; it gives the number of values to compute");
        int to = JsonData.read(request.json().get("to")).asInt("to", 0, LONGEST);
        Set<String> want = want(request);
        GrundySequence sequence = GrundySequence.of(game);
        Meter meter = new Meter(request.budget(Solver.DEFAULT_BUDGET), progress, () -> false);
        if (request.json().has("budget") && want.stream().anyMatch(EACH_VALUE::contains)) {
            // Values that follow from a period are not computed, but each is read.
            meter.require(to);
        }
        return AskedMeter.during(meter, () -> answer(sequence.to(to, meter), to, want, meter), () -> {});
    }

    public static ObjectNode answer(GrundySequence sequence, int to, Set<String> want, Meter meter) {
        ObjectNode answer = JsonData.object().put("computedTo", to);
        Optional<Period> period = sequence.period();
        if (want.contains("period")) {
            period.ifPresent(p -> answer.put("prePeriod", p.preperiod())
                    .put("period", p.period())
                    .put("saltus", p.saltus()));
            answer.put("proved", period.isPresent());
            period.ifPresent(p -> answer.put("certificate", p.check().text()));
        }
        if (want.contains("checksum")) {
            answer.put("checksum", String.format("%016x", sequence.checksum(to, meter)));
        }
        if (want.contains("values")) {
            meter.hold(VALUE_BYTES * to);
            ArrayNode values = answer.putArray("values");
            sequence.stream(0, to).forEach(value -> {
                meter.tick();
                values.add(value);
            });
        }
        Greatest.of(sequence, to, meter)
                .ifPresent(greatest -> answer.putObject("greatest")
                        .put("value", greatest.value())
                        .put("at", greatest.at()));
        return answer;
    }

    private static Set<String> want(Request request) {
        if (!request.json().has("want")) {
            return Set.of("period", "checksum");
        }
        Set<String> want = new TreeSet<>();
        for (Datum part : JsonData.read(request.json().get("want")).asItems()) {
            want.add(part.asWord("want"));
        }
        Request.require(PARTS.containsAll(want), "want is a list of period, checksum, values, not " + want);
        return want;
    }
}
