package org.impartial.discover.check;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.impartial.core.meter.Meter;
import org.impartial.discover.word.rule.Piece;
import org.impartial.discover.word.rule.Rewriting;

/** Checks that every move lowers the measures in lexicographic order. */
record PlayEnds(String alphabet, List<Rewriting> rules, Meter meter) {
    void by(String measures) {
        List<Rewriting> left = new ArrayList<>(rules);
        for (String measure : measures.split(";", -1)) {
            left.removeIf(rule -> lowers(measure, rule));
        }
        if (!left.isEmpty()) {
            throw new CheckException("no measure is lowered by the rule " + left.get(0));
        }
    }

    private boolean lowers(String measure, Rewriting rule) {
        String[] words = measure.split(" ", -1);
        if (words.length == 2 && words[0].equals("count") && words[1].length() > 0) {
            return counted(words[1], rule);
        }
        if (words.length == 3 && words[0].equals("linear") && words[1].matches("forward|backward")) {
            return weighed(functions(words[2]), words[1].equals("forward") ? rule : rule.reversed());
        }
        throw new CheckException("the certificate names an unknown measure: " + measure);
    }

    /** Returns for each letter the factor, which is at least 1, and the step, which is at least 0. */
    private Map<Character, long[]> functions(String text) {
        Map<Character, long[]> functions = new HashMap<>();
        for (String one : text.split(",", -1)) {
            if (!one.matches(".:[1-9][0-9]{0,8}:[0-9]{1,9}")) {
                throw new CheckException("the function of a letter is written as in a:1:2, not " + one);
            }
            String[] numbers = one.substring(2).split(":", -1);
            functions.put(one.charAt(0), new long[] {Long.parseLong(numbers[0]), Long.parseLong(numbers[1])});
        }
        for (int i = 0; i < alphabet.length(); i++) {
            char letter = alphabet.charAt(i);
            if (!functions.containsKey(letter)) {
                throw new CheckException("a measure has no function for the letter " + letter);
            }
        }
        return functions;
    }

    /** Returns a side as numbers: what a unit before it becomes, what it adds, and what each repetition adds. */
    private static List<BigInteger> side(Map<Character, long[]> functions, Rewriting rule, boolean read) {
        List<BigInteger> numbers = new ArrayList<>(List.of(BigInteger.ONE, BigInteger.ZERO));
        for (Piece piece : rule.pieces()) {
            String word = read ? piece.read() : piece.write();
            if (piece.repeated()) {
                long[] one = functions.getOrDefault(word.isEmpty() ? ' ' : word.charAt(0), new long[] {1, 0});
                if (one[0] != 1) {
                    throw new CheckException("a repeated letter of " + rule + " has a factor above 1");
                }
                numbers.add(BigInteger.valueOf(one[1]));
                continue;
            }
            for (int i = 0; i < word.length(); i++) {
                char letter = word.charAt(i);
                long[] one = functions.getOrDefault(letter, new long[] {1, 0});
                numbers.replaceAll(number -> number.multiply(BigInteger.valueOf(one[0])));
                numbers.set(1, numbers.get(1).add(BigInteger.valueOf(one[1])));
            }
        }
        return numbers;
    }

    private static boolean weighed(Map<Character, long[]> functions, Rewriting rule) {
        List<BigInteger> before = side(functions, rule, true);
        List<BigInteger> after = side(functions, rule, false);
        for (int i = rule.atStart() ? 1 : 0; i < before.size(); i++) {
            if (after.get(i).compareTo(before.get(i)) > 0) {
                throw new CheckException("a measure may be raised by the rule " + rule + " before it is lowered");
            }
        }
        return before.get(1).compareTo(after.get(1)) > 0;
    }

    private boolean counted(String factor, Rewriting rule) {
        if (!rule.plain()) {
            throw new CheckException("a count cannot measure a rule with repeated letters: " + rule);
        }
        boolean always = true;
        int longest = factor.length() - 1;
        meter.require(words(rule.atStart() ? 0 : longest) * words(rule.atEnd() ? 0 : longest));
        for (String left : around(rule.atStart() ? 0 : longest)) {
            for (String right : around(rule.atEnd() ? 0 : longest)) {
                meter.spend(1);
                int before = count(left + rule.leastRead() + right, factor);
                int after = count(left + rule.leastWritten() + right, factor);
                if (after > before) {
                    throw new CheckException("the count of " + factor + " is raised by the rule " + rule);
                }
                always &= after < before;
            }
        }
        return always;
    }

    /** Returns the number of words up to a length, or 2^31 if there are more. */
    private long words(int longest) {
        long words = 1;
        for (int length = 1; length <= longest && words < 1L << 31; length++) {
            words = words * alphabet.length() + 1;
        }
        return Math.min(words, 1L << 31);
    }

    private List<String> around(int longest) {
        List<String> words = new ArrayList<>(List.of(""));
        for (int from = 0, length = 1; length <= longest; length++) {
            int to = words.size();
            for (int at = from; at < to; at++) {
                for (int i = 0; i < alphabet.length(); i++) {
                    char letter = alphabet.charAt(i);
                    words.add(words.get(at) + letter);
                }
            }
            from = to;
        }
        return words;
    }

    private static int count(String word, String factor) {
        int count = 0;
        for (int at = 0; at + factor.length() <= word.length(); at++) {
            count += word.startsWith(factor, at) ? 1 : 0;
        }
        return count;
    }
}
