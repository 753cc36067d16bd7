package org.impartial.discover.word.learn;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.discover.word.rule.Piece;
import org.impartial.discover.word.rule.Rewriting;

/*
 * Each letter stands for a function n -> factor * n + step with a factor of at least 1, and a word represents the
 * composition of its letters' functions, applied to 0. With all factors 1 this is a sum of letter weights. A factor of
 * the word may be replaced by another one whose function is nowhere greater without raising the measure, since all
 * functions ascend. The steps of repeated letters, whose factor must be 1, stay symbolic: one coefficient for each
 * repeated piece.
 */
/** A linear interpretation of words [Lankford 1979]: letter weights are the special case in which all factors are 1. */
record LinearMeasure(boolean backward, String letters, List<Integer> factors, List<Integer> steps) implements Measure {

    /** n -> factor * n + step + the sum of each coefficient times the number of repetitions of its piece. */
    private static final class NumberLine {
        private BigInteger factor = BigInteger.ONE;
        private BigInteger step = BigInteger.ZERO;
        private final List<BigInteger> repeats = new ArrayList<>();

        void apply(int by, int more) {
            BigInteger times = BigInteger.valueOf(by);
            factor = factor.multiply(times);
            step = step.multiply(times).add(BigInteger.valueOf(more));
            repeats.replaceAll(times::multiply);
        }
    }

    @Override
    public MeasureChange change(Rewriting given) {
        Rewriting rule = backward ? given.reversed() : given;
        NumberLine before = new NumberLine();
        NumberLine after = new NumberLine();
        for (Piece piece : rule.pieces()) {
            if (!piece.repeated()) {
                apply(before, piece.read());
                apply(after, piece.write());
            } else if (!repeat(before, piece.read()) || !repeat(after, piece.write())) {
                return MeasureChange.UNKNOWN;
            }
        }
        boolean keeps = (rule.atStart() || before.factor.compareTo(after.factor) >= 0)
                && before.step.compareTo(after.step) >= 0
                && IntStream.range(0, before.repeats.size())
                        .allMatch(i -> before.repeats.get(i).compareTo(after.repeats.get(i)) >= 0);
        return !keeps
                ? MeasureChange.UNKNOWN
                : before.step.compareTo(after.step) > 0 ? MeasureChange.LOWERS : MeasureChange.KEEPS;
    }

    private void apply(NumberLine line, String word) {
        for (int i = 0; i < word.length(); i++) {
            int letter = letters.indexOf(word.charAt(i));
            line.apply(factors.get(letter), steps.get(letter));
        }
    }

    private boolean repeat(NumberLine line, String word) {
        int letter = word.isEmpty() ? -1 : letters.indexOf(word.charAt(0));
        line.repeats.add(letter < 0 ? BigInteger.ZERO : BigInteger.valueOf(steps.get(letter)));
        return letter < 0 || factors.get(letter) == 1;
    }

    @Override
    public String toString() {
        return "linear " + (backward ? "backward" : "forward") + " "
                + IntStream.range(0, letters.length())
                        .mapToObj(i -> letters.charAt(i) + ":" + factors.get(i) + ":" + steps.get(i))
                        .collect(Collectors.joining(","));
    }

    @Override
    public String text() {
        boolean weights = factors.stream().allMatch(factor -> factor == 1);
        String each = IntStream.range(0, letters.length())
                .mapToObj(
                        i -> letters.charAt(i) + ": " + (weights ? steps.get(i) : factors.get(i) + "n+" + steps.get(i)))
                .collect(Collectors.joining(", "));
        return weights
                ? "the weight of the letters (" + each + ")"
                : "the functions of the letters applied to n = 0 one after another, "
                        + (backward ? "the last first (" : "the first first (") + each + ")";
    }
}
