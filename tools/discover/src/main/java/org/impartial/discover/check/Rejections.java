package org.impartial.discover.check;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Rejects certificates with the least tuple that shows the error. */
record Rejections(WordArithmetic reckoning) {

    /** Rejects a table that accepts a position. */
    void position(Table table, String what) {
        position(reckoning.tables().least(table), table, what);
    }

    /** Rejects a position, unless there is none. */
    void position(int @Nullable [] word, Table table, String what) {
        tuple(word, table, "the position", what);
    }

    /** Rejects a table that accepts a vector. */
    void vector(Table table, String what) {
        tuple(reckoning.tables().least(table), table, "the vector", what);
    }

    private void tuple(int @Nullable [] word, Table table, String place, String what) {
        if (word != null) {
            BigInteger[] numbers = reckoning.numbers(word, table.names().size());
            throw new CheckException(place + " "
                    + Arrays.stream(numbers).map(BigInteger::toString).collect(Collectors.joining(",", "(", ") "))
                    + what);
        }
    }
}
