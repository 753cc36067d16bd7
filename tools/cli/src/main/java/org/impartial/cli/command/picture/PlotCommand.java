package org.impartial.cli.command.picture;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.LongUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.impartial.cli.io.ShellWords;
import org.impartial.cli.io.Terminal;
import org.impartial.cli.question.PositionRow;
import org.impartial.core.game.capability.Capability.PlaneGame;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.library.Survey.Inquiry;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.NotationException;
import org.impartial.json.question.OneHeap;
import org.impartial.picture.Picture;
import org.impartial.picture.chart.HeatMap;
import org.impartial.picture.chart.Plot;
import org.impartial.picture.chart.TwoHeapValues;
import org.impartial.solve.engine.sequence.GrundySequence;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plot}: a chart of the values of a game. */
@Command(name = "plot")
public final class PlotCommand extends PictureSubcommand {
    @Parameters(index = "0", paramLabel = "GAME", completionCandidates = GameNames.class)
    private String game = "";

    @Parameters(index = "1", arity = "0..1", paramLabel = "SIZE")
    private String size = "";

    @Option(names = "--as", paramLabel = "KIND")
    private Optional<PlotKind> kind = Optional.empty();

    @Option(names = "--modulo", paramLabel = "P")
    private Optional<Integer> modulo = Optional.empty();

    enum PlotKind {
        VALUES,
        HISTOGRAM,
        STRIP,
        MAP,
        BEAMS;

        private static final Set<PlotKind> PLANE = Set.of(MAP, BEAMS);
    }

    @Override
    protected void answer() throws IOException {
        refuseOptions(List.of(game, size));
        boolean grid =
                size.contains("x") || kind.filter(PlotKind.PLANE::contains).isPresent();
        Optional<PositionRow> row = grid ? Optional.empty() : PositionRow.of(game, false, GameLibrary.installed());
        if (row.isPresent()) {
            Size places = Size.parse(size.isEmpty() ? "64" : size);
            if (inCharacters()) {
                points(places, value(row.get(), places));
            } else {
                Picture picture = PictureOutput.drawn(() -> row(row.get(), places, kind.orElse(PlotKind.VALUES)));
                output.write(picture, terminal());
            }
            return;
        }
        PositionFormat ruleset = GameLibrary.installed().ruleset(game);
        boolean plane = OneHeap.first(ruleset) instanceof PlaneGame;
        Size heaps = Size.parse(size.isEmpty() ? (plane || grid ? "100x100" : "200") : size);
        PlotKind what = kind.orElse(heaps.plane() ? PlotKind.MAP : PlotKind.VALUES);
        if (heaps.plane() != PlotKind.PLANE.contains(what)) {
            throw new NotationException(
                    heaps.plane()
                            ? "a chart of one heap has a size such as 1000; for two heaps use --as map or --as beams"
                            : "a map and beams are of two heaps; write their size as 100x100");
        }
        Meter meter = meter(heaps);
        if (!inCharacters()) {
            Picture picture = PictureOutput.drawn(
                    () -> heaps.plane() ? plane(ruleset, heaps, what, meter) : line(ruleset, heaps, what, meter));
            output.write(picture, terminal());
        } else if (heaps.plane()) {
            int first = Plane.first(ruleset);
            TwoHeapValues values = PictureOutput.drawn(() -> values(first, ruleset, heaps, meter));
            print(CharacterChart.outcomes(heaps, first, values, terminal().width()));
        } else {
            points(heaps, PictureOutput.drawn(() -> sequence(ruleset, heaps, meter))::value);
        }
    }

    private TwoHeapValues values(int first, PositionFormat ruleset, Size heaps, Meter meter) {
        return Plane.from(first, ruleset, heaps, meter, spending.inquiry(terminal()));
    }

    private boolean inCharacters() {
        return !output.asked() && kind.isEmpty() && terminal().width() < Terminal.UNBROKEN;
    }

    private void points(Size heaps, LongUnaryOperator value) {
        print(CharacterChart.points(heaps.width(), value, terminal().width()));
    }

    private void print(String chart) {
        terminal().out().print(chart);
        terminal().say("-o FILE draws all of it as a picture");
    }

    private GrundySequence sequence(PositionFormat ruleset, Size heaps, Meter meter) {
        if (OneHeap.first(ruleset) instanceof PlaneGame) {
            throw new NotationException(game + " is played on two heaps; write the size of both: impartial plot "
                    + ShellWords.quoted(game) + " " + size + "x" + size);
        }
        return GrundySequence.of(OneHeap.of(ruleset)).to(heaps.width(), meter);
    }

    private LongUnaryOperator value(PositionRow row, Size places) {
        Inquiry solvers = spending.inquiry(terminal());
        Meter meter = meter(places);
        return n -> {
            meter.spend(1);
            meter.poll();
            return n < row.first() ? TwoHeapValues.NO_POSITION : solvers.grundy(row.at((int) n));
        };
    }

    private Picture line(PositionFormat ruleset, Size heaps, PlotKind what, Meter meter) {
        GrundySequence sequence = sequence(ruleset, heaps, meter);
        String name = titleOr(
                OneHeap.of(ruleset).name() + (what == PlotKind.HISTOGRAM ? ", " + heaps.width() + " heaps" : ""));
        return switch (what) {
            case HISTOGRAM -> Plot.histogram(name, heaps.width(), sequence::value);
            case STRIP -> Plot.strip(name, heaps.width(), rows(sequence, meter), sequence::value);
            default -> Plot.values(name, heaps.width(), sequence::value);
        };
    }

    private Picture row(PositionRow row, Size heaps, PlotKind what) {
        require(
                what == PlotKind.VALUES || what == PlotKind.HISTOGRAM,
                "the values of " + row.form() + " are drawn as values or as a histogram, for a size such as 64");
        int first = row.first();
        long[] values =
                LongStream.range(first, heaps.width()).map(value(row, heaps)).toArray();
        String name = titleOr(row.form());
        return what == PlotKind.HISTOGRAM
                ? Plot.histogram(name, values.length, n -> values[(int) n])
                : Plot.marks(name, first, heaps.width(), n -> values[(int) n - first]);
    }

    private Meter meter(Size size) {
        return new Meter(spending.budget(), terminal().progress("values", OptionalLong.of(size.values())), () -> false);
    }

    private int rows(GrundySequence sequence, Meter meter) {
        return modulo.orElseGet(() -> sequence.periodWithin(Math.max(sequence.computed(), 1 << 14), meter)
                .map(period -> (int) Math.min(period.period(), 500))
                .orElseThrow(() -> new NotationException(
                        "no period is proved for this game; give the length of a row, for instance --modulo 24")));
    }

    private Picture plane(PositionFormat ruleset, Size heaps, PlotKind what, Meter meter) {
        int first = Plane.first(ruleset);
        TwoHeapValues values = values(first, ruleset, heaps, meter);
        String name = OneHeap.first(ruleset).name();
        if (what == PlotKind.MAP) {
            return HeatMap.of(titleOr("Grundy values of " + name), heaps.width(), heaps.height(), first, values);
        }
        List<long[]> lost = IntStream.range(0, heaps.width())
                .boxed()
                .flatMap(x -> IntStream.range(0, heaps.height())
                        .filter(y -> values.value(x, y) == 0)
                        .mapToObj(y -> new long[] {first + x, first + y}))
                .toList();
        return Plot.beams(titleOr("P-positions of " + name), lost);
    }
}
