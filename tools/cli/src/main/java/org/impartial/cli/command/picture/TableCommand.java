package org.impartial.cli.command.picture;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.cli.command.option.PlayOption;
import org.impartial.cli.command.option.Spending;
import org.impartial.cli.command.option.Subcommand;
import org.impartial.cli.io.Bold;
import org.impartial.cli.io.LineBreaks;
import org.impartial.core.game.Convention;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.meter.Meter;
import org.impartial.picture.LatexTable;
import org.impartial.picture.Picture;
import org.impartial.picture.chart.HeatMap;
import org.impartial.picture.chart.TwoHeapValues;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code table}: the values of a game on two heaps. */
@Command(name = "table")
public final class TableCommand extends Subcommand {
    private static final int MOST_FROM = 1_000_000;
    private static final int HEAD = -1;

    @Parameters(index = "0", paramLabel = "GAME", completionCandidates = GameNames.class)
    private String game = "";

    @Parameters(index = "1", arity = "0..1", paramLabel = "AxB")
    private String size = "10x10";

    @Option(names = "--from", paramLabel = "N")
    private int from;

    @Option(names = "--third", paramLabel = "N", split = ",")
    private List<Integer> third = List.of();

    @Mixin
    private PlayOption play = new PlayOption();

    private int first;
    private boolean misere;

    @Option(names = "--csv")
    private boolean csv;

    @Mixin
    private Spending spending = new Spending();

    @Mixin
    private PictureOutput output = new PictureOutput();

    @Override
    protected void answer() throws IOException {
        require(from >= 0 && from <= MOST_FROM, "--from is from 0 to " + MOST_FROM);
        Size heaps = Size.parse(size);
        require(heaps.plane(), "a table has two sizes, such as 20x20; for one heap use impartial sequence");
        PositionFormat ruleset = GameLibrary.installed().ruleset(game);
        misere = play.of(game) == Convention.MISERE;
        if (!third.isEmpty()) {
            require(!output.isTex() && !csv, "the tables of --third are text or a picture, not --csv or .tex");
            slices(ruleset, heaps);
            return;
        }
        TwoHeapValues values = PictureOutput.drawn(() -> values(ruleset, heaps));
        if (output.isTex()) {
            output.write(latex(heaps, values), terminal());
        } else if (output.asked()) {
            output.write(
                    PictureOutput.drawn(() -> HeatMap.of(title(ruleset), heaps.width(), heaps.height(), first, values)),
                    terminal());
        } else if (csv) {
            for (int x = HEAD; x < heaps.width(); x++) {
                terminal().out().print(String.join(",", line(x, heaps, values)).replace(".", "") + "\n");
            }
        } else {
            text(heaps, values);
        }
    }

    private void slices(PositionFormat ruleset, Size heaps) throws IOException {
        require(third.stream().allMatch(heap -> heap >= 0), "a third heap of --third is 0 or more");
        first = from;
        Meter meter = meter((long) third.size() * heaps.values());
        Map<String, TwoHeapValues> slices = new LinkedHashMap<>();
        for (int heap : third) {
            slices.put("third heap " + heap, bySolver(ruleset, heaps, meter, Integer.toString(heap)));
        }
        if (output.asked()) {
            Picture maps = PictureOutput.drawn(
                    () -> HeatMap.slices(title(ruleset), heaps.width(), heaps.height(), first, slices));
            output.write(maps, terminal());
            return;
        }
        slices.forEach((name, values) -> {
            terminal().println(name);
            text(heaps, values);
            terminal().println("");
        });
    }

    private String title(PositionFormat ruleset) {
        return (misere ? "Outcomes of misère " : "Grundy values of ")
                + ruleset.games().get(0).name();
    }

    private TwoHeapValues values(PositionFormat ruleset, Size heaps) {
        first = Math.max(from, Plane.first(ruleset));
        Meter meter = meter(heaps.values());
        return misere
                ? bySolver(ruleset, heaps, meter, "")
                : Plane.from(first, ruleset, heaps, meter, spending.inquiry(terminal()));
    }

    private TwoHeapValues bySolver(PositionFormat ruleset, Size heaps, Meter meter, String others) {
        Convention convention = misere ? Convention.MISERE : Convention.NORMAL;
        return Plane.bySolver(ruleset, heaps, first, convention, spending.inquiry(terminal()), meter, others);
    }

    private Meter meter(long values) {
        return spending.meter(terminal().progress("values", OptionalLong.of(values)));
    }

    private LatexTable latex(Size heaps, TwoHeapValues values) {
        List<List<String>> rows = IntStream.range(0, heaps.width())
                .mapToObj(x -> line(x, heaps, values))
                .toList();
        return new LatexTable(List.of(), line(HEAD, heaps, values), rows, false);
    }

    /** Returns a first heap and its row, or a blank and the second heaps. */
    private List<String> line(int x, Size heaps, TwoHeapValues values) {
        Stream<String> cells = IntStream.range(0, heaps.height())
                .mapToObj(y -> x == HEAD ? Integer.toString(first + y) : cell(values.value(x, y)));
        return Stream.concat(Stream.of(x == HEAD ? "" : Integer.toString(first + x)), cells)
                .toList();
    }

    private void text(Size heaps, TwoHeapValues values) {
        long greatest = first + Math.max(heaps.width(), heaps.height()) - 1L;
        for (int x = 0; x < heaps.width(); x++) {
            for (int y = 0; y < heaps.height(); y++) {
                greatest = Math.max(greatest, values.value(x, y));
            }
        }
        int width = Long.toString(greatest).length();
        int shown = LineBreaks.fitting(
                width + 2, width + 1, heaps.height(), terminal().width());
        for (int x = HEAD; x < heaps.width(); x++) {
            List<String> line = line(x, heaps, values);
            StringBuilder row = new StringBuilder(LineBreaks.padded(line.get(0), width) + " |");
            for (String cell : line.subList(1, shown + 1)) {
                String text = LineBreaks.padded(cell, width);
                boolean lost = x != HEAD && cell.matches("[0P]");
                row.append(' ').append(lost ? Bold.text(text, terminal().ansi()) : text);
            }
            terminal().println(row);
            if (x == HEAD) {
                terminal().println("-".repeat(width + 1) + "+" + "-".repeat((width + 1) * shown));
            }
        }
        if (shown < heaps.height()) {
            String left = "… columns " + (first + shown) + " to " + (first + heaps.height() - 1);
            terminal().say(left + " do not fit; a wider terminal, --csv or -o FILE shows all");
        }
    }

    private String cell(long value) {
        return value == TwoHeapValues.NO_POSITION ? "." : misere ? (value == 0 ? "P" : "N") : Long.toString(value);
    }
}
