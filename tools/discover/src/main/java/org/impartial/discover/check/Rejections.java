package org.impartial.discover.check;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Rejects certificates with the least tuple that shows the error. */
record Rejections(WordArithmetic reckoning) {

    void position(Table table, String what) {
        position(reckoning.tables().least(table), table, what);
    }

    void position(int @Nullable [] word, Table table, String what) {
        tuple(word, table, "the position", what);
    }

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
