package org.impartial.cli.command.picture;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
    private static final int MOST_BY_RULES = 300;
    private static final int MOST_SIDE = 8192;
    private static final int MOST_BY_SOLVER = 10_000;
    private static final int MOST_BY_LINES = 100_000_000;

    private final PositionFormat ruleset;
    private final Size size;
    private final Meter meter;
    private final boolean coins;

    private Plane(PositionFormat ruleset, Size size, Meter meter) {
        this.ruleset = ruleset;
        this.size = size;
        this.meter = meter;
        this.coins = isCoins(ruleset);
    }

    /**
     * Returns the values by the fastest method for the game: lines in the plane, the XOR of two equal games, or its
     * rules.
     */
    public static TwoHeapValues of(PositionFormat ruleset, Size size, Meter meter) {
        ImpartialGame<?> game = OneHeap.first(ruleset);
        if (game instanceof HeapGame heap && ruleset.games().size() == 1) {
            int heaps = Math.max(size.width(), size.height());
            GrundySequence sequence = GrundySequence.of(heap).to(heaps, meter);
            long[] values = sequence.values(0, heaps);
            return (x, y) -> values[x] ^ values[y];
        }
        if (game instanceof PlaneGame plane && ruleset.games().size() == 1) {
            if ((long) size.width() * size.height() > MOST_BY_LINES) {
                throw new NotationException("a table of this game has at most " + MOST_BY_LINES + " cells, not "
                        + size.width() + "x" + size.height());
            }
            return LineTable.of(plane.lineMoves()).values(size.width(), size.height(), meter)::at;
        }
        return TwoHeapValues.of(new Plane(ruleset, size, meter).byRules());
    }

    /**
     * Returns the least heap of a game on two heaps or coordinates.
     *
     * @throws NotationException if neither 0 nor 1 denotes a position of both
     */
    public static int first(PositionFormat ruleset) {
        boolean coins = isCoins(ruleset);
        return IntStream.rangeClosed(0, 1)
                .filter(n -> Stream.of(
                                cell(ruleset, coins, n, n, ""),
                                cell(ruleset, coins, n, n + 1, ""),
                                cell(ruleset, coins, n + 1, n, ""))
                        .anyMatch(Optional::isPresent))
                .findFirst()
                .orElseThrow(Plane::notTwoHeaps);
    }

    /** Returns the values from a first heap on; 0, 0 is that of two first heaps. */
    public static TwoHeapValues from(int first, PositionFormat ruleset, Size size, Meter meter, Inquiry solvers) {
        if (first(ruleset) > 0
                || cell(ruleset, isCoins(ruleset), first, first + 1, "").isEmpty()) {
            return bySolver(ruleset, size, first, Convention.NORMAL, solvers, meter, "");
        }
        TwoHeapValues all = of(ruleset, new Size(first + size.width(), first + size.height()), meter);
        return (x, y) -> all.value(first + x, first + y);
    }

    /**
     * Returns the values from a first heap on, or 0 and 1 for P and N in misère play, each by a solver.
     *
     * @param others further heaps, which are the same in all positions
     * @return the values; {@link TwoHeapValues#NO_POSITION} where two numbers are no position
     */
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
            boolean two = !others.isEmpty()
                    || parts.size() == 2
                    || (parts.size() == 1 && written(parts.get(0)).asItems().size() == 2);
            return Optional.of(position).filter(found -> coins || two);
        } catch (NotationException | IllegalArgumentException none) {
            return Optional.empty();
        }
    }

    /** Returns the first P-positions by the lesser heap, such as {@code (3,5)}. */
    public static List<String> lost(PositionFormat ruleset, int count, Meter meter) {
        List<String> pairs = new ArrayList<>();
        for (int side = Math.max(4, 3 * count); pairs.size() < count && side <= MOST_SIDE; side *= 2) {
            TwoHeapValues values = of(ruleset, new Size(side, side), meter);
            pairs.clear();
            for (int x = 0; x < side && pairs.size() < count; x++) {
                for (int y = x; y < side && pairs.size() < count; y++) {
                    if (values.value(x, y) == 0) {
                        pairs.add("(" + x + "," + y + ")");
                    }
                }
            }
        }
        return pairs;
    }

    private int[][] byRules() {
        if (Math.max(size.width(), size.height()) > MOST_BY_RULES) {
            throw new NotationException("the values of this game are found from its rules, position by position;"
                    + " request at most " + MOST_BY_RULES + "x" + MOST_BY_RULES);
        }
        int side = Math.max(size.width(), size.height());
        int[][] values = new int[side][side];
        for (int sum = 0; sum <= 2 * (side - 1); sum++) {
            for (int x = Math.max(0, sum - side + 1); x <= Math.min(sum, side - 1); x++) {
                values[x][sum - x] = value(values, x, sum - x);
            }
        }
        return values;
    }

    private int value(int[][] values, int x, int y) {
        Optional<Position> position = cell(ruleset, coins, x, y, "");
        if (position.isEmpty()) {
            return TwoHeapValues.NO_POSITION;
        }
        BitSet seen = new BitSet();
        List<Component<?>> components = position.get().components();
        if (components.size() != 1) {
            throw notTwoHeaps();
        }
        List<Position> options = components.get(0).options(meter);
        meter.spend(1, options.size());
        for (Position option : options) {
            int[] heaps = heaps(option);
            if (heaps[0] + heaps[1] >= x + y || Math.max(heaps[0], heaps[1]) >= values.length) {
                throw new NotationException("a move of this game does not reduce its two heaps, so it has no table");
            }
            seen.set(values[heaps[0]][heaps[1]]);
        }
        return seen.nextClearBit(0);
    }

    private static int[] heaps(Position option) {
        if (option.components().size() != 1) {
            throw notTwoHeaps();
        }
        List<Datum> heaps = written(option.components().get(0)).asItems();
        if (heaps.size() != 2) {
            throw notTwoHeaps();
        }
        return new int[] {heaps.get(0).asInt("heap", 0, 1 << 20), heaps.get(1).asInt("heap", 0, 1 << 20)};
    }

    private static <S> Datum written(Component<S> component) {
        return component.game().notation().write(component.state());
    }

    private static NotationException notTwoHeaps() {
        return new NotationException("this game is not played on two heaps; use for instance wythoff or nim");
    }
}
