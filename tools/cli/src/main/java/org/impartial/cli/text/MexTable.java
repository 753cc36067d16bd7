package org.impartial.cli.text;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.nim.Mex;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;

/** The options of a position with their outcomes and values, and the mex of these values. */
public record MexTable(Position position, Function<Move, String> name, Solver solver) {
    /** The greatest number of options in a table that is not requested. */
    private static final int FEW = 8;

    private static final Budget BRIEF = Budget.positions(100_000).within(Duration.ofMillis(500));

    /** Returns the table if the position is one component with few options, whose values are all soon found. */
    public Optional<Exhibit> few() {
        try {
            if (!(position instanceof Component<?> one)
                    || solver.convention() == Convention.MISERE
                    || one.firstOptions(4 * FEW, meter()).size() == 4 * FEW) {
                return Optional.empty();
            }
            return table(FEW).filter(table -> !table.rows().isEmpty());
        } catch (StoppedException | BeyondRangeException tooMany) {
            return Optional.empty();
        }
    }

    /** Returns the table of all options, equal ones once; it stops if they are too many to list. */
    public Exhibit all() {
        return table(Integer.MAX_VALUE).orElseThrow();
    }

    private Optional<Exhibit> table(int most) {
        Map<String, Position> options = new LinkedHashMap<>();
        position.moves(meter()).forEach(move -> options.putIfAbsent(name.apply(move), move.result()));
        if (options.size() > most) {
            return Optional.empty();
        }
        boolean misere = solver.convention() == Convention.MISERE;
        List<List<String>> rows = new ArrayList<>();
        Set<Long> values = new LinkedHashSet<>();
        Set<Outcome> outcomes = new LinkedHashSet<>();
        boolean valued = !misere;
        Budget left = BRIEF;
        for (Map.Entry<String, Position> option : options.entrySet()) {
            Analysis answer = (most == FEW ? solver.within(left) : solver).analyse(option.getValue());
            boolean solved = answer.status() == Analysis.Status.SOLVED;
            OptionalLong value = solved && !misere ? answer.grundy() : OptionalLong.empty();
            value.ifPresent(values::add);
            left = left.after(answer.cost());
            valued &= value.isPresent();
            if (!valued && most == FEW) {
                return Optional.empty();
            }
            if (solved) {
                outcomes.add(answer.outcome());
            }
            String worth = value.isPresent() ? Long.toString(value.getAsLong()) : "?";
            List<String> row =
                    List.of(option.getKey(), solved ? answer.outcome().name() : "?", worth);
            rows.add(misere ? row.subList(0, 2) : row);
        }
        long[] known = values.stream().mapToLong(value -> value).toArray();
        return Optional.of(new Exhibit(
                rows.isEmpty() ? "No options" : "Options",
                List.of("option", "outcome", "value").subList(0, rows.isEmpty() ? 0 : misere ? 2 : 3),
                rows,
                misere ? misere(outcomes) : valued ? mex(values) + " = " + Mex.of(known) : ""));
    }

    private static String misere(Set<Outcome> outcomes) {
        return outcomes.isEmpty() || outcomes.contains(Outcome.P)
                ? (outcomes.isEmpty() ? "no option, so N in misère play" : "an option is P, so N")
                : outcomes.equals(Set.of(Outcome.N)) ? "every option is N, so P" : "";
    }

    private static Meter meter() {
        return new Meter(BRIEF, Progress.NONE, () -> false);
    }

    /** Returns the text of a mex, such as {@code mex{3, 1, 0}}. */
    static String mex(Collection<?> values) {
        return values.stream().map(String::valueOf).collect(Collectors.joining(", ", "mex{", "}"));
    }
}
