package org.impartial.contest;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.impartial.contest.ContestRun.End;
import org.impartial.contest.ContestRun.Response;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Cost;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.json.request.JsonData;
import org.impartial.proof.file.LinesFile;

/** Reads and writes runs as lines of JSON. */
final class RunText {
    private final GameLibrary library = GameLibrary.installed();
    private final Map<Datum, ContestProblem> problems = new HashMap<>();

    /** Creates a reader to which the positions of some problems are known. */
    RunText(Iterable<ContestProblem> known) {
        known.forEach(problem -> problems.put(problem.line(), problem));
    }

    static String write(ContestRun run) {
        Map<String, Datum> fields = new LinkedHashMap<>();
        fields.put("strategy", Datum.of(run.strategy()));
        fields.put("problem", run.problem().line());
        fields.put("ask", Datum.of(run.ask().toString()));
        fields.put("round", Datum.of(run.round()));
        fields.put("end", Datum.of(run.end().name()));
        fields.put("detail", Datum.of(run.detail()));
        run.response().outcome().ifPresent(outcome -> fields.put("outcome", Datum.of(outcome.name())));
        run.response().value().ifPresent(value -> fields.put("value", Datum.of(value)));
        List<Datum> moves = run.response().moves().stream().map(Datum::of).toList();
        fields.put("moves", Datum.list(moves));
        fields.put("positions", Datum.of(run.cost().positions()));
        fields.put("options", Datum.of(run.cost().options()));
        fields.put("nanos", Datum.of(run.cost().time().toNanos()));
        fields.put("processor", Datum.of(run.processor().toNanos()));
        fields.put("memory", Datum.of(run.cost().memory()));
        fields.put("mostPositions", Datum.of(run.budget().positions()));
        fields.put("mostMillis", Datum.of(run.budget().time().toMillis()));
        fields.put("mostMemory", Datum.of(run.budget().memory()));
        return JsonData.write(new Datum.Fields(fields)).toString();
    }

    /** Reads lines, with their numbers in messages; a last one cut by an interruption is left out with a remark. */
    void read(Path file, Consumer<ContestRun> runs, Consumer<String> machines) throws IOException {
        LinesFile.CutText text = LinesFile.read(file);
        List<String> lines = text.lines().lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            read(file, i + 1, lines.get(i), runs, machines);
        }
        try {
            read(file, lines.size() + 1, text.rest(), runs, machines);
        } catch (NotationException cut) {
            if (lines.isEmpty()) {
                throw cut;
            }
            machines.accept("the last line of " + file + " is incomplete and was left out");
        }
    }

    private void read(Path file, int number, String line, Consumer<ContestRun> runs, Consumer<String> machines) {
        try {
            read(line, runs, machines);
        } catch (NotationException e) {
            throw new NotationException("line " + number + " of " + file + ": " + e.getMessage());
        }
    }

    /** Reads a line: a run, or the description of a machine; an empty one is skipped. */
    private void read(String line, Consumer<ContestRun> runs, Consumer<String> machines) {
        if (line.isBlank()) {
            return;
        }
        Map<String, Datum> fields = JsonData.read(line).fields();
        if (fields.containsKey("machine")) {
            machines.accept(get(fields, "machine").toString());
        } else {
            runs.accept(run(fields));
        }
    }

    private ContestRun run(Map<String, Datum> fields) {
        ContestProblem problem = problem(get(fields, "problem"));
        String strategy = get(fields, "strategy").asWord("strategy");
        Ask ask = choice(Ask.values(), get(fields, "ask"));
        int round = get(fields, "round").asInt("round", 0, Integer.MAX_VALUE);
        long mostPositions = number(fields, "mostPositions");
        Duration most = Duration.ofMillis(number(fields, "mostMillis"));
        Budget budget = new Budget(mostPositions, most, number(fields, "mostMemory"));
        End end = choice(End.values(), get(fields, "end"));
        String detail = get(fields, "detail").asWord("detail");
        Response response = response(fields);
        long positions = number(fields, "positions");
        long options = number(fields, "options");
        Duration time = Duration.ofNanos(number(fields, "nanos"));
        Cost cost = new Cost(positions, options, time, number(fields, "memory"));
        Duration processor = Duration.ofNanos(number(fields, "processor"));
        return new ContestRun(problem, strategy, ask, round, budget, end, detail, response, cost, processor);
    }

    private static Response response(Map<String, Datum> fields) {
        List<String> moves = get(fields, "moves").asList("moves").stream()
                .map(move -> move.asWord("a move"))
                .toList();
        Datum value = fields.get("value");
        OptionalLong known = value == null ? OptionalLong.empty() : OptionalLong.of(value.asLong("value", 0));
        Optional<Datum> outcome = Optional.ofNullable(fields.get("outcome"));
        return new Response(outcome.map(name -> choice(Outcome.values(), name)), known, moves);
    }

    /** Returns the problem of a run; its game need not be installed. */
    private ContestProblem problem(Datum datum) {
        if (!(datum instanceof Datum.Fields line)) {
            throw new NotationException("problem must be an object");
        }
        return problems.computeIfAbsent(datum, key -> {
            try {
                return ContestProblem.read(line, "", library);
            } catch (NotationException notInstalled) {
                boolean misere = Datum.of("misere").equals(line.fields().get("play"));
                return new ContestProblem(line, Optional.empty(), misere ? Convention.MISERE : Convention.NORMAL);
            }
        });
    }

    private static <E extends Enum<E>> E choice(E[] among, Datum name) {
        for (E one : among) {
            if (one.name().equals(name.toString().toUpperCase(Locale.ROOT))) {
                return one;
            }
        }
        throw new NotationException("\"" + name + "\" is none of " + List.of(among));
    }

    private static long number(Map<String, Datum> fields, String name) {
        return get(fields, name).asLong(name, 0);
    }

    private static Datum get(Map<String, Datum> fields, String name) {
        Datum value = fields.get(name);
        if (value == null) {
            throw new NotationException("the field " + name + " of a run is missing");
        }
        return value;
    }
}
