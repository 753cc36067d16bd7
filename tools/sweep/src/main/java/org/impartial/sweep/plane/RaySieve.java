package org.impartial.sweep.plane;

import java.util.Arrays;
import java.util.List;
import org.impartial.core.meter.Meter;
import org.impartial.sweep.plane.VectorSieve.SpaceRay;

/*
 * Implementation: for a line of moves to other rows, the cells of a row that have a move to a P-position are those of
 * the row one step before, shifted, and the P-positions of the row of the shortest move, shifted: a few words for each
 * row. Within a row each P-position that is found marks cells after it.
 */
/** Finds the P-positions of a box of cells row by row: the cells without a move to a P-position found before. */
final class RaySieve {
    private final List<RayRows> lines;
    private final long[][][] positions;
    private final int columns;

    RaySieve(List<SpaceRay> rays, int planes, int rows, int columns) {
        this.columns = columns;
        this.positions = new long[planes][rows][(columns + Long.SIZE - 1) / Long.SIZE];
        this.lines = rays.stream().map(ray -> new RayRows(ray, positions)).toList();
    }

    /** Returns a bit for each cell, by plane and row; the meter counts the cells. */
    long[][][] run(Meter meter) {
        for (int x = 0; x < positions.length; x++) {
            for (int y = 0; y < positions[x].length; y++) {
                fill(x, y);
                meter.spend(columns, (long) lines.size() * positions[x][y].length);
            }
        }
        return positions;
    }

    private void fill(int x, int y) {
        long[] row = positions[x][y];
        long[] reached = new long[row.length];
        for (RayRows line : lines) {
            BitRows.or(reached, line.before(x, y), 0);
        }
        for (int z = BitRows.free(reached, 0); z < columns; z = BitRows.free(reached, z + 1)) {
            row[z >> 6] |= 1L << z;
            for (RayRows line : lines) {
                line.markRow(reached, z, columns);
            }
        }
        lines.forEach(line -> line.close(x, y));
    }

    /** The heaps from which a move of one line leads to a P-position, for the last planes. */
    private static final class RayRows {
        private final SpaceRay ray;
        private final long[][][] positions;
        private final long[][][] planes;

        RayRows(SpaceRay ray, long[][][] positions) {
            this.ray = ray;
            this.positions = positions;
            this.planes = new long[ray.stepX() + 1][positions[0].length][positions[0][0].length];
        }

        /** Computes the row of (x, y) from earlier rows, and returns it. */
        long[] before(int x, int y) {
            long[] row = planes[x % planes.length][y];
            Arrays.fill(row, 0);
            if (!ray.startsInRow() && x >= ray.x() && y >= ray.y()) {
                BitRows.or(row, positions[x - ray.x()][y - ray.y()], ray.z());
            }
            if (!ray.staysInRow() && x >= ray.stepX() && y >= ray.stepY()) {
                BitRows.or(row, planes[(x - ray.stepX()) % planes.length][y - ray.stepY()], ray.stepZ());
            }
            BitRows.repeat(row, ray.staysInRow() ? ray.stepZ() : 0);
            return row;
        }

        /** Marks the heaps of the same row from which a move leads to a P-position of it. */
        void markRow(long[] reached, int z, int columns) {
            int step = ray.staysInRow() ? ray.stepZ() : 0;
            if (ray.startsInRow() && step == 1) {
                BitRows.fill(reached, z + ray.z());
                return;
            }
            for (int heap = z + ray.z(); ray.startsInRow() && heap < columns; heap += step == 0 ? columns : step) {
                reached[heap >> 6] |= 1L << heap;
            }
        }

        /** Adds to the row of (x, y) the moves that lead to its own P-positions. */
        void close(int x, int y) {
            if (ray.startsInRow() && !ray.staysInRow()) {
                BitRows.or(planes[x % planes.length][y], positions[x][y], ray.z());
            }
        }
    }
}
