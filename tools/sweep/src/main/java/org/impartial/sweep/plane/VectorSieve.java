package org.impartial.sweep.plane;

import java.util.List;
import org.impartial.core.meter.Meter;

/**
 * The P-positions in normal play of three heaps whose moves take vectors, for all heaps below a side: row by row, 64
 * heaps at a time. For each line of moves a row of bits has the heaps from which a move of the line leads to a
 * P-position; it is the row of the line one step before, shifted by the step.
 *
 * <p>Cost: for each line and each 64 heaps a few operations. Memory: a bit for each position, and for each line as many
 * planes of bits as its step in the first heap, and one more.
 *
 * <p>Immutable.
 *
 * <pre>{@code
 * List<VectorSieve.SpaceRay> nim = List.of(
 *         VectorSieve.SpaceRay.any(1, 0, 0), VectorSieve.SpaceRay.any(0, 1, 0), VectorSieve.SpaceRay.any(0, 0, 1));
 * VectorSieve.of(nim, 16, Meter.unlimited()).at(3, 5, 6);  // true
 * }</pre>
 */
public final class VectorSieve {
    private static final int LONGEST = 1000;
    private static final int GREATEST_SIDE = 2048;

    private final long[][][] positions;

    private VectorSieve(long[][][] positions) {
        this.positions = positions;
    }

    /**
     * The moves that take (x + k·stepX, y + k·stepY, z + k·stepZ) for all k from 0 on; only the first one if all steps
     * are 0.
     *
     * @param x the beans that the shortest move takes from the first heap, from 0 to 1000
     * @param y those from the second heap
     * @param z those from the third heap, not all 0
     * @param stepX the increase for the first heap from each move to the next, from 0 to 1000
     * @param stepY the increase for the second heap
     * @param stepZ the increase for the third heap
     */
    public record SpaceRay(int x, int y, int z, int stepX, int stepY, int stepZ) {

        /**
         * Checks that the numbers are in their range, and that every move takes something.
         *
         * @param x the beans that the shortest move takes from the first heap
         * @param y those from the second heap
         * @param z those from the third heap
         * @param stepX the increase for the first heap from each move to the next
         * @param stepY the increase for the second heap
         * @param stepZ the increase for the third heap
         */
        public SpaceRay {
            for (int number : new int[] {x, y, z, stepX, stepY, stepZ}) {
                if (number < 0 || number > LONGEST) {
                    throw new IllegalArgumentException(
                            "a line of moves has numbers from 0 to " + LONGEST + ", not " + number);
                }
            }
            if (x + y + z == 0) {
                throw new IllegalArgumentException("a move takes something; the first move must not be (0, 0, 0)");
            }
        }

        /**
         * {@return the moves that take any positive multiple of a vector}
         *
         * @param x the beans from the first heap, from 0 to 1000
         * @param y those from the second heap
         * @param z those from the third heap, not all 0
         */
        public static SpaceRay any(int x, int y, int z) {
            return new SpaceRay(x, y, z, x, y, z);
        }

        boolean startsInRow() {
            return x == 0 && y == 0;
        }

        boolean staysInRow() {
            return stepX == 0 && stepY == 0;
        }
    }

    /**
     * {@return the P-positions of the heaps below a side}
     *
     * @param rays lines of moves
     * @param side the number of sizes of each heap, from 1 to 2048
     * @param meter counts one position for each triple of heaps
     * @throws IllegalArgumentException if the side is out of range
     * @throws org.impartial.core.meter.StoppedException if the budget is used up or the work is cancelled
     */
    public static VectorSieve of(List<SpaceRay> rays, int side, Meter meter) {
        if (side < 1 || side > GREATEST_SIDE) {
            throw new IllegalArgumentException("the side is from 1 to " + GREATEST_SIDE + ", not " + side);
        }
        meter.require((long) side * side * side);
        meter.hold((long) side * side * (24 + side / 8));
        return new VectorSieve(new RaySieve(rays, side, side, side).run(meter));
    }

    /**
     * {@return whether a position is P}
     *
     * @param x the first heap, below the side
     * @param y the second heap
     * @param z the third heap
     */
    public boolean at(int x, int y, int z) {
        if (z < 0 || z >= positions.length) {
            throw new IndexOutOfBoundsException("heaps are from 0 to " + (positions.length - 1) + ", not " + z);
        }
        return (positions[x][y][z >> 6] >>> z & 1) == 1;
    }

    /** Returns the side. */
    @Override
    public String toString() {
        return "P-positions of three heaps below " + positions.length;
    }
}
