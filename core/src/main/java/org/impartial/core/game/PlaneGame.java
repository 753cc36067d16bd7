package org.impartial.core.game;

/**
 * A capability of a game on two heaps, or of a piece on a board: its moves are lines in the plane. With it whole tables of
 * values are filled by bit sets, a cell in a fraction of a microsecond whatever its number of options. Without it each cell
 * is searched.
 */
@FunctionalInterface
public interface PlaneGame {

    /**
     * The moves.
     *
     * @return the same moves as the rules give, for heaps of any size
     * @throws BeyondRangeException if they are too many lines
     */
    LineMoves lineMoves();
}
