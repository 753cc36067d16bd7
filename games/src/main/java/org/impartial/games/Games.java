package org.impartial.games;

import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.GameProvider;
import org.impartial.games.board.BoardGames;
import org.impartial.games.board.shape.ShapeGames;
import org.impartial.games.coin.CoinGames;
import org.impartial.games.coin.strip.StripGames;
import org.impartial.games.entail.EntailingGames;
import org.impartial.games.graph.GraphGames;
import org.impartial.games.graph.deletion.DeletionGames;
import org.impartial.games.graph.order.OrderGames;
import org.impartial.games.graph.token.TokenGames;
import org.impartial.games.heap.HeapGames;
import org.impartial.games.heap.limit.LimitGames;
import org.impartial.games.heap.pair.PairGames;
import org.impartial.games.heap.slide.SlidingGames;
import org.impartial.games.heap.vector.VectorGames;
import org.impartial.games.number.NumberGames;
import org.impartial.games.pencil.PencilGames;
import org.impartial.games.tree.TreeGames;
import org.impartial.games.word.WordGames;

/**
 * All games of this library, one line for each package. Immutable and safe to share between threads.
 *
 * <pre>{@code
 * Games.library().read("kayles 11 + nim 3").position();  // kayles 11 + nim 3
 * }</pre>
 */
public final class Games implements GameProvider {
    private static final List<GameFamily> FAMILIES = Stream.of(
                    HeapGames.FAMILIES,
                    PairGames.FAMILIES,
                    LimitGames.FAMILIES,
                    VectorGames.FAMILIES,
                    SlidingGames.FAMILIES,
                    CoinGames.FAMILIES,
                    StripGames.FAMILIES,
                    TreeGames.FAMILIES,
                    WordGames.FAMILIES,
                    TokenGames.FAMILIES,
                    GraphGames.FAMILIES,
                    DeletionGames.FAMILIES,
                    OrderGames.FAMILIES,
                    BoardGames.FAMILIES,
                    ShapeGames.FAMILIES,
                    PencilGames.FAMILIES,
                    NumberGames.FAMILIES,
                    EntailingGames.FAMILIES)
            .flatMap(List::stream)
            .toList();

    /** Creates the provider; called by the service loader. */
    public Games() {}

    @Override
    public List<GameFamily> families() {
        return FAMILIES;
    }

    /**
     * {@return the games of this library by name: a library of these families only; {@link GameLibrary#installed} has
     * those of other providers too}
     */
    public static GameLibrary library() {
        return GameLibrary.of(FAMILIES);
    }

    /**
     * Reads a position of these games.
     *
     * @param text one or more {@code GAME[PARAMS] POSITION}, joined by {@code +}
     * @return the position
     * @throws org.impartial.core.notation.NotationException if the text cannot be read; it has the column of the error
     */
    public static Position position(String text) {
        return library().read(text).position();
    }

    /** Returns the number of families. */
    @Override
    public String toString() {
        return "library of " + FAMILIES.size() + " families";
    }
}
