package org.impartial.cli.command.picture;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.Capability.PlaneGame;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.library.Survey.Inquiry;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.json.question.OneHeap;
import org.impartial.picture.chart.TwoHeapValues;
import org.impartial.solve.engine.sequence.GrundySequence;
import org.impartial.sweep.plane.LineTable;

/** The Grundy values of all positions of two heaps up to a size, of a game on two heaps. */
public final class Plane {
    private static final int MOST_SIDE = 8192;
    private static final int MOST_BY_SOLVER = 90_000;
    private static final int MOST_CELLS = 100_000_000;

    /** Returns the values of one game on a heap, or with moves along lines, without a solver; empty for other games. */
    private static Optional<TwoHeapValues> direct(PositionFormat ruleset, Size size, Meter meter) {
        ImpartialGame<?> game = OneHeap.first(ruleset);
        if (ruleset.games().size() > 1 || !(game instanceof HeapGame || game instanceof PlaneGame)) {
            return Optional.empty();
        }
        if ((long) size.width() * size.height() > MOST_CELLS) {
            throw new NotationException("a table of this game has at most " + MOST_CELLS + " cells, not " + size.width()
                    + "x" + size.height());
        }
        if (game instanceof HeapGame heap) {
            int heaps = Math.max(size.width(), size.height());
            GrundySequence sequence = GrundySequence.of(heap).to(heaps, meter);
            long[] values = sequence.values(0, heaps);
            return Optional.of((x, y) -> values[x] ^ values[y]);
        }
        return Optional.of(LineTable.of(((PlaneGame) game).lineMoves()).values(size.width(), size.height(), meter)::at);
    }

    /** Returns the least heap of a game on two heaps or coordinates, 0 or 1; other games are refused. */
    public static int first(PositionFormat ruleset) {
        boolean coins = isCoins(ruleset);
        return IntStream.rangeClosed(0, 1)
                .filter(n -> IntStream.range(0, 3)
                        .anyMatch(i ->
                                cell(ruleset, coins, n + i / 2, n + i % 2, "").isPresent()))
                .findFirst()
                .orElseThrow(Plane::notTwoHeaps);
    }

    /** Returns the values from a first heap on; 0, 0 is that of two first heaps. To read a row polls the meter. */
    public static TwoHeapValues from(int first, PositionFormat ruleset, Size size, Meter meter, Inquiry solvers) {
        boolean whole = first(ruleset) == 0
                && cell(ruleset, isCoins(ruleset), first, first + 1, "").isPresent();
        Size all = new Size(first + size.width(), first + size.height());
        return (whole ? direct(ruleset, all, meter) : Optional.<TwoHeapValues>empty())
                .<TwoHeapValues>map(values -> (x, y) -> {
                    if (y == 0) {
                        meter.poll();
                    }
                    return values.value(first + x, first + y);
                })
                .orElseGet(() -> bySolver(ruleset, size, first, Convention.NORMAL, solvers, meter, ""));
    }

    /** Returns the values from a first heap on beside other heaps, or 0 and 1 for P and N in misère play. */
    public static TwoHeapValues bySolver(
            PositionFormat ruleset,
            Size size,
            int first,
            Convention convention,
            Inquiry solvers,
            Meter meter,
            String others) {
        if ((long) size.width() * size.height() > MOST_BY_SOLVER) {
            throw new NotationException("the values of this game are found position by position; request at most "
                    + MOST_BY_SOLVER + " cells");
        }
        boolean coins = isCoins(ruleset);
        if (coins && !others.isEmpty()) {
            throw new NotationException("this game is played with coins, so that there is no third heap");
        }
        long[][] values = new long[size.width()][size.height()];
        for (int x = 0; x < size.width(); x++) {
            for (int y = 0; y < size.height(); y++) {
                meter.spend(1);
                values[x][y] = cell(ruleset, coins, first + x, first + y, others)
                        .map(position -> convention == Convention.NORMAL
                                ? solvers.grundy(position)
                                : solvers.outcome(position, convention) == Outcome.P ? 0 : 1)
                        .orElse((long) TwoHeapValues.NO_POSITION);
            }
        }
        return (x, y) -> values[x][y];
    }

    private static boolean isCoins(PositionFormat ruleset) {
        return GameLibrary.installed().families().stream()
                .filter(family -> family.card().group() == GameCard.Group.COIN)
                .anyMatch(family -> OneHeap.first(ruleset).name().matches(Pattern.quote(family.id()) + "(\\[.*)?"));
    }

    /** Returns the position of two heaps, or of one coin on a point with two coordinates. */
    private static Optional<Position> cell(PositionFormat ruleset, boolean coins, int x, int y, String others) {
        String text = coins ? "[" + x + "," + y + "]" : x + " " + y + " " + others;
        try {
            Position position = ruleset.read(GameLibrary.datum(text)).position();
            List<Component<?>> parts = position.components();
            boolean two = coins
                    || !others.isEmpty()
                    || parts.size() == 2
                    || (parts.size() == 1 && written(parts.get(0)).asItems().size() == 2);
            return two ? Optional.of(position) : Optional.empty();
        } catch (NotationException | IllegalArgumentException none) {
            return Optional.empty();
        }
    }

    /** Returns the first P-positions by the lesser heap, such as {@code (3,5)}. */
    public static List<String> lost(PositionFormat ruleset, int count, Meter meter) {
        List<String> pairs = List.of();
        for (int side = Math.max(4, 3 * count); pairs.size() < count && side <= MOST_SIDE; side *= 2) {
            int end = side;
            TwoHeapValues values = direct(ruleset, new Size(end, end), meter).orElseThrow(Plane::notTwoHeaps);
            pairs = IntStream.range(0, end)
                    .boxed()
                    .flatMap(x -> IntStream.range(x, end)
                            .filter(y -> values.value(x, y) == 0)
                            .mapToObj(y -> "(" + x + "," + y + ")"))
                    .limit(count)
                    .toList();
        }
        return pairs;
    }

    private static <S> Datum written(Component<S> component) {
        return component.game().notation().write(component.state());
    }

    private static NotationException notTwoHeaps() {
        return new NotationException("this game is not played on two heaps; use for instance wythoff or nim");
    }
}
