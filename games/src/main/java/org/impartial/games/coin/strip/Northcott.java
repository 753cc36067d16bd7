package org.impartial.games.coin.strip;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameFamily;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.PlainGame;
import org.impartial.games.state.Require;

/**
 * Northcott's game: a move slides one of the mover's pieces, one in each row, along its row without jumping. The player
 * with a winning reply follows a retreat, so the gaps are heaps of Nim [WW, ch. 3], although play may go in circles. A
 * state is written from the side of the player to move.
 */
// It is not added to other games: a sum needs options that do not depend on who moves, since a player may move twice in
// a row in one component. Next to any games whose play ends, a row has the value of a Nim heap of its gap, since the
// winner follows each retreat and has more room behind the piece at the end; so the card advises writing Nim heaps.
final class Northcott extends PlainGame<List<Northcott.NorthcottRow>> {
    private static final Basis GAPS = Basis.proved("P iff the XOR of the gaps is 0: retreats are followed", "WW");
    static final GameFamily FAMILY = Cards.family("northcott", new Northcott());

    @Override
    public void options(List<NorthcottRow> rows, Options<List<NorthcottRow>> out) {
        for (int i = 0; i < rows.size(); i++) {
            NorthcottRow row = rows.get(i);
            out.expect(row.behind() + row.gap());
            for (long gap = 0; gap <= row.gap() + row.behind(); gap++) {
                if (gap != row.gap()) {
                    out.to(after(rows, i, gap));
                }
            }
        }
    }

    /** Returns the rows with the other player to move, seen from that player's side. */
    private static List<NorthcottRow> after(List<NorthcottRow> rows, int moved, long gap) {
        List<NorthcottRow> next = new ArrayList<>(rows);
        next.set(moved, rows.get(moved).withGap(gap));
        return next.stream().map(NorthcottRow::turned).toList();
    }

    @Override
    public boolean loopy() {
        return true;
    }

    @Override
    public boolean summable() {
        return false;
    }

    @Override
    public List<Claim<List<NorthcottRow>>> claims() {
        return List.of(
                Claim.outcomes(GAPS, Convention.NORMAL, rows -> xor(rows) == 0),
                Claim.winningReplies(GAPS, this::winning));
    }

    private static long xor(List<NorthcottRow> rows) {
        return rows.stream().mapToLong(NorthcottRow::gap).reduce(0, (a, b) -> a ^ b);
    }

    private Stream<Position> winning(List<NorthcottRow> rows) {
        long sum = xor(rows);
        return sum == 0
                ? Stream.empty()
                : IntStream.range(0, rows.size())
                        .filter(i -> (sum ^ rows.get(i).gap())
                                <= rows.get(i).gap() + rows.get(i).behind())
                        .mapToObj(i -> at(after(rows, i, sum ^ rows.get(i).gap())));
    }

    @Override
    public Stream<List<NorthcottRow>> smallStates() {
        return Stream.of(
                        rows(3).stream().map(List::of),
                        rows(1).stream().flatMap(a -> rows(2).stream().map(b -> List.of(a, b))),
                        Stream.of(List.<NorthcottRow>of()))
                .flatMap(states -> states);
    }

    private static List<NorthcottRow> rows(long free) {
        return LongStream.rangeClosed(0, free)
                .boxed()
                .flatMap(a -> LongStream.rangeClosed(0, free - a).mapToObj(g -> new NorthcottRow(a, g, free - a - g)))
                .toList();
    }

    @Override
    public void requireState(List<NorthcottRow> rows) {
        Require.parts(this, rows);
    }

    @Override
    public Notation<List<NorthcottRow>> notation() {
        return Notation.of(Northcott::read, Northcott::write)
                .moves(Northcott::move)
                .reading(Northcott::left);
    }

    private static List<NorthcottRow> read(Datum datum) {
        List<Datum> items = datum.asItems();
        boolean single = !items.isEmpty() && !(items.get(0) instanceof Datum.Seq);
        return (single ? List.of(datum) : items).stream().map(Northcott::row).toList();
    }

    private static NorthcottRow row(Datum datum) {
        long[] squares = datum.asLongs("the free squares of a row at", 0);
        if (squares.length != 3) {
            throw new NotationException(
                    "a row is written [a,g,b]: a squares behind the piece of the player to move, g between"
                            + " the pieces, b behind the other one; " + datum.described() + " is not");
        }
        return new NorthcottRow(squares[0], squares[1], squares[2]);
    }

    private static Datum write(List<NorthcottRow> rows) {
        return Datum.list(rows.stream()
                .map(row -> Datum.of(row.behind(), row.gap(), row.beyond()))
                .toList());
    }

    private static Datum move(List<NorthcottRow> before, List<NorthcottRow> left) {
        return IntStream.range(0, before.size())
                .filter(i -> left.get(i).gap() != before.get(i).gap())
                .mapToObj(i -> Datum.of(i, left.get(i).gap()))
                .findFirst()
                .orElseThrow();
    }

    private static Optional<List<NorthcottRow>> left(List<NorthcottRow> rows, Datum move) {
        long[] form = move.asLongs("row or gap", 0);
        if (form.length != 2 || form[0] >= rows.size()) {
            return Optional.empty();
        }
        NorthcottRow row = rows.get((int) form[0]);
        return form[1] != row.gap() && form[1] <= row.gap() + row.behind()
                ? Optional.of(after(rows, (int) form[0], form[1]))
                : Optional.empty();
    }

    /** Free squares behind the piece of the player to move, between the pieces, and behind the other one. */
    record NorthcottRow(long behind, long gap, long beyond) {
        private static final long MOST = 1L << 62;

        NorthcottRow {
            if (behind < 0 || gap < 0 || beyond < 0 || behind > MOST - gap || beyond > MOST - gap - behind) {
                throw new NotationException("a row of northcott has from 0 to 2^62 free squares in all, not " + behind
                        + ", " + gap + " and " + beyond);
            }
        }

        NorthcottRow withGap(long next) {
            return new NorthcottRow(behind + gap - next, next, beyond);
        }

        NorthcottRow turned() {
            return new NorthcottRow(beyond, gap, behind);
        }
    }
}
