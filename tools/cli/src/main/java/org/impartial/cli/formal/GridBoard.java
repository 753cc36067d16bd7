package org.impartial.cli.formal;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntBinaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A rectangle whose cells are bits as Rocq numbers them: cell (r, c), counted from 0, is bit r·w + c, where w = max(m, n) +
 * 1 leaves a column empty.
 */
record GridBoard(int rows, int columns) {

    boolean fits() {
        return (long) rows * stride() < Long.SIZE;
    }

    int stride() {
        return Math.max(rows, columns) + 1;
    }

    int bit(int row, int column) {
        return row * stride() + column;
    }

    long all() {
        return cells().mapToLong(bit -> 1L << bit).reduce(0, (a, b) -> a | b);
    }

    private Stream<Integer> cells() {
        return IntStream.range(0, rows * columns).mapToObj(i -> bit(i / columns, i % columns));
    }

    /** Returns the cells of a set and their neighbours on the board. */
    long closure(long set) {
        return (set | set << 1 | set >>> 1 | set << stride() | set >>> stride()) & all();
    }

    List<Long> parts(long set) {
        List<Long> parts = new ArrayList<>();
        for (long rest = set; rest != 0; ) {
            long part = Long.lowestOneBit(rest);
            for (long before = 0; before != part; ) {
                before = part;
                part = closure(part) & rest;
            }
            parts.add(part);
            rest &= ~part;
        }
        return parts;
    }

    /** Returns a number that congruent sets share: the least image under reflections, shifts, turns of a square. */
    long form(long set) {
        int last = rows - 1;
        int end = columns - 1;
        List<IntBinaryOperator> maps = new ArrayList<>(List.of(
                this::bit, (r, c) -> bit(last - r, c), (r, c) -> bit(r, end - c), (r, c) -> bit(last - r, end - c)));
        if (rows == columns) {
            maps.addAll(List.of(
                    (r, c) -> bit(c, r),
                    (r, c) -> bit(c, last - r),
                    (r, c) -> bit(end - c, r),
                    (r, c) -> bit(end - c, last - r)));
        }
        return maps.stream()
                .mapToLong(map -> image(set, map))
                .map(image -> image >>> Long.numberOfTrailingZeros(image))
                .min()
                .orElse(set);
    }

    private long image(long set, IntBinaryOperator map) {
        long image = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            int bit = Long.numberOfTrailingZeros(rest);
            image |= 1L << map.applyAsInt(bit / stride(), bit % stride());
        }
        return image;
    }

    /** Returns a set as a graph: its pairs of neighbours, and the cells without one, numbered row by row from 0. */
    Set<String> graph(long set) {
        return cells().filter(bit -> (set >>> bit & 1) == 1)
                .flatMap(bit -> {
                    long beside = closure(1L << bit) & set & ~(1L << bit);
                    long after = beside & -(1L << bit);
                    return beside == 0
                            ? Stream.of("[" + vertex(bit) + "]")
                            : bits(after).map(other -> "[" + vertex(bit) + "," + vertex(other) + "]");
                })
                .collect(Collectors.toSet());
    }

    private int vertex(int bit) {
        return bit / stride() * columns + bit % stride();
    }

    static Stream<Integer> bits(long set) {
        return IntStream.range(0, Long.SIZE)
                .filter(bit -> (set >>> bit & 1) == 1)
                .boxed();
    }
}
