package org.impartial.discover.form;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.BiFunction;
import java.util.function.LongUnaryOperator;

/** A function of n with a constant added, the bits of its choice, and conditions of which a wrong pair fulfils some. */
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
        String text = name.replaceAll("\\bn\\b", n);
        return added == 0 || name.startsWith("floor")
                ? ArithmeticForm.plus(text, added)
                : text + (added < 0 ? ", minus " : ", plus ") + Math.abs(added);
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
