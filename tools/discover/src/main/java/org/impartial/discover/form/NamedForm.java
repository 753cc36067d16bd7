package org.impartial.discover.form;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.BiFunction;
import java.util.function.LongUnaryOperator;

/**
 * A known function with a constant added.
 *
 * @param name the function in words, where {@code n} is the variable
 * @param function the function, for n from 0 on
 * @param bits the number of bits of the choice of the function
 * @param recursion conditions that hold for some pair of the function's set if it differs from the function
 */
record NamedForm(
        String name,
        LongUnaryOperator function,
        long added,
        double bits,
        Optional<BiFunction<String, List<Long>, List<String>>> recursion)
        implements ValueForm {

    @Override
    public long at(long n) {
        return function.applyAsLong(n) + added;
    }

    @Override
    public String text(String n, SortedMap<Long, Long> exceptions) {
        return ArithmeticForm.plus(name.replaceAll("\\bn\\b", n), added);
    }

    @Override
    public double cost() {
        return bits + (added == 0 ? 0 : ValueForm.bits(added));
    }

    @Override
    public Optional<List<String>> violations(List<Long> exceptions) {
        return added == 0 ? recursion.map(made -> made.apply(SET, exceptions)) : Optional.empty();
    }
}
