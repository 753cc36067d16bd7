package org.impartial.cli.formal;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.impartial.proof.Certificate.CertificateException;

/** A measure that every move lowers: from the last letter on, each multiplies by its factor and adds its step. */
@SuppressWarnings("ArrayRecordComponent")
record LetterMeasure(int[] factors, int[] steps) {
    private static final int MOST_FACTOR = 3;
    private static final int MOST_STEP = 4;
    private static final long MOST_TRIED = 20_000_000;

    /** Returns a measure with small factors and steps that each rule lowers in every word; empty if there is none. */
    static Optional<LetterMeasure> of(List<WordRule> rules, int letters) {
        long one = MOST_FACTOR * (MOST_STEP + 1L);
        long all = Math.min(MOST_TRIED, Math.round(Math.pow((double) one, letters)));
        return LongStream.range(0, all)
                .mapToObj(number -> numbered(number, letters))
                .filter(measure -> rules.stream().allMatch(measure::falls))
                .findFirst();
    }

    private static LetterMeasure numbered(long number, int letters) {
        int[] factors = new int[letters];
        int[] steps = new int[letters];
        long rest = number;
        for (int letter = 0; letter < letters; letter++) {
            steps[letter] = (int) (rest % (MOST_STEP + 1));
            rest /= MOST_STEP + 1;
        }
        for (int letter = 0; letter < letters; letter++) {
            factors[letter] = 1 + (int) (rest % MOST_FACTOR);
            rest /= MOST_FACTOR;
        }
        return new LetterMeasure(factors, steps);
    }

    private boolean falls(WordRule rule) {
        long[] before = linear(rule.from());
        long[] after = linear(rule.to());
        return after[0] <= before[0] && after[1] < before[1];
    }

    private long[] linear(List<Integer> word) {
        long factor = 1;
        long step = 0;
        for (int i = word.size() - 1; i >= 0; i--) {
            int letter = word.get(i);
            factor *= factors[letter];
            step = step * factors[letter] + steps[letter];
        }
        return new long[] {factor, step};
    }

    @Override
    public String toString() {
        return RocqTheorem.list(IntStream.range(0, factors.length)
                .mapToObj(letter -> "(" + factors[letter] + ", " + steps[letter] + ")"));
    }

    /** A rule of a game on words: a move replaces one word by another. */
    record WordRule(List<Integer> from, List<Integer> to) {

        static WordRule parse(String rule, String alphabet) {
            String[] sides = rule.split("->", -1);
            if (sides.length != 2) {
                throw new CertificateException("\"" + rule + "\" is not a rule of the form ab->ba");
            }
            return new WordRule(numbers(sides[0], alphabet), numbers(sides[1], alphabet));
        }

        private static List<Integer> numbers(String word, String alphabet) {
            return word.chars().map(alphabet::indexOf).boxed().toList();
        }

        @Override
        public String toString() {
            return "(" + RocqTheorem.list(from.stream()) + ", " + RocqTheorem.list(to.stream()) + ")";
        }
    }
}
