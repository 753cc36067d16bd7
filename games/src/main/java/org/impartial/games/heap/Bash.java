package org.impartial.games.heap;

import java.util.List;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.core.library.GameFamily;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;

/**
 * The Bash game: a move takes from 1 to m beans. G(n) = n mod (m + 1), and the only winning move takes that many
 * [Bachet 1612]. A heap has at most m options.
 *
 * <pre>{@code
 * Solver.normal().grundy(new Bash(3).at(21));                 // 1
 * Solver.normal().analyse(new Bash(3).at(21)).winningMoves();  // [bash[m=3] 21 -> bash[m=3] 20]
 * }</pre>
 *
 * @param m the greatest number of beans that a move takes, at least 1
 */
public record Bash(long m) implements TakingGame {
    private static final Basis VALUE = Basis.proved("G(n) = n mod (m + 1)", "Bachet 1612");

    /** The plug-in. */
    public static final GameFamily FAMILY =
            Cards.heap("bash", params -> new Bash(params.get("m").asLong("m", 1)), "m=1 m=3 m=10");

    /**
     * Checks the parameters of the game.
     *
     * @param m the greatest number of beans that a move takes, at least 1
     * @throws NotationException if it is out of range
     */
    public Bash {
        if (m < 1) {
            throw new NotationException("m, the greatest number of beans that a move takes, is at least 1, not " + m);
        }
    }

    @Override
    public SubtractionSet subtractionSet() {
        return new SubtractionSet.Interval(1, m);
    }

    @Override
    public String name() {
        return "bash[m=" + m + "]";
    }

    @Override
    public List<Claim<Long>> claims() {
        return new Interval(1, m).claims(this, VALUE);
    }
}
