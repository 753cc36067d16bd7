package org.impartial.games.board;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.impartial.core.notation.Datum;

/**
 * The Young diagrams in a rectangle, numbered from 0 for the single cell, greater than all that lie within. Immutable.
 */
// With the rows l(0) >= l(1) >= ... of m rows the numbers l(i) + m - 1 - i fall strictly, and the combinatorial number
// system gives such a set the rank that is the sum of the binomials C(l(i) + m - 1 - i, m - i). Each term grows with
// its row. The empty diagram, of rank 0, is left out.
final class Diagrams {
    final int rows;
    final int columns;
    final long[][] terms;

    /** Creates diagrams; rows and columns together are at most 60, so that all products fit in a long. */
    Diagrams(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        this.terms = new long[columns + 1][rows];
        for (int row = 0; row < rows; row++) {
            for (int length = 1; length <= columns; length++) {
                terms[length][row] = terms[length - 1][row] + before(row, length);
            }
        }
    }

    /** By C(x, k) - C(x - 1, k) = C(x - 1, k - 1) for x = length + m - 1 - row and k = m - row. */
    private long before(int row, int length) {
        long binomial = 1;
        for (int i = 1; i < rows - row; i++) {
            binomial = Math.multiplyExact(binomial, length - 1L + i) / i;
        }
        return binomial;
    }

    long term(int row, int length) {
        return terms[length][row];
    }

    long rank(int[] lengths) {
        long sum = 0;
        for (int row = 0; row < rows; row++) {
            sum += terms[lengths[row]][row];
        }
        return sum - 1;
    }

    int[] lengths(long rank) {
        int[] lengths = new int[rows];
        long left = rank + 1;
        int length = columns;
        for (int row = 0; row < rows; row++) {
            while (terms[length][row] > left) {
                length--;
            }
            lengths[row] = length;
            left -= terms[length][row];
        }
        return lengths;
    }

    int[] read(Datum datum) {
        List<Datum> rows = datum.asItems();
        return IntStream.range(0, rows.size())
                .map(i -> rows.get(i).asInt("row " + (i + 1), 0, columns))
                .toArray();
    }

    Datum written(long state) {
        return Datum.of(Arrays.stream(lengths(state))
                .filter(length -> length > 0)
                .asLongStream()
                .toArray());
    }

    /** Returns row and column, from 1, of the square that was bitten. */
    Datum bite(long before, long after) {
        int[] then = lengths(before);
        int[] now = lengths(after);
        int row = Arrays.mismatch(then, now);
        return Datum.of(row + 1L, now[row] + 1L);
    }
}
