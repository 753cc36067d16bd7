package org.impartial.discover.check;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.impartial.core.meter.Meter;
import org.jspecify.annotations.Nullable;

/*
 * Numbers are the valid words without leading zeros in the order of length and letters, and the sum is a table of the
 * certificate. It is addition by induction on s if x + 0 = x, x + s is not 0 for s above 0, and (x, s, z + 1) is a sum
 * if and only if (x, s - 1, z) is.
 */
/** Numbers as words, for the checker: order, constants and sums, and the laws that make them numbers. */
final class WordArithmetic {
    private final Tables tables;
    private final Meter meter;
    private final int base;
    private final Table valid;
    private final Table sum;
    private final Map<List<String>, Table> validTuples = new HashMap<>();
    private final Map<Integer, Table> multiples = new HashMap<>();

    /** Takes the valid words over a and the sums a + b = c; {@link #checkLaws} checks their laws. */
    WordArithmetic(Table valid, Table sum, Meter meter) {
        this.tables = new Tables(meter);
        this.meter = meter;
        this.base = valid.base();
        this.valid = valid.merged(meter);
        this.sum = tables.both(sum, all(List.of("a", "b", "c")));
    }

    Tables tables() {
        return tables;
    }

    int base() {
        return base;
    }

    void checkWeights(String numeration) {
        NamedWeights.of(numeration).check(all(List.of("a")), meter);
    }

    void checkLaws() {
        checkZeros(valid, "are valid");
        checkZeros(sum, "are sums");
        require(tables.same(tables.without(less("a", "b"), "b"), all(List.of("a"))), "there is a last number");
        Table next = tables.minus(less("a", "b"), tables.without(both(less("a", "c"), less("c", "b")), "c"));
        Table zero = constant("b", BigInteger.ZERO);
        require(
                tables.same(tables.without(both(sum, zero), "b"), both(equal("a", "c"), all(List.of("a", "c")))),
                "x + 0 = x fails");
        Table positive = tables.minus(all(List.of("b")), zero);
        require(tables.isEmpty(both(both(sum, constant("c", BigInteger.ZERO)), positive)), "a sum above 0 is 0");
        Table before = tables.without(both(sum, tables.renamed(next, Map.of("a", "b", "b", "d"))), "b");
        Table after = tables.without(
                both(tables.renamed(sum, Map.of("b", "d", "c", "e")), tables.renamed(next, Map.of("a", "c", "b", "e"))),
                "e");
        Table some = tables.renamed(positive, Map.of("b", "d"));
        require(tables.same(both(before, some), both(after, some)), "x + (y + 1) = (x + y) + 1 fails");
    }

    /** Checks that one zero more before all numbers changes nothing. */
    void checkZeros(Table table, String what) {
        require(tables.same(table, shiftedByZero(table)), "leading zeros change which words " + what);
    }

    private static void require(boolean holds, String failure) {
        if (!holds) {
            throw new CheckException("the numeration violates a law: " + failure);
        }
    }

    /** Returns the words w for which 0w is accepted. */
    private Table shiftedByZero(Table table) {
        int letters = table.letters();
        int first = table.step(0, 0);
        int[] next = new int[(table.states() + 1) * letters];
        Arrays.setAll(next, at -> table.next()[at < letters ? first * letters + at : at - letters] + 1);
        boolean[] accepting = new boolean[table.states() + 1];
        accepting[0] = table.accepting()[first];
        System.arraycopy(table.accepting(), 0, accepting, 1, table.states());
        return new Table(base, table.names(), next, accepting);
    }

    Table both(Table a, Table b) {
        return tables.both(a, b);
    }

    Table all(Collection<String> names) {
        List<String> sorted = names.stream().sorted().toList();
        Table known = validTuples.get(sorted);
        if (known == null) {
            known = new Table(base, List.of(), new int[1], new boolean[] {true});
            for (String name : sorted) {
                known = both(known, tables.renamed(valid, Map.of("a", name)));
            }
            validTuples.put(sorted, known);
        }
        return known;
    }

    Table equal(String a, String b) {
        return compared(a, b, 0);
    }

    Table less(String a, String b) {
        return compared(a, b, 1);
    }

    Table atMost(String a, String b) {
        return tables.minus(all(List.of(a, b)), less(b, a));
    }

    /** Returns the table of a comparison; state 0 while no digit differs, 1 if a is less, 2 if b is. */
    private Table compared(String a, String b, int wanted) {
        int letters = base * base;
        int[] next = new int[3 * letters];
        boolean swapped = a.compareTo(b) > 0;
        for (int letter = 0; letter < letters; letter++) {
            int x = swapped ? letter / base : letter % base;
            int y = swapped ? letter % base : letter / base;
            next[letter] = x == y ? 0 : y > x ? 1 : 2;
            next[letters + letter] = 1;
            next[2 * letters + letter] = 2;
        }
        boolean[] accepting = new boolean[3];
        accepting[wanted] = true;
        return both(Tables.of(base, List.of(a, b), next, accepting), all(List.of(a, b)));
    }

    Table constant(String name, BigInteger number) {
        int[] word = new Counting(valid).word(number);
        int[] next = new int[(word.length + 2) * base];
        int dead = word.length + 1;
        Arrays.fill(next, dead);
        for (int i = 0; i < word.length; i++) {
            next[i * base + word[i]] = i + 1;
        }
        next[0] = 0;
        boolean[] accepting = new boolean[dead + 1];
        accepting[word.length] = true;
        return Tables.of(base, List.of(name), next, accepting);
    }

    /** Returns the numbers whose XOR is 0: in base 2, every letter has an even number of ones. */
    Table xor(Collection<String> names) {
        requireBinary("the values of the parts of a heap are added by XOR");
        int letters = 1 << names.size();
        int[] next = new int[2 * letters];
        for (int letter = 0; letter < letters; letter++) {
            next[letter] = Integer.bitCount(letter) % 2;
            next[letters + letter] = 1;
        }
        return Tables.of(base, names, next, new boolean[] {true, false});
    }

    private void requireBinary(String what) {
        if (base != 2 || valid.states() != 1) {
            throw new CheckException(what + " in base 2 only");
        }
    }

    /** Returns the numbers 2^v - 1 in base 2, whose words consist of ones. */
    Table ones(String name) {
        requireBinary("an added Nim heap can be written as a count");
        return Tables.of(base, List.of(name), new int[] {0, 1, 2, 1, 2, 2}, new boolean[] {true, true, false});
    }

    void reject(Table table, String place, String what) {
        reject(tables.least(table), table, place, what);
    }

    void reject(int @Nullable [] word, Table table, String place, String what) {
        if (word != null) {
            BigInteger[] numbers = numbers(word, table.names().size());
            throw new CheckException(place + " "
                    + Arrays.stream(numbers).map(BigInteger::toString).collect(Collectors.joining(",", "(", ") "))
                    + what);
        }
    }

    BigInteger[] numbers(int[] word, int tapes) {
        BigInteger[] numbers = new BigInteger[tapes];
        int[] digits = word.clone();
        for (int tape = 0; tape < tapes; tape++) {
            int[] own = new int[digits.length];
            for (int i = 0; i < digits.length; i++) {
                own[i] = digits[i] % base;
                digits[i] /= base;
            }
            numbers[tape] = new Counting(valid).number(own);
        }
        return numbers;
    }

    /** Returns the table of a + b = c under other names; a name may occur twice. */
    Table sum(String a, String b, String c) {
        if (!a.equals(b) && !a.equals(c) && !b.equals(c)) {
            return tables.renamed(sum, Map.of("a", a, "b", b, "c", c));
        }
        Table wide = tables.renamed(sum, Map.of("a", "\u0001", "b", "\u0002", "c", "\u0003"));
        wide = tables.without(both(wide, equal("\u0001", a)), "\u0001");
        wide = tables.without(both(wide, equal("\u0002", b)), "\u0002");
        return tables.without(both(wide, equal("\u0003", c)), "\u0003");
    }

    /** Returns the table of b = factor · a. */
    Table multiple(int factor, String a, String b) {
        Table known = multiples.get(factor);
        if (known == null) {
            int part = factor % 2 == 0 ? factor / 2 : factor - 1;
            known = factor == 1
                    ? equal("a", "b")
                    : tables.without(both(multiple(part, "a", "c"), sum("c", factor % 2 == 0 ? "c" : "a", "b")), "c");
            multiples.put(factor, known);
        }
        return tables.renamed(known, Map.of("a", a, "b", b));
    }
}
