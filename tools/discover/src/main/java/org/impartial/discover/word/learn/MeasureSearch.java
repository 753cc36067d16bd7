package org.impartial.discover.word.learn;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.impartial.core.meter.Meter;
import org.impartial.discover.word.learn.Measure.MeasureChange;
import org.impartial.discover.word.rule.AllWords;
import org.impartial.discover.word.rule.Rewriting;
import org.jspecify.annotations.Nullable;

/** Searches for measures one after another: no rule left may raise the next one, and those that lower it are done. */
record MeasureSearch(String letters, Meter meter) {
    private static final int MOST_CANDIDATES = 60_000;

    List<Measure> measures(List<Rewriting> rules) {
        List<Rewriting> left = new ArrayList<>(rules);
        List<Measure> found = new ArrayList<>();
        while (!left.isEmpty()) {
            Measure next = next(left);
            if (next == null) {
                return List.of();
            }
            found.add(next);
            left.removeIf(rule -> next.change(rule) == MeasureChange.LOWERS);
        }
        return found;
    }

    private @Nullable Measure next(List<Rewriting> rules) {
        for (int shape = 0; shape < 4; shape++) {
            Measure linear = linear(rules, shape % 2 == 1, shape < 2);
            if (linear != null) {
                return linear;
            }
        }
        return counts(rules);
    }

    private @Nullable Measure linear(List<Rewriting> rules, boolean backward, boolean weights) {
        int most = most(letters.length());
        long all = Math.round(Math.pow(most * (most + 1.0), letters.length()));
        for (long number = 0; number < Math.min(all, MOST_CANDIDATES); number++) {
            List<Integer> factors = new ArrayList<>();
            List<Integer> steps = new ArrayList<>();
            long rest = number;
            for (int i = 0; i < letters.length(); i++) {
                steps.add((int) (rest % (most + 1)));
                rest /= most + 1;
                factors.add(1 + (int) (rest % most));
                rest /= most;
            }
            Measure measure = new LinearMeasure(backward, letters, List.copyOf(factors), List.copyOf(steps));
            if ((!weights || Set.of(1).containsAll(factors)) && lowersOne(measure, rules)) {
                return measure;
            }
        }
        // words of one length in the order of letters are numbers in a base of as many digits
        List<Integer> digits = IntStream.range(0, letters.length()).boxed().toList();
        Measure order = new LinearMeasure(backward, letters, Collections.nCopies(digits.size(), digits.size()), digits);
        return lowersOne(order, rules) ? order : null;
    }

    private static int most(int count) {
        int most = 3;
        while (most > 1 && Math.pow(most * (most + 1.0), count) > MOST_CANDIDATES) {
            most--;
        }
        return most;
    }

    private @Nullable Measure counts(List<Rewriting> rules) {
        return AllWords.upTo(letters.substring(0, Math.min(letters.length(), 6)), 3)
                .filter(factor -> factor.length() > 1)
                .map(factor -> new FactorCount(letters, factor))
                .filter(count -> lowersOne(count, rules))
                .findFirst()
                .orElse(null);
    }

    private boolean lowersOne(Measure measure, List<Rewriting> rules) {
        boolean lowers = false;
        for (Rewriting rule : rules) {
            meter.tick();
            MeasureChange change = measure.change(rule);
            if (change == MeasureChange.UNKNOWN) {
                return false;
            }
            lowers |= change == MeasureChange.LOWERS;
        }
        return lowers;
    }

    /** The number of occurrences of a factor, compared between all letters that can belong to an occurrence. */
    private record FactorCount(String letters, String factor) implements Measure {

        @Override
        public MeasureChange change(Rewriting rule) {
            if (!rule.plain()) {
                return MeasureChange.UNKNOWN;
            }
            boolean lowers = true;
            List<String> rights = contexts(rule.atEnd());
            for (String left : contexts(rule.atStart())) {
                for (String right : rights) {
                    int before = occurrences(left + rule.leastRead() + right);
                    int after = occurrences(left + rule.leastWritten() + right);
                    if (after > before) {
                        return MeasureChange.UNKNOWN;
                    }
                    lowers &= after < before;
                }
            }
            return lowers ? MeasureChange.LOWERS : MeasureChange.KEEPS;
        }

        /** Returns the words of fewer letters than the factor has; at an end of the word only the empty one. */
        private List<String> contexts(boolean end) {
            return AllWords.upTo(letters, end ? 0 : factor.length() - 1).toList();
        }

        private int occurrences(String word) {
            int count = 0;
            for (int at = word.indexOf(factor); at >= 0; at = word.indexOf(factor, at + 1)) {
                count++;
            }
            return count;
        }

        @Override
        public String toString() {
            return "count " + factor;
        }

        @Override
        public String text() {
            return "the number of factors " + factor;
        }
    }
}
