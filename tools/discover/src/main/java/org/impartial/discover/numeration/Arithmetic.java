package org.impartial.discover.numeration;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.automaton.Letters;
import org.impartial.discover.automaton.Product;
import org.impartial.discover.automaton.Product.Connective;
import org.impartial.discover.automaton.Projection;

/** Linear conditions and the operations of logic on relations in one numeration. Not safe for several threads. */
public record Arithmetic(
        Numeration numeration, Meter meter, Map<Integer, Automaton> validTuples, Map<String, Relation> conditions) {
    public Arithmetic(Numeration numeration, Meter meter) {
        this(numeration, meter, new HashMap<>(), new HashMap<>());
    }

    /** Returns an arithmetic with the same caches and another meter. */
    public Arithmetic under(Meter other) {
        return new Arithmetic(numeration, other, validTuples, conditions);
    }

    public Relation all(int... variables) {
        int[] sorted = variables.clone();
        Arrays.sort(sorted);
        return new Relation(sorted, valid(sorted.length));
    }

    private Automaton valid(int tapes) {
        Automaton one = numeration.valid();
        Automaton known = validTuples.get(tapes);
        if (known == null && tapes > 1 && one.states() > 1) {
            int[] first = IntStream.range(0, tapes - 1).toArray();
            known = Product.of(valid(tapes - 1), first, one, new int[] {tapes - 1}, tapes, Connective.AND, meter);
        } else if (known == null) {
            known = tapes == 1 ? one : Automaton.constant(numeration.base(), tapes, true);
        }
        validTuples.put(tapes, known);
        return known;
    }

    /** Returns the relation of an automaton that may accept invalid words, whose tapes are variables in any order. */
    public Relation relation(int[] variableOfTape, Automaton automaton) {
        return Relation.of(variableOfTape, Product.of(automaton, valid(automaton.tapes()), Connective.AND, meter));
    }

    /** Returns all tuples for which a sum of multiples of variables, none of them 0, is k, or at most k. */
    public Relation linear(Map<Integer, Integer> coefficients, boolean atMost, long k) {
        int[] variables =
                coefficients.keySet().stream().mapToInt(v -> v).sorted().toArray();
        int[] values = Arrays.stream(variables).map(coefficients::get).toArray();
        if (variables.length == 0) {
            return new Relation(variables, Automaton.constant(numeration.base(), 0, atMost ? 0 <= k : k == 0));
        }
        String key = Arrays.toString(values) + atMost + k;
        Relation known = conditions.get(key);
        if (known == null) {
            Automaton words = LinearCondition.of(numeration, values, atMost, k, meter);
            known = relation(IntStream.range(0, values.length).toArray(), words);
            conditions.put(key, known);
        }
        return new Relation(variables, known.automaton());
    }

    /** Returns the relation x less than y by the order of words, which uses no weights. */
    Relation less(int x, int y) {
        int base = numeration.base();
        int letters = base * base;
        int[] next = new int[3 * letters];
        Arrays.fill(next, letters, 2 * letters, 1);
        Arrays.fill(next, 2 * letters, 3 * letters, 2);
        for (int letter = 0; letter < letters; letter++) {
            int rise = letter / base - letter % base;
            next[letter] = rise == 0 ? 0 : rise > 0 ? 1 : 2;
        }
        return relation(new int[] {x, y}, Automaton.of(base, 2, next, new boolean[] {false, true, false}));
    }

    /** Returns the relation in which the bits of every place add up to a multiple; for 2, in which the XOR is 0. */
    public Relation bitSums(int modulus, int... variables) {
        if (numeration.base() != 2 || numeration.valid().states() > 1) {
            throw new IllegalStateException("sums of bits are a relation in base 2, not in " + numeration);
        }
        int letters = Letters.count(2, variables.length);
        int[] next = new int[2 * letters];
        for (int letter = 0; letter < letters; letter++) {
            next[letter] = Integer.bitCount(letter) % modulus == 0 ? 0 : 1;
            next[letters + letter] = 1;
        }
        return relation(variables, Automaton.of(2, variables.length, next, new boolean[] {true, false}));
    }

    public Relation and(Relation a, Relation b) {
        return joined(a, b, Connective.AND);
    }

    public boolean disjoint(Relation a, Relation b) {
        return and(a, b).automaton().isEmpty();
    }

    public Relation or(Relation a, Relation b) {
        int[] variables = union(a.variables(), b.variables());
        return joined(on(a, variables), on(b, variables), Connective.OR);
    }

    public Relation minus(Relation a, Relation b) {
        int[] variables = union(a.variables(), b.variables());
        return joined(on(a, variables), b, Connective.AND_NOT);
    }

    public Relation not(Relation a) {
        return minus(all(a.variables()), a);
    }

    /** Returns the projection that omits variables: the rest holds for some numbers in their place. */
    public Relation exists(int[] gone, Relation a) {
        int[] kept = Arrays.stream(a.variables())
                .filter(variable -> Arrays.stream(gone).noneMatch(g -> g == variable))
                .toArray();
        return kept.length == a.variables().length
                ? a
                : new Relation(kept, Projection.of(a.automaton(), a.tapes(kept), meter));
    }

    public Relation on(Relation a, int[] variables) {
        return a.variables().length == variables.length ? a : joined(a, all(variables), Connective.AND);
    }

    public Relation renamed(Relation a, Map<Integer, Integer> names) {
        int[] variables = Arrays.stream(a.variables())
                .map(variable -> names.getOrDefault(variable, variable))
                .toArray();
        return Relation.of(variables, a.automaton());
    }

    private Relation joined(Relation a, Relation b, Connective op) {
        int[] variables = union(a.variables(), b.variables());
        int[] tapesOfA = Relation.places(variables, a.variables());
        int[] tapesOfB = Relation.places(variables, b.variables());
        Automaton both = Product.of(a.automaton(), tapesOfA, b.automaton(), tapesOfB, variables.length, op, meter);
        return new Relation(variables, both);
    }

    private static int[] union(int[] a, int[] b) {
        return IntStream.concat(Arrays.stream(a), Arrays.stream(b))
                .distinct()
                .sorted()
                .toArray();
    }
}
