package org.impartial.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Values of a game on two heaps in which a move goes any distance back along one of some directions: Nim goes along (1, 0)
 * and (0, 1), Wythoff's queen along (1, 1) too.
 *
 * @param directions what one step takes from the heaps, each {first, second} with no number below 0 and not both 0
 */
public record StraightMoves(List<int[]> directions) {
    // Implementation: the options of a position are those before it on the lines through it. Each line keeps the set of
    // values it has met, and the value of a position is the first one missing from the union of its lines' sets.

    private static final long MOST = 100_000_000;

    /**
     * Checks the directions and keeps a copy.
     *
     * @param directions what one step takes from the heaps, each {first, second} with no number below 0 and not both 0
     */
    public StraightMoves {
        List<int[]> copies = new ArrayList<>();
        for (int[] step : directions) {
            Plot.require(
                    step.length == 2 && step[0] >= 0 && step[1] >= 0 && step[0] + step[1] > 0,
                    "a direction is two numbers, none below 0 and not both 0");
            copies.add(step.clone());
        }
        directions = List.copyOf(copies);
    }

    /**
     * The moves of the queen: Wythoff's game.
     *
     * @return the three directions
     */
    public static StraightMoves queen() {
        return new StraightMoves(List.of(new int[] {1, 0}, new int[] {0, 1}, new int[] {1, 1}));
    }

    /**
     * The values of all positions with heaps below some bounds.
     *
     * @param width the first heaps are 0 to {@code width} − 1
     * @param height the second heaps are 0 to {@code height} − 1
     * @return the values by first and second heap
     * @throws IllegalArgumentException if a bound is below 1 or there would be more than 10^8 positions
     */
    public int[][] table(int width, int height) {
        Plot.require(
                width >= 1 && height >= 1 && (long) width * height <= MOST,
                "a table has at least one row and one column and at most " + MOST + " positions, not " + width + " by "
                        + height);
        Line[][] lines = new Line[directions.size()][];
        for (int i = 0; i < lines.length; i++) {
            int[] step = directions.get(i);
            lines[i] = new Line[Math.addExact(Math.multiplyExact(step[0], height), Math.multiplyExact(step[1], width))];
        }
        int[][] values = new int[width][height];
        Line[] through = new Line[lines.length];
        for (int x = 0; x < width; x++) {
            for (int y = 0; y < height; y++) {
                for (int i = 0; i < through.length; i++) {
                    through[i] = line(lines[i], directions.get(i), x, y, height, width);
                }
                int value = Line.firstMissing(through);
                values[x][y] = value;
                for (Line line : through) {
                    line.add(value);
                }
            }
        }
        return values;
    }

    /** The line of a direction through a position; it is known by where it begins. */
    private static Line line(Line[] lines, int[] step, int x, int y, int height, int width) {
        int back = Math.min(
                step[0] == 0 ? Integer.MAX_VALUE : x / step[0], step[1] == 0 ? Integer.MAX_VALUE : y / step[1]);
        int firstX = x - back * step[0];
        int firstY = y - back * step[1];
        int number = firstX < step[0] ? firstX * height + firstY : step[0] * height + firstY * width + firstX;
        Line line = lines[number];
        if (line == null) {
            line = new Line();
            lines[number] = line;
        }
        return line;
    }

    /** The set of values that were met on a line. */
    private static final class Line {
        private long[] words = new long[1];
        /** All words before this one are full. */
        private int full;

        void add(int value) {
            int word = value >> 6;
            if (word >= words.length) {
                words = Arrays.copyOf(words, Math.max(2 * words.length, word + 1));
            }
            words[word] |= 1L << value;
            while (full < words.length && words[full] == -1) {
                full++;
            }
        }

        static int firstMissing(Line... lines) {
            int word = 0;
            for (Line line : lines) {
                word = Math.max(word, line.full);
            }
            while (true) {
                long met = 0;
                for (Line line : lines) {
                    met |= word < line.words.length ? line.words[word] : 0;
                }
                if (met != -1) {
                    return (word << 6) + Long.numberOfTrailingZeros(~met);
                }
                word++;
            }
        }
    }
}
