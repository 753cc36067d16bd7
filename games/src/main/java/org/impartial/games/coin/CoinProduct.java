package org.impartial.games.coin;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Parts;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.state.Require;

/**
 * The product of two coin-turning games: coins on a grid, and a move turns the coins at all crossings of a set of
 * columns that the first game may turn and a set of rows that the second may turn. The far corner goes from heads to
 * tails. The values are nim-products by the Tartan theorem [WW, ch. 14]. Example: {@code switch-lights [2,3] [4,1]}.
 *
 * @param across the game in the columns
 * @param down the game in the rows
 * @param corners whether a move is written as the near and the far corner of its rectangle, which fits moves of at most two
 *     columns and two rows
 */
record CoinProduct(String name, TurningSet across, TurningSet down, boolean corners) implements ImpartialGame<Grid> {
    private static final int SMALL_ACROSS = 2;
    private static final int SMALL_DOWN = 3;
    private static final int SHOWN = 64;

    @Override
    public void options(Grid heads, Options<Grid> out) {
        for (Cell head : heads.cells()) {
            out.expect(count(head));
            across.turns(head.x())
                    .forEach(columns -> down.turns(head.y())
                            .forEach(rows -> out.to(heads.turned(Grid.product(columns, rows, out::tick)))));
        }
    }

    private long count(Cell head) {
        return BigInteger.valueOf(across.count(head.x()))
                .multiply(BigInteger.valueOf(down.count(head.y())))
                .min(BigInteger.valueOf(Long.MAX_VALUE))
                .longValueExact();
    }

    @Override
    public List<Claim<Grid>> claims() {
        return List.of(
                claim(theory -> Claim.values(TartanTheory.BASIS, theory::value)),
                claim(theory -> Claim.replies(
                        TartanTheory.BASIS,
                        (heads, wanted) ->
                                theory.turns(heads, wanted).map(turn -> Component.byRules(this, heads.turned(turn))))));
    }

    private Claim<Grid> claim(Function<TartanTheory, Claim<Grid>> made) {
        return Claim.derived(TartanTheory.BASIS, parts -> {
            TartanTheory theory = TartanTheory.of(across, down, parts);
            return made.apply(theory).where(theory::covers);
        });
    }

    @Override
    public void requireState(Grid heads) {
        Require.present(this, heads);
        if (heads.cells().stream().anyMatch(cell -> cell.x() < across.first() || cell.y() < down.first())) {
            throw new NotationException("the grid begins at [" + across.first() + "," + down.first() + "], and some of "
                    + heads + " are before it");
        }
    }

    @Override
    public Stream<Grid> smallStates() {
        return LongStream.range(0, 1L << (SMALL_ACROSS * SMALL_DOWN))
                .mapToObj(bits -> Grid.of(LongStream.range(0, SMALL_ACROSS * SMALL_DOWN)
                        .filter(i -> (bits >> i & 1) == 1)
                        .mapToObj(i -> new Cell(across.first() + i / SMALL_DOWN, down.first() + i % SMALL_DOWN))
                        .toList()));
    }

    @Override
    public Notation<Grid> notation() {
        GridForm form = new GridForm(across.first(), down.first());
        Notation<Grid> notation = Notation.of(form::read, GridForm::write);
        return corners
                ? notation.moves((before, left) -> GridForm.corners(before.turned(left)))
                : notation.moves((before, left) -> GridForm.write(before.turned(left)))
                        .respelled(move -> GridForm.write(form.read(move)));
    }

    @Override
    public List<Exhibit> exhibits(Grid heads, Parts parts) {
        TartanTheory theory = TartanTheory.of(across, down, parts);
        if (!theory.covers(heads)) {
            return List.of();
        }
        List<List<String>> rows = heads.cells().stream()
                .limit(SHOWN)
                .map(head -> LongStream.of(
                                head.x(),
                                head.y(),
                                theory.across().value(head.x()),
                                theory.down().value(head.y()),
                                theory.value(head))
                        .mapToObj(String::valueOf)
                        .toList())
                .toList();
        return List.of(new Exhibit(
                "Nim-products of the two games",
                List.of("x", "y", "G(x)", "G(y)", "product"),
                rows,
                "the XOR of the products is " + theory.value(heads)));
    }

    @Override
    public String toString() {
        return name;
    }

    /** Heads as a list of [x,y]; a move as the coins it turns, or as the near and the far corner of its rectangle. */
    private record GridForm(long left, long top) {
        Grid read(Datum datum) {
            List<Datum> items = datum.asItems();
            boolean single = items.size() == 2 && items.stream().noneMatch(Datum.Seq.class::isInstance);
            Set<Cell> cells = new HashSet<>();
            for (Datum item : single ? List.of(datum) : items) {
                Cell cell = cell(item);
                if (!cells.add(cell)) {
                    throw new NotationException(
                            "[" + cell.x() + "," + cell.y() + "] is given twice; name each coin that shows heads once");
                }
            }
            return Grid.of(cells);
        }

        private Cell cell(Datum item) {
            List<Datum> labels = item.asList("a place on the grid");
            if (labels.size() != 2) {
                throw new NotationException("a place on the grid is [x,y], not " + labels.size() + " numbers");
            }
            return new Cell(
                    labels.get(0).asLong("x", left, Coins.GREATEST),
                    labels.get(1).asLong("y", top, Coins.GREATEST));
        }

        static Datum write(Grid heads) {
            return Datum.list(heads.cells().stream()
                    .map(cell -> Datum.of(cell.x(), cell.y()))
                    .toList());
        }

        static Datum corners(Grid turned) {
            List<Cell> cells = List.copyOf(turned.cells());
            Cell near = cells.get(0);
            Cell far = cells.get(cells.size() - 1);
            return Datum.of(near.x(), near.y(), far.x(), far.y());
        }
    }
}
