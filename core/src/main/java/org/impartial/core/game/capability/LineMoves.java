package org.impartial.core.game.capability;

import java.util.List;
import java.util.stream.Stream;

/**
 * Moves in the plane: each takes a vector from a pair of heaps, or moves a piece on a board by that vector towards the
 * corner. Whole lines of vectors are the moves of a rook or a queen; single vectors are those of a king or a knight.
 *
 * <pre>{@code
 * LineMoves bounded = LineMoves.rook().and(new LineMoves.Ray(1, 1, 0, 0));
 * LineTable.of(bounded).values(8, 8, Meter.unlimited()).at(1, 1);  // 2
 * }</pre>
 *
 * @param rays lines of moves
 */
public record LineMoves(List<Ray> rays) {
    /**
     * Creates moves that hold an immutable copy.
     *
     * @param rays lines of moves
     */
    public LineMoves {
        rays = List.copyOf(rays);
    }

    private static final int LONGEST = 1000;

    /**
     * The moves (firstX + k·stepX, firstY + k·stepY) for all k from 0 on; only the first one if both steps are 0.
     *
     * @param firstX the number that the shortest move takes from the first heap, from 0 to 1000
     * @param firstY the number that it takes from the second heap, from 0 to 1000, not both 0
     * @param stepX the increase from each move to the next for the first heap, from 0 to 1000
     * @param stepY the increase for the second heap, from 0 to 1000
     */
    public record Ray(int firstX, int firstY, int stepX, int stepY) {

        /**
         * Checks that every move takes something and adds nothing.
         *
         * @param firstX the number that the shortest move takes from the first heap
         * @param firstY the number that it takes from the second heap
         * @param stepX the increase from each move to the next for the first heap
         * @param stepY the increase for the second heap
         */
        public Ray {
            for (int number : new int[] {firstX, firstY, stepX, stepY}) {
                if (number < 0 || number > LONGEST) {
                    throw new IllegalArgumentException(
                            "a line of moves has numbers from 0 to " + LONGEST + ", not " + number);
                }
            }
            if (firstX + firstY == 0) {
                throw new IllegalArgumentException(
                        "a move takes something; the first move of a line must not be (0, 0)");
            }
        }

        /** {@return whether this is a single move: both steps are 0} */
        public boolean single() {
            return stepX + stepY == 0;
        }
    }

    /** {@return the moves that take any number from one heap: two heaps of Nim, a rook} */
    public static LineMoves rook() {
        return new LineMoves(List.of(new Ray(1, 0, 1, 0), new Ray(0, 1, 0, 1)));
    }

    /** {@return the moves of a queen: any number from one heap, or the same from both [Wythoff 1907]} */
    public static LineMoves queen() {
        return wythoff(1);
    }

    /**
     * {@return the moves that take any number from one heap, or numbers of at least 1 from both that differ by less
     * than a bound [Fraenkel 1982]}
     *
     * @param d the bound, from 1 to 1000
     */
    public static LineMoves wythoff(int d) {
        if (d < 1 || d > LONGEST) {
            throw new IllegalArgumentException("the bound is from 1 to " + LONGEST + ", not " + d);
        }
        LineMoves moves = rook();
        for (int more = 1 - d; more < d; more++) {
            moves = moves.and(new Ray(1 + Math.max(more, 0), 1 + Math.max(-more, 0), 1, 1));
        }
        return moves;
    }

    /**
     * {@return the moves that take any number from one heap, or fewer than a bound together [Fraenkel-Lorberbom 1991]}
     *
     * @param h the bound, from 1 to 100; below 3 it is Nim
     */
    public static LineMoves nimhoff(int h) {
        if (h < 1 || h > 100) {
            throw new IllegalArgumentException("the bound is from 1 to 100, not " + h);
        }
        LineMoves moves = rook();
        for (int x = 1; x < h; x++) {
            for (int y = 1; x + y < h; y++) {
                moves = moves.and(new Ray(x, y, 0, 0));
            }
        }
        return moves;
    }

    /**
     * {@return these moves together with a further line}
     *
     * @param ray the line to add
     */
    public LineMoves and(Ray ray) {
        return new LineMoves(Stream.concat(rays.stream(), Stream.of(ray)).toList());
    }
}
