package org.impartial.games.board;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.library.GameFamily;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.PlainGame;
import org.impartial.games.state.Require;
import org.impartial.games.state.SmallWorlds;

/**
 * Left column, top row: a move removes one or the other from a Young diagram [Gottlieb-Ilić-Krnc 2023]. Play visits
 * only corners of the diagram, one for each number of removed rows and columns.
 *
 * <p>A state is the list of the row lengths, descending. Options: at most 2, so no value is above 2. Example: {@code lctr 4 3
 * 1}.
 */
final class Lctr extends PlainGame<List<Long>> {
    static final int MOST = 2000;
    static final GameFamily FAMILY = Cards.family("lctr", new Lctr());

    @Override
    public void options(List<Long> rows, Options<List<Long>> out) {
        if (rows.isEmpty()) {
            return;
        }
        List<Long> withoutTop = List.copyOf(rows.subList(1, rows.size()));
        List<Long> withoutLeft =
                rows.stream().filter(row -> row > 1).map(row -> row - 1).toList();
        out.to(withoutTop);
        if (!withoutLeft.equals(withoutTop)) {
            out.to(withoutLeft);
        }
    }

    @Override
    public Stream<List<Long>> smallStates() {
        return SmallWorlds.lists(4, 4)
                .map(rows -> rows.stream().filter(row -> row > 0).toList())
                .filter(Lctr::descends)
                .distinct();
    }

    private static boolean descends(List<Long> rows) {
        return IntStream.range(1, rows.size()).allMatch(i -> rows.get(i) <= rows.get(i - 1));
    }

    @Override
    public void requireState(List<Long> rows) {
        Require.numbers(this, "rows", 1, rows);
        if (!descends(rows) || rows.size() > MOST || rows.stream().anyMatch(row -> row < 1 || row > MOST)) {
            throw new NotationException("the rows of lctr descend, from at most " + MOST
                    + " to at least 1, and there are at" + " most " + MOST + "; write for instance 4 3 1");
        }
    }

    @Override
    public Notation<List<Long>> notation() {
        return Notation.longs("the length of row", 1).checked(this::requireState);
    }
}
