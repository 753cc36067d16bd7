package org.impartial.contest;

import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Budget;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.json.request.JsonData;
import org.impartial.json.request.Request;

/**
 * A problem of a contest: a position, and its known properties. It is written as a request of {@code solve --jsonl}
 * with up to three additional fields: {@code known}, a Grundy value in normal play or an outcome such as {@code "N"};
 * {@code source}, the source of that value; and {@code "positions"}, the number of positions that a plain memoised
 * search visits, which measures the difficulty of the problem. Immutable and safe to share between threads.
 *
 * <pre>{@code
 * ContestProblem problem = ContestProblem.of(new Nim().heaps(3, 5), Convention.MISERE);
 * problem.id();  // nim 3 + nim 5 misere
 * }</pre>
 *
 * @param line the fields as they are written
 * @param position the position; empty for a problem that was read from a file of runs and whose game is not installed
 * @param convention the playing convention
 */
public record ContestProblem(Datum.Fields line, Optional<Position> position, Convention convention) {
    private static final String ID = "id";
    private static final String KNOWN = "known";
    private static final String SOURCE = "source";
    private static final String POSITIONS = "positions";

    /** The keys that are no part of the position and the convention. */
    private static final Set<String> NOT_ASKED =
            Set.of(ID, KNOWN, SOURCE, POSITIONS, "solver", "want", "limit", "budget", "seconds");

    private static final Set<String> MORE_KEYS = Set.of(KNOWN, SOURCE, POSITIONS, "want");

    /**
     * {@return a problem without known properties, whose id is the position, followed by {@code misere} if so}
     *
     * @param position the position
     * @param convention the playing convention
     */
    public static ContestProblem of(Position position, Convention convention) {
        Map<String, Datum> line = new LinkedHashMap<>();
        line.put(ID, Datum.of(position + (convention == Convention.MISERE ? " misere" : "")));
        line.put("play", Datum.of(convention.name().toLowerCase(Locale.ROOT)));
        return new ContestProblem(new Datum.Fields(line), Optional.of(position), convention);
    }

    /** Reads a request with its known properties; the given id is used if it has none. */
    static ContestProblem read(Datum.Fields line, String id, GameLibrary library) {
        Map<String, Datum> fields = new LinkedHashMap<>();
        fields.put(ID, Datum.of(id));
        fields.putAll(line.fields());
        fields.replace(ID, new Datum.Nothing(), Datum.of(id));
        Set<String> unknown = new TreeSet<>(fields.keySet());
        unknown.removeAll(Request.KEYS);
        unknown.removeAll(MORE_KEYS);
        if (!unknown.isEmpty()) {
            throw new NotationException("unknown key \"" + unknown.iterator().next() + "\"; a problem has game, params,"
                    + " position or sum, and may have moves, play, id, known, source, positions");
        }
        ContestProblem problem = new ContestProblem(
                new Datum.Fields(fields), Optional.of(library.read(line).position()), library.play(line));
        problem.checkKnown();
        return problem;
    }

    /** Returns a copy of this problem with the given known properties. */
    ContestProblem knowing(Truth truth) {
        Map<String, Datum> fields = new LinkedHashMap<>(line.fields());
        truth.outcome().ifPresent(outcome -> fields.put(KNOWN, Datum.of(outcome.name())));
        truth.value().ifPresent(value -> fields.put(KNOWN, Datum.of(value)));
        fields.put(SOURCE, Datum.of(truth.basis()));
        return new ContestProblem(new Datum.Fields(fields), position, convention);
    }

    private void checkKnown() {
        Datum known = line.fields().get(KNOWN);
        boolean right = known instanceof Datum.Num number
                ? number.value() >= 0 && convention == Convention.NORMAL
                : known == null
                        || known instanceof Datum.Nothing
                        || knownOutcome().isPresent();
        if (!right) {
            throw new NotationException("known must be an outcome, \"N\", \"P\" or \"D\", or in normal play a Grundy"
                    + " value of 0 or more, not " + known + " in " + convention.words());
        }
        size();
    }

    /** {@return the name of this problem in its set} */
    public String id() {
        return text(ID).orElse("");
    }

    /** {@return the name of the game; {@code sum} for several; for a problem created in Java, the part of its id} */
    public String family() {
        return text("game")
                .orElseGet(() -> line.fields().containsKey("sum") ? "sum" : id().replaceFirst("[\\[ ].*", ""));
    }

    /**
     * {@return the outcome, if it is known beforehand: the known outcome, or the one that follows from the known value}
     */
    public Optional<Outcome> knownOutcome() {
        return knownValue().isPresent()
                ? Optional.of(knownValue().getAsLong() == 0 ? Outcome.P : Outcome.N)
                : text(KNOWN).flatMap(ContestProblem::outcome);
    }

    static Optional<Outcome> outcome(String name) {
        return Arrays.stream(Outcome.values())
                .filter(one -> one.name().equals(name))
                .findFirst();
    }

    /** {@return the Grundy value in normal play, if it is known beforehand} */
    public OptionalLong knownValue() {
        return line.fields().get(KNOWN) instanceof Datum.Num number
                ? OptionalLong.of(number.value())
                : OptionalLong.empty();
    }

    /** {@return the source of the known value or outcome, a reference or a description; empty if not stated} */
    public String source() {
        return text(SOURCE).orElse("");
    }

    /** {@return the number of positions that a plain memoised search visits; empty if it was not measured} */
    public OptionalLong size() {
        Datum size = line.fields().get(POSITIONS);
        return size == null ? OptionalLong.empty() : OptionalLong.of(size.asLong(POSITIONS, 0));
    }

    /** {@return the power of ten of {@link #size}, such as {@code 10^4} from 10,000 on; {@code beyond} if unknown} */
    public String difficulty() {
        int digits = Long.toString(size().orElse(0)).length();
        return size().isEmpty() ? "beyond" : "10^" + (digits - 1);
    }

    /** Returns the request alone, as a line of JSON for {@code solve --jsonl}; empty for a problem created in Java. */
    Optional<String> request(String solver) {
        return request(Map.of("solver", Datum.of(solver)));
    }

    /** Returns the request for a program, with its question and its limits; empty for a problem created in Java. */
    Optional<String> request(Ask ask, Budget budget) {
        Map<String, Datum> more = new LinkedHashMap<>();
        more.put("want", Datum.of(ask == Ask.VALUE ? "grundy" : ask.toString()));
        more.put("budget", Datum.of(budget.positions()));
        if (budget.time().compareTo(Duration.ofDays(1)) < 0) {
            more.put("seconds", Datum.of(Math.max(1, budget.time().toSeconds())));
        }
        return request(more);
    }

    private Optional<String> request(Map<String, Datum> more) {
        Map<String, Datum> fields = new LinkedHashMap<>(line.fields());
        fields.keySet().removeAll(NOT_ASKED);
        fields.putAll(more);
        return fields.containsKey("game") || fields.containsKey("sum")
                ? Optional.of(JsonData.write(new Datum.Fields(fields)).toString())
                : Optional.empty();
    }

    private Optional<String> text(String key) {
        return Optional.ofNullable(line.fields().get(key))
                .filter(value -> !(value instanceof Datum.Nothing))
                .map(Datum::toString);
    }

    /** Returns the line of JSON. */
    @Override
    public String toString() {
        return JsonData.write(line).toString();
    }
}
