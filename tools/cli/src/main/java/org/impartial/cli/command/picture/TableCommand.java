package org.impartial.cli.command.picture;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import org.impartial.cli.command.option.GameNames;
import org.impartial.cli.command.option.Misuse;
import org.impartial.cli.command.option.PlayOption;
import org.impartial.cli.command.option.Spending;
import org.impartial.cli.io.Bold;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.Interruptible;
import org.impartial.cli.io.LineBreaks;
import org.impartial.cli.io.Terminal;
import org.impartial.core.game.Convention;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.library.Survey.Inquiry;
import org.impartial.core.meter.Meter;
import org.impartial.json.question.SolverChoice;
import org.impartial.json.question.Solvers;
import org.impartial.picture.LatexTable;
import org.impartial.picture.chart.HeatMap;
import org.impartial.picture.chart.TwoHeapValues;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code table}: the values of a game on two heaps. */
@Command(
        name = "table",
        description =
                "Prints the values of a game on two heaps or coordinates; the first is the row, 0 is a P-position.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  impartial table wythoff",
            "  impartial table switch-lights 8x8",
            "  impartial table nim 5x5 --third 0,1,2",
            "  impartial table 'chomp[3,8]' 8x8 --third 0,1,2",
            "  impartial table 'd-wythoff[2]' 30x30 --csv > values.csv",
            "  impartial table wythoff 20x20 -o wythoff.svg",
            "  impartial table wythoff 20x20 -o wythoff.tex"
        })
public final class TableCommand implements Callable<Integer>, Interruptible {
    private static final int MOST_FROM = 1_000_000;

    private final Terminal terminal;

    @Spec
    private CommandSpec spec;

    @Parameters(
            index = "0",
            paramLabel = "GAME",
            completionCandidates = GameNames.class,
            description = "a game on two heaps with its parameters, such as wythoff")
    private String game = "";

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "AxB",
            description = "how many first and second heaps (default: 10x10)")
    private String size = "10x10";

    @Option(names = "--from", paramLabel = "N", description = "the first heap (default: 0, or 1 where play needs it)")
    private int from;

    @Option(
            names = "--third",
            paramLabel = "N",
            split = ",",
            description = "a third heap beside the two, or several such as 0,1,2: a table for each")
    private List<Integer> third = List.of();

    @Mixin
    private PlayOption play = new PlayOption();

    private int first;
    private boolean misere;

    @Option(names = "--csv", description = "Print comma-separated values, the second heaps in the first line.")
    private boolean csv;

    @Mixin
    private Spending spending = new Spending();

    @Mixin
    private PictureOutput output = new PictureOutput();

    public TableCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public String whenInterrupted() {
        return "no table was written; a smaller SIZE takes less time";
    }

    @Override
    public Integer call() throws IOException {
        Misuse.require(spec, from >= 0 && from <= MOST_FROM, "--from is from 0 to " + MOST_FROM);
        Size heaps = Size.parse(size);
        if (!heaps.plane()) {
            throw new ParameterException(
                    spec.commandLine(), "a table has two sizes, such as 20x20; for one heap use impartial sequence");
        }
        PositionFormat ruleset = GameLibrary.installed().ruleset(game);
        misere = play.of(game) == Convention.MISERE;
        if (!third.isEmpty()) {
            Misuse.require(spec, !output.asked() && !csv, "the tables of --third are text; leave out -o and --csv");
            slices(ruleset, heaps);
            return ExitStatus.ANSWERED;
        }
        TwoHeapValues values = PictureOutput.drawn(() -> values(ruleset, heaps));
        if (output.isTex()) {
            output.write(latex(heaps, values), terminal);
        } else if (output.asked()) {
            String title = (misere ? "Outcomes of misère " : "Grundy values of ")
                    + ruleset.games().get(0).name();
            output.write(
                    PictureOutput.drawn(() -> HeatMap.of(title, heaps.width(), heaps.height(), first, values)),
                    terminal);
        } else if (csv) {
            csv(heaps, values);
        } else {
            text(heaps, values);
        }
        return ExitStatus.ANSWERED;
    }

    private void slices(PositionFormat ruleset, Size heaps) {
        first = from;
        Meter meter = meter(OptionalLong.of((long) third.size() * heaps.values()));
        for (int heap : third) {
            terminal.out().println("third heap " + heap);
            text(heaps, Plane.bySolver(ruleset, heaps, first, convention(), inquiry(), meter, Integer.toString(heap)));
            terminal.out().println();
        }
    }

    /** Returns the values from the least heap on; in misère play 0 for P and 1 for N. */
    private TwoHeapValues values(PositionFormat ruleset, Size heaps) {
        first = Math.max(from, Plane.first(ruleset));
        Meter meter = meter(OptionalLong.of(heaps.values()));
        return misere
                ? Plane.bySolver(ruleset, heaps, first, Convention.MISERE, inquiry(), meter, "")
                : Plane.from(first, ruleset, heaps, meter, inquiry());
    }

    private Meter meter(OptionalLong values) {
        return new Meter(spending.budget(), terminal.progress("values", values), () -> false);
    }

    private Inquiry inquiry() {
        return new Solvers(terminal.progress()).inquiry(SolverChoice.AUTO, spending.budget());
    }

    private Convention convention() {
        return misere ? Convention.MISERE : Convention.NORMAL;
    }

    private LatexTable latex(Size heaps, TwoHeapValues values) {
        List<String> head = new ArrayList<>(List.of(""));
        List<List<String>> rows = new ArrayList<>();
        for (int y = 0; y < heaps.height(); y++) {
            head.add(Integer.toString(first + y));
        }
        for (int x = 0; x < heaps.width(); x++) {
            List<String> row = new ArrayList<>(List.of(Integer.toString(first + x)));
            for (int y = 0; y < heaps.height(); y++) {
                row.add(cell(values.value(x, y)));
            }
            rows.add(row);
        }
        return new LatexTable(List.of(), head, rows, false);
    }

    private void csv(Size heaps, TwoHeapValues values) {
        PrintWriter out = terminal.out();
        for (int y = 0; y < heaps.height(); y++) {
            out.print("," + (first + y));
        }
        out.print("\n");
        for (int x = 0; x < heaps.width(); x++) {
            out.print(first + x);
            for (int y = 0; y < heaps.height(); y++) {
                String cell = cell(values.value(x, y));
                out.print("," + (cell.equals(".") ? "" : cell));
            }
            out.print("\n");
        }
    }

    private void text(Size heaps, TwoHeapValues values) {
        long greatest = first + Math.max(heaps.width(), heaps.height()) - 1L;
        for (int x = 0; x < heaps.width(); x++) {
            for (int y = 0; y < heaps.height(); y++) {
                greatest = Math.max(greatest, values.value(x, y));
            }
        }
        int width = Long.toString(greatest).length();
        int shown = LineBreaks.fitting(width + 2, width + 1, heaps.height(), terminal.width());
        StringBuilder head = new StringBuilder(" ".repeat(width) + " |");
        for (int y = 0; y < shown; y++) {
            head.append(' ').append(padded(Integer.toString(first + y), width));
        }
        terminal.out().println(head);
        terminal.out().println("-".repeat(width + 1) + "+" + "-".repeat((width + 1) * shown));
        for (int x = 0; x < heaps.width(); x++) {
            StringBuilder row = new StringBuilder(padded(Integer.toString(first + x), width) + " |");
            for (int y = 0; y < shown; y++) {
                long value = values.value(x, y);
                String cell = padded(cell(value), width);
                row.append(' ').append(value == 0 ? Bold.text(cell, terminal.ansi()) : cell);
            }
            terminal.out().println(row);
        }
        if (shown < heaps.height()) {
            terminal.say("… columns " + (first + shown) + " to " + (first + heaps.height() - 1)
                    + " do not fit; a wider terminal, --csv or -o FILE shows all");
        }
    }

    private String cell(long value) {
        return value == TwoHeapValues.NO_POSITION ? "." : misere ? (value == 0 ? "P" : "N") : Long.toString(value);
    }

    private static String padded(String text, int width) {
        return " ".repeat(width - text.length()) + text;
    }
}
