package org.impartial.discover.word.learn;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.discover.word.rule.Piece;
import org.impartial.discover.word.rule.Rewriting;

/*
 * A letter stands for a function n -> factor * n + step with a factor of at least 1, and a word for the composition of
 * its functions, applied to 0. All functions ascend, so a factor of the word may be replaced by one whose function is
 * nowhere greater without raising the measure. The steps of repeated letters, whose factor must be 1, stay symbolic.
 */
/** A linear interpretation of words [Lankford 1979]: letter weights are the special case in which all factors are 1. */
record LinearMeasure(boolean backward, String letters, List<Integer> factors, List<Integer> steps) implements Measure {
    @Override
    public MeasureChange change(Rewriting given) {
        Rewriting rule = backward ? given.reversed() : given;
        List<BigInteger> before = numbers(rule, Piece::read);
        List<BigInteger> after = numbers(rule, Piece::write);
        if (before.isEmpty()
                || after.isEmpty()
                || IntStream.range(rule.atStart() ? 1 : 0, before.size())
                        .anyMatch(i -> before.get(i).compareTo(after.get(i)) < 0)) {
            return MeasureChange.UNKNOWN;
        }
        return before.get(1).compareTo(after.get(1)) > 0 ? MeasureChange.LOWERS : MeasureChange.KEEPS;
    }

    /** Returns the factor, the step, and what each repetition of a piece adds; nothing if a repeated factor is not 1. */
    private List<BigInteger> numbers(Rewriting rule, Function<Piece, String> side) {
        List<BigInteger> numbers = new ArrayList<>(List.of(BigInteger.ONE, BigInteger.ZERO));
        for (Piece piece : rule.pieces()) {
            int[] word = side.apply(piece).chars().map(letters::indexOf).toArray();
            if (!piece.repeated()) {
                for (int letter : word) {
                    numbers.replaceAll(BigInteger.valueOf(factors.get(letter))::multiply);
                    numbers.set(1, numbers.get(1).add(BigInteger.valueOf(steps.get(letter))));
                }
            } else if (word.length > 0 && factors.get(word[0]) != 1) {
                return List.of();
            } else {
                numbers.add(word.length > 0 ? BigInteger.valueOf(steps.get(word[0])) : BigInteger.ZERO);
            }
        }
        return numbers;
    }

    @Override
    public String toString() {
        return "linear " + (backward ? "backward" : "forward") + " "
                + each(",", i -> letters.charAt(i) + ":" + factors.get(i) + ":" + steps.get(i));
    }

    @Override
    public String text() {
        if (factors.stream().allMatch(factor -> factor == 1)) {
            return "the weight of the letters (" + each(", ", i -> letters.charAt(i) + ": " + steps.get(i)) + ")";
        }
        return "the functions of the letters applied to n = 0 one after another, the " + (backward ? "last" : "first")
                + " first (" + each(", ", i -> letters.charAt(i) + ": " + factors.get(i) + "n+" + steps.get(i)) + ")";
    }

    private String each(String separator, IntFunction<String> text) {
        return IntStream.range(0, letters.length()).mapToObj(text).collect(Collectors.joining(separator));
    }
}
