package org.impartial.discover.form;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;

/** Integer solutions of systems of linear equations that determine them. */
final class LinearSolution {
    /** Returns the only solution of rows of coefficients and the right side, if it exists and consists of integers. */
    static Optional<long[]> of(long[][] rows, int unknowns) {
        BigInteger[][] left = Arrays.stream(rows)
                .map(row -> Arrays.stream(row).mapToObj(BigInteger::valueOf).toArray(BigInteger[]::new))
                .toArray(BigInteger[][]::new);
        for (int pivot = 0; pivot < unknowns; pivot++) {
            int found = pivot;
            while (found < left.length && left[found][pivot].signum() == 0) {
                found++;
            }
            if (found == left.length) {
                return Optional.empty();
            }
            BigInteger[] row = left[found];
            left[found] = left[pivot];
            left[pivot] = row;
            eliminate(left, pivot);
        }
        long[] solution = new long[unknowns];
        if (Arrays.stream(left).skip(unknowns).anyMatch(row -> row[unknowns].signum() != 0)) {
            return Optional.empty();
        }
        for (int row = 0; row < unknowns; row++) {
            BigInteger[] quotient = left[row][unknowns].divideAndRemainder(left[row][row]);
            if (quotient[1].signum() != 0 || quotient[0].bitLength() > 31) {
                return Optional.empty();
            }
            solution[row] = quotient[0].longValueExact();
        }
        return Optional.of(solution);
    }

    /** Subtracts multiples of a row from the others, so that its column is 0 in them. */
    private static void eliminate(BigInteger[][] left, int pivot) {
        for (int row = 0; row < left.length; row++) {
            if (row != pivot && left[row][pivot].signum() != 0) {
                BigInteger own = left[row][pivot];
                for (int column = 0; column < left[row].length; column++) {
                    left[row][column] =
                            left[row][column].multiply(left[pivot][pivot]).subtract(left[pivot][column].multiply(own));
                }
            }
        }
    }
}
