package org.impartial.sweep.plane;

import java.util.Arrays;
import java.util.List;
import org.impartial.core.meter.Meter;

/**
 * The P-positions in normal play of three heaps whose moves take vectors, for all heaps below a side: row by row, 64
 * heaps at a time. For each line of moves a row of bits has the heaps from which a move of the line leads to a
 * P-position; it is the row of the line one step before, shifted by the step.
 *
 * <p>Cost: for each line and each 64 heaps a few operations. Memory: a bit for each position, and for each line as many
 * planes of bits as its step in the first heap, and one more. Immutable.
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
    private final int side;

    private VectorSieve(int side) {
        this.side = side;
        this.positions = new long[side][side][(side + Long.SIZE - 1) / Long.SIZE];
    }

    /**
     * The moves that take (x + k·stepX, y + k·stepY, z + k·stepZ) for all k from 0 on; one if all steps are 0.
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

        private boolean startsInRow() {
            return x == 0 && y == 0;
        }

        private boolean staysInRow() {
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
        VectorSieve sieve = new VectorSieve(side);
        List<RayRows> lines =
                rays.stream().map(ray -> new RayRows(ray, sieve.positions)).toList();
        for (int x = 0; x < side; x++) {
            for (int y = 0; y < side; y++) {
                sieve.fill(x, y, lines);
                meter.spend(side, (long) rays.size() * sieve.positions[x][y].length);
            }
        }
        return sieve;
    }

    private void fill(int x, int y, List<RayRows> lines) {
        long[] row = positions[x][y];
        long[] reached = new long[row.length];
        for (RayRows line : lines) {
            BitRows.or(reached, line.before(x, y), 0);
        }
        for (int z = BitRows.free(reached, 0); z < side; z = BitRows.free(reached, z + 1)) {
            row[z >> 6] |= 1L << z;
            for (RayRows line : lines) {
                line.markRow(reached, z, side);
            }
        }
        lines.forEach(line -> line.close(x, y));
    }

    /** The heaps from which a move of one line leads to a P-position, for the last planes. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record RayRows(SpaceRay ray, long[][][] positions, long[][][] planes) {
        RayRows(SpaceRay ray, long[][][] positions) {
            this(ray, positions, new long[ray.stepX + 1][positions.length][positions[0][0].length]);
        }

        /** Computes the row of (x, y) from earlier rows, and returns it. */
        long[] before(int x, int y) {
            long[] row = planes[x % planes.length][y];
            Arrays.fill(row, 0);
            if (!ray.startsInRow() && x >= ray.x && y >= ray.y) {
                BitRows.or(row, positions[x - ray.x][y - ray.y], ray.z);
            }
            if (!ray.staysInRow() && x >= ray.stepX && y >= ray.stepY) {
                BitRows.or(row, planes[(x - ray.stepX) % planes.length][y - ray.stepY], ray.stepZ);
            }
            BitRows.repeat(row, ray.staysInRow() ? ray.stepZ : 0);
            return row;
        }

        /** Marks the heaps of the same row from which a move leads to a P-position of it. */
        void markRow(long[] reached, int z, int side) {
            int step = ray.staysInRow() ? ray.stepZ : 0;
            for (int heap = z + ray.z; ray.startsInRow() && heap < side; heap += step) {
                reached[heap >> 6] |= 1L << heap;
                if (step == 0) {
                    return;
                }
            }
        }

        /** Adds to the row of (x, y) the moves that lead to its own P-positions. */
        void close(int x, int y) {
            if (ray.startsInRow() && !ray.staysInRow()) {
                BitRows.or(planes[x % planes.length][y], positions[x][y], ray.z);
            }
        }
    }

    /**
     * {@return whether a position is P}
     *
     * @param x the first heap, below the side
     * @param y the second heap
     * @param z the third heap
     */
    public boolean at(int x, int y, int z) {
        if (z < 0 || z >= side) {
            throw new IndexOutOfBoundsException("heaps are from 0 to " + (side - 1) + ", not " + z);
        }
        return (positions[x][y][z >> 6] >>> z & 1) == 1;
    }

    /** Returns the side. */
    @Override
    public String toString() {
        return "P-positions of three heaps below " + side;
    }
}
