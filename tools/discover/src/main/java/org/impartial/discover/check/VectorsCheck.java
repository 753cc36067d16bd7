package org.impartial.discover.check;

import java.math.BigInteger;
import java.util.List;
import org.impartial.discover.check.Tables.Joint;

/** Checks that a table holds exactly the vectors other than 0 by which no two positions of a set differ. */
record VectorsCheck(List<String> heaps, WordArithmetic reckoning, Rejections rejections) {

    /** Returns the names of the numbers of a vector, in the order of the heaps. */
    List<String> numbers() {
        return heaps.stream().map(heap -> "!" + heap).toList();
    }

    void check(Table set, Table claimed) {
        Tables tables = reckoning.tables();
        List<String> numbers = numbers();
        Table pairs = reckoning.both(set, tables.renamed(set, StatedRules.primes(heaps, "'")));
        Table zero = reckoning.all(numbers);
        for (int i = 0; i < heaps.size(); i++) {
            Table sum = reckoning.sum(heaps.get(i) + "'", numbers.get(i), heaps.get(i));
            pairs = tables.without(tables.without(reckoning.both(pairs, sum), heaps.get(i)), heaps.get(i) + "'");
            zero = reckoning.both(zero, reckoning.constant(numbers.get(i), BigInteger.ZERO));
        }
        Table none =
                tables.joined(tables.joined(reckoning.all(numbers), pairs, Joint.FIRST_ONLY), zero, Joint.FIRST_ONLY);
        rejections.vector(
                tables.joined(claimed, none, Joint.FIRST_ONLY), "is listed, but two P-positions differ by it");
        rejections.vector(
                tables.joined(none, claimed, Joint.FIRST_ONLY), "is not listed, but no two P-positions differ by it");
    }
}
