package org.impartial.cli.text;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.impartial.cli.io.LineBreaks;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapReach;
import org.impartial.core.meter.Meter;
import org.impartial.json.question.Greatest;
import org.impartial.solve.Solver;
import org.impartial.solve.engine.sequence.GrundySequence;
import org.impartial.solve.engine.sequence.SequenceStatistics;

/** Prints the results about a sequence for human readers. */
public record SequenceReport(GrundySequence sequence, PrintWriter out, int screen) {
    private static final int PER_LINE = 20;
    private static final int PART = 1 << 10;

    public void rows(int first, int length, Meter meter) {
        Optional<Greatest> greatest = Greatest.of(sequence, length, meter);
        int width = greatest.map(g -> Long.toString(g.value()).length()).orElse(1);
        int heads = Integer.toString(length).length();
        int perLine = LineBreaks.fitting(heads + 1, width + 1, PER_LINE, screen);
        for (int from = first; from < length; from += perLine) {
            meter.tick(perLine);
            String row = sequence.stream(from, Math.min(length, (long) from + perLine))
                    .mapToObj(value -> LineBreaks.padded(value, width))
                    .collect(Collectors.joining(" "));
            out.println(LineBreaks.padded(from, heads) + ": " + row);
        }
        greatest.ifPresent(g -> out.println("greatest value " + g.value() + ", first at " + g.at()
                + (first > 0 ? ", of all heaps from 0 on" : "")));
        if (sequence.period().isPresent()) {
            proof();
        }
    }

    /** Prints a line for each value: the mex of the values of the options, equal options once. */
    public void derivation(int length, Meter meter) {
        HeapGame game = sequence.game();
        for (int heap = 0; heap < length; heap++) {
            Set<String> names = new LinkedHashSet<>();
            Set<Long> values = new LinkedHashSet<>();
            for (Position option : game.at(heap).options(meter)) {
                List<Long> parts = option.components().stream()
                        .map(part -> (Long) part.state())
                        .toList();
                String name = parts.stream().map(n -> "G(" + n + ")").collect(Collectors.joining("⊕"));
                names.add(name.isEmpty() ? "0" : name);
                values.add(parts.stream().mapToLong(sequence::value).reduce(0, (a, b) -> a ^ b));
            }
            out.println(LineBreaks.wrapped(
                    "G(" + heap + ") = " + (names.isEmpty() ? "" : MexTable.mex(names) + " = ") + MexTable.mex(values)
                            + " = " + sequence.value(heap),
                    screen));
        }
    }

    public void csv(int length, Meter meter) {
        out.print("n,G(n)\n");
        for (int n = 0; n < length; n++) {
            meter.tick();
            out.print(n + "," + sequence.value(n) + "\n");
        }
    }

    public void bfile(int length, Meter meter) throws IOException {
        for (int from = 0; from < length; from += PART) {
            int to = (int) Math.min(length, (long) from + PART);
            meter.tick(to - from);
            sequence.writeBFile(from, to, out);
        }
    }

    public void proof() {
        String found = sequence.period()
                .map(period -> "period " + period.period() + " from " + period.preperiod()
                        + (period.saltus() == 0 ? "" : ", saltus " + period.saltus()) + "\nproved: " + period.check())
                .orElseGet(() -> "no period is proved up to " + sequence.computed()
                        + sequence.observed().map(o -> "; " + o).orElse("") + HeapReach.missing(sequence.game()));
        out.println(LineBreaks.wrapped(sequence.game().name() + ": " + found, screen));
    }

    public void value(long heap) {
        HeapGame game = sequence.game();
        boolean claimed = heap >= sequence.computed()
                && sequence.period().isEmpty()
                && FormReport.theorem(game, heap).isPresent();
        out.println("G(" + heap + ") = " + (claimed ? Solver.normal().grundy(game.at(heap)) : sequence.value(heap)));
    }

    public void statistics(int heaps, Meter meter) {
        SequenceStatistics counted = sequence.statistics(heaps);
        out.println(counted.heaps() + " values, greatest " + counted.greatest() + ", first at " + counted.greatestAt());
        sequence.period()
                .filter(period -> heaps > sequence.computed())
                .ifPresent(period ->
                        out.println(sequence.computed() + " of them are computed, and the others follow from period "
                                + period.period() + " from " + period.preperiod()));
        counted.space().ifPresent(space -> {
            out.println(space);
            out.println("rare values " + words(counted.rareValues()) + ", the last at " + counted.lastRare());
            out.println("common values " + words(counted.commonValues()));
        });
        counted.counts().forEach(c -> {
            meter.tick();
            out.println("value " + c.value() + ": " + c.rare() + " rare, " + c.common() + " common");
        });
    }

    public static void known(List<HeapGame> games, List<String> coins, int heaps, PrintWriter out) {
        if (!games.isEmpty()) {
            out.println("these " + heaps + " values are those of "
                    + games.stream().map(HeapGame::name).collect(Collectors.joining(", ")));
        }
        if (!coins.isEmpty()) {
            out.println(
                    "these " + heaps + " values are those of one coin, by its place, in " + String.join(", ", coins));
        }
        if (games.isEmpty() && coins.isEmpty()) {
            out.println(
                    "no game of the library has these " + heaps + " values: its games on one heap, octal games of up to"
                            + " four digits, and one coin by its place in its coin games were compared");
        }
    }

    private static String words(List<Integer> values) {
        return values.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }
}
