package org.impartial.discover.check;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.impartial.core.meter.Meter;

/**
 * The weights u of a numeration by its name, and the check that a table of valid words has them: the n-th valid word is
 * n, and must be the sum of its digits times their weights. <p>Implementation note: c(q, k) denotes the number of valid
 * endings of k letters from a state q. A word's number is the sum over its letters a of the endings after lesser
 * letters in its place, which for each state and letter must be a · u(k). Both sides obey linear recurrences, whose
 * orders add up to the number of states and that of the weights, so as many consecutive k decide. Before these begin,
 * only words that exist count.
 *
 * @param recurrence c_1, ..., c_r of u(n + r) = c_1 u(n + r - 1) + ... + c_r u(n)
 */
record NamedWeights(String name, List<BigInteger> recurrence, List<BigInteger> first) {
    private static final Pattern FORM = Pattern.compile("(base|ostrowski) ([1-9][0-9]?)"
            + "|recurrence (-?[0-9]{1,9}(?: *, *-?[0-9]{1,9}){0,9}) from ([0-9]{1,9}(?: *, *[0-9]{1,9}){0,9})");

    static NamedWeights of(String name) {
        Matcher form = FORM.matcher(name);
        if (form.matches() && form.group(1) == null) {
            return of(name, form.group(3), form.group(4));
        } else if (form.matches()) {
            String d = form.group(2);
            return form.group(1).equals("base")
                    ? of(name, d, "1")
                    : of(name, d + ",1", "1," + (Integer.parseInt(d) + 1));
        }
        return switch (name) {
            case "zeckendorf" -> of(name, "1,1", "1,2");
            case "pell" -> of(name, "2,1", "1,2");
            case "tribonacci" -> of(name, "1,1,1", "1,2,4");
            default -> throw new CheckException("\"" + name + "\" is not the name of a numeration");
        };
    }

    private static NamedWeights of(String name, String recurrence, String first) {
        return new NamedWeights(name, numbers(recurrence), numbers(first));
    }

    private static List<BigInteger> numbers(String list) {
        return Arrays.stream(list.split(" *, *", -1)).map(BigInteger::new).toList();
    }

    void check(Table valid, Meter meter) {
        if (first.size() != recurrence.size()) {
            throw fails();
        }
        int from = valid.states();
        int to = 2 * from + recurrence.size();
        List<BigInteger> weights = weights(to);
        Counting endings = new Counting(valid);
        for (int state = 0; state < valid.states(); state++) {
            for (int place = 0; place < to; place++) {
                BigInteger lesser = BigInteger.ZERO;
                for (int letter = 0; letter < valid.base(); letter++) {
                    BigInteger after = endings.count(valid.step(state, letter), place);
                    boolean counts = after.signum() > 0 || (place >= from && lives(valid, state, letter, to, endings));
                    if (counts && !lesser.equals(weights.get(place).multiply(BigInteger.valueOf(letter)))) {
                        throw fails();
                    }
                    lesser = lesser.add(after);
                    meter.tick();
                }
            }
        }
    }

    private static boolean lives(Table valid, int state, int letter, int to, Counting endings) {
        int next = valid.step(state, letter);
        return IntStream.range(0, to)
                .anyMatch(length -> endings.count(next, length).signum() > 0);
    }

    private List<BigInteger> weights(int count) {
        List<BigInteger> weights = new ArrayList<>(first);
        for (int at = first.size() - 1; at + 1 < count; at++) {
            int last = at;
            weights.add(IntStream.range(0, recurrence.size())
                    .mapToObj(i -> recurrence.get(i).multiply(weights.get(last - i)))
                    .reduce(BigInteger.ZERO, BigInteger::add));
        }
        return weights;
    }

    private CheckException fails() {
        return new CheckException("the digits of the valid words do not have the weights of " + name);
    }
}
