package org.impartial.site;

import static org.impartial.site.Page.element;

import java.util.Optional;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.Capability.PlaneGame;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Budget;
import org.impartial.core.notation.Datum;
import org.impartial.picture.Picture;
import org.impartial.picture.chart.HeatMap;
import org.impartial.picture.chart.Plot;
import org.impartial.solve.Solver;
import org.impartial.solve.UnsolvedException;

/** The first values of the game of an example: of one heap as a table and a plot, of two heaps as a map. */
record ValuePictures(GameLibrary library, GameFamily family) {
    private static final int HEAPS = 30;
    private static final int PLOTTED = 80;
    private static final int SIDE = 16;
    private static final Budget BUDGET = Budget.positions(100_000);

    Optional<String> html() {
        String example = family.card().example();
        if (library.survey(example).isPresent() || family.play() != Convention.NORMAL) {
            return Optional.empty();
        }
        Position position = library.read(example).position();
        if (position.components().isEmpty()) {
            return Optional.empty();
        }
        try {
            return of(position.components().get(0));
        } catch (UnsolvedException | BeyondRangeException | IllegalArgumentException unknown) {
            return Optional.empty();
        }
    }

    private static <S> Optional<String> of(Component<S> part) {
        Solver solver = Solver.normal().within(BUDGET);
        String head = element("h2", "Grundy values of " + part.game().name());
        if (part.game() instanceof HeapGame game) {
            Picture plot = Plot.values("", PLOTTED, heap -> solver.grundy(game.at(heap)));
            return Optional.of(head + table(game, solver) + figure(plot));
        }
        if (part.game() instanceof PlaneGame) {
            Notation<S> notation = part.game().notation();
            Picture map = HeatMap.of(
                    "", SIDE, SIDE, (x, y) -> solver.grundy(part.game().at(notation.read(Datum.of(x, y)))));
            return Optional.of(head + figure(map));
        }
        return Optional.empty();
    }

    private static String figure(Picture picture) {
        return "<figure>" + picture.svg() + "</figure>\n";
    }

    private static String table(HeapGame game, Solver solver) {
        StringBuilder heaps = new StringBuilder("<tr><th>heap</th>");
        StringBuilder values = new StringBuilder("<tr><th>value</th>");
        for (int heap = 0; heap <= HEAPS; heap++) {
            long value = solver.grundy(game.at(heap));
            heaps.append("<td>" + heap + "</td>");
            values.append((value == 0 ? "<td class=\"lost\">" : "<td>") + value + "</td>");
        }
        return "<div class=\"wide\" tabindex=\"0\"><table>" + heaps + "</tr>\n" + values + "</tr></table></div>\n";
    }
}
