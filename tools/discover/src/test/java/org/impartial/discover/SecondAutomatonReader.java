package org.impartial.discover;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntBinaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A checker of certificates of the kinds {@code automaton} and {@code redundant}: it decides the conditions in
 * docs/NOTATION.md, in the notation of docs/DISCOVERY.md, and uses no class of the library.
 */
final class SecondAutomatonReader {
    private final Map<String, String> header = new HashMap<>();
    private final Map<String, List<String[]>> rows = new HashMap<>();
    private final int base;
    private final SecondArithmetic numbers;
    private final DigitRelation valid;
    private final List<String> heaps;
    private final List<Move> moves = new ArrayList<>();
    private final DigitRelation positions;
    private final String beside;

    /** A kind of moves: the names that change, and for each heap that is left their names after it. */
    private record Move(DigitRelation relation, List<String> changed, List<List<String>> parts) {
        /** Returns the tuples from which one of some moves of this kind starts. */
        DigitRelation starts(DigitRelation some) {
            DigitRelation starts = some;
            for (List<String> part : parts) {
                for (String name : part) {
                    starts = starts.without(name);
                }
            }
            return starts;
        }
    }

    /**
     * Returns the reason why a text is no proof; empty if it is one.
     *
     * @throws UnsupportedOperationException if the automata are too large, so that this was not decided
     */
    static String fault(String text) {
        try {
            new SecondAutomatonReader(text.lines().toList()).check();
            return "";
        } catch (UnsupportedOperationException tooLarge) {
            throw tooLarge;
        } catch (RuntimeException fault) {
            return String.valueOf(fault.getMessage());
        }
    }

    private SecondAutomatonReader(List<String> lines) {
        String[] fields = lines.get(0).split("\t", -1);
        for (String field : Arrays.asList(fields).subList(1, fields.length)) {
            header.put(field.substring(0, field.indexOf('=')), field.substring(field.indexOf('=') + 1));
        }
        require(
                fields[0].equals("impartial-certificate 1")
                        && List.of("automaton", "redundant").contains(field("kind")),
                "the kind");
        require(Integer.parseInt(field("facts")) == lines.size() - 1, "the number of facts");
        for (String line : lines.subList(1, lines.size())) {
            String[] words = line.split(" ", -1);
            rows.computeIfAbsent(words[0], name -> new ArrayList<>()).add(words);
        }
        base = Integer.parseInt(field("base"));
        require(base >= 2 && base <= 16, "a base");
        valid = table("valid", List.of("a"));
        require(valid.ends[0] && valid.ignoresZeros(), "0 is a number, and leading zeros change nothing");
        numbers = new SecondArithmetic(valid, table("sum", List.of("a", "b", "c")));
        checkNumbers();
        checkWeights();
        Set<String> defined = new HashSet<>();
        for (String name : rows.keySet()) {
            if (name.startsWith("set:")) {
                String[] parts = name.split(":", -1);
                int tapes = Integer.parseInt(parts[2]);
                List<String> names =
                        IntStream.range(0, tapes).mapToObj(i -> "#" + i).toList();
                require(defined.add(parts[1]), "one table for each name");
                numbers.define(parts[1], names, table(name, names));
                requireMeaning(parts[1], names);
            }
        }
        beside = field("values");
        require(List.of("false", "true", "counts").contains(beside), "values");
        List<DigitRelation> rules = numbers.conditions(field("rules"));
        DigitRelation domain = field("domain").isBlank() ? numbers.all(List.of()) : numbers.condition(field("domain"));
        TreeSet<String> known = new TreeSet<>(domain.names);
        rules.forEach(rule -> rule.names.forEach(name -> known.add(name.replace("'", ""))));
        heaps = List.of(field("heaps").split(",", -1));
        int named = heaps.size() - (beside.equals("false") ? 0 : 1);
        require(List.copyOf(known).equals(heaps.subList(0, named)), "the heaps of the rules");
        if (named < heaps.size()) {
            String added = heaps.get(named);
            require(!known.contains(added) && added.matches("\\p{L}[\\p{L}0-9_]*"), "the name of the added heap");
            rules.add(numbers.condition(added + "'<" + added));
            domain = beside.equals("counts") ? domain.and(ones(added)) : domain;
        }
        positions = domain.and(numbers.all(heaps));
        for (DigitRelation rule : rules) {
            moves.add(move(rule, domain));
        }
    }

    private static void require(boolean right, String what) {
        if (!right) {
            throw new IllegalStateException("violated: " + what);
        }
    }

    private String field(String name) {
        require(header.containsKey(name), "a field " + name);
        return header.get(name);
    }

    private DigitRelation table(String name, List<String> names) {
        List<String[]> found = rows.getOrDefault(name, List.of());
        int letters = DigitRelation.letters(base, names.size());
        int[][] next = new int[found.size()][];
        boolean[] ends = new boolean[next.length];
        require(next.length > 0, "a table " + name);
        for (int state = 0; state < next.length; state++) {
            List<String> words = Arrays.asList(found.get(state));
            require(words.size() == letters + 3 && words.get(1).equals(String.valueOf(state)), "a row of " + name);
            next[state] = words.stream().skip(2).mapToInt(Integer::parseInt).toArray();
            ends[state] = next[state][0] == 1;
            next[state] = Arrays.copyOfRange(next[state], 1, letters + 1);
            require(Arrays.stream(next[state]).allMatch(to -> to >= 0 && to < found.size()), "the states of " + name);
        }
        return new DigitRelation(base, names, next, ends);
    }

    private void same(String one, String other) {
        DigitRelation left = numbers.condition(one);
        require(left.join(numbers.condition(other), (a, b) -> a != b).isEmpty(), one + " if and only if " + other);
    }

    /** Checks that a set has the meaning of its name, if that is one of the sets that all rules may name. */
    private void requireMeaning(String name, List<String> names) {
        String system = field("numeration");
        DigitRelation meant = switch (name) {
            case "odious" -> counted(names, (ones, digit) -> ones ^ digit, 1);
            case "evil" -> counted(names, (ones, digit) -> ones ^ digit, 0);
            case "vile", "lower" -> counted(names, SecondAutomatonReader::zerosAtTheEnd, 1);
            case "dopey", "upper" -> counted(names, SecondAutomatonReader::zerosAtTheEnd, 2);
            default -> counted(names, (one, digit) -> digit == 0 ? one : one == 0 && digit == 1 ? 1 : 2, 1);
        };
        String home = List.of("odious", "evil", "vile", "dopey").contains(name)
                ? "base 2"
                : List.of("lower", "upper", "fibonacci").contains(name)
                        ? "zeckendorf"
                        : List.of("pell", "tribonacci").contains(name)
                                ? name
                                : name.matches("power([2-9]|10)") ? name.replace("power", "base ") : "";
        require(home.isEmpty() || (names.size() == 1 && home.equals(system)), "the numeration of a set");
        require(
                home.isEmpty()
                        || numbers.set(name, names)
                                .join(numbers.all(names).and(meant), (a, b) -> a != b)
                                .isEmpty(),
                "the meaning of a set");
    }

    private DigitRelation counted(List<String> names, IntBinaryOperator step, int last) {
        return DigitRelation.found(
                base, names, 0, (state, digit) -> step.applyAsInt(state, digit), state -> state == last);
    }

    /** Returns 0 before the first digit above 0, and then 1 or 2 if the zeros since the last one are even or odd. */
    private static int zerosAtTheEnd(int state, int digit) {
        return digit > 0 ? 1 : state == 0 ? 0 : 3 - state;
    }

    /** Checks that there is no last number, and that sums are additions, by induction on the second number. */
    private void checkNumbers() {
        require(numbers.holds("A a: E b: a<b"), "there is no last number");
        numbers.define("next", List.of("a", "b"), numbers.condition("a<b & ~E c: a<c & c<b"));
        same("$sum(a,0,c)", "a=c");
        require(!numbers.holds("E a,b: $sum(a,b,0) & b>0"), "a sum above 0 is not 0");
        same("E b: $sum(a,b,c) & $next(b,d)", "d>0 & E e: $sum(a,d,e) & $next(c,e)");
    }

    /**
     * Checks that each number above 0 is the sum of its word with the first digit lowered by 1 and of that digit's
     * weight, the word 10...0, which is the number of words of as many letters as it has zeros.
     */
    private void checkWeights() {
        DigitRelation first = DigitRelation.found(
                base,
                List.of("w", "v", "p"),
                0,
                (state, letter) -> {
                    int w = letter % base;
                    int v = letter / base % base;
                    int p = letter / base / base;
                    boolean begins = state == 0 && letter != 0;
                    boolean goesOn = begins ? p == 1 && w == v + 1 : p == 0 && w == v;
                    return state == 2 || !goesOn ? 2 : begins ? 1 : state;
                },
                state -> state == 1);
        numbers.define("first", first.names, first);
        require(numbers.holds("A w: w=0 | E v,p: $first(w,v,p) & $sum(v,p,w)"), "the digits have weights");
        List<List<BigInteger>> named = weights(field("numeration"));
        List<BigInteger> factors = named.get(0);
        List<BigInteger> weights = new ArrayList<>(named.get(1));
        require(factors.size() == weights.size(), "as many first weights as factors");
        BigInteger[] words = new BigInteger[valid.ends.length];
        Arrays.setAll(words, state -> valid.ends[state] ? BigInteger.ONE : BigInteger.ZERO);
        for (int zeros = 0; zeros < words.length + factors.size(); zeros++) {
            if (zeros >= weights.size()) {
                weights.add(IntStream.range(0, factors.size())
                        .mapToObj(i -> factors.get(i).multiply(weights.get(weights.size() - 1 - i)))
                        .reduce(BigInteger.ZERO, BigInteger::add));
            }
            require(words[0].equals(weights.get(zeros)), "the weights are those of " + field("numeration"));
            BigInteger[] shorter = words.clone();
            Arrays.setAll(
                    words,
                    state -> Arrays.stream(valid.next[state])
                            .mapToObj(to -> shorter[to])
                            .reduce(BigInteger.ZERO, BigInteger::add));
        }
    }

    /** Returns the factors of the recurrence of the weights, and the first weights. */
    private static List<List<BigInteger>> weights(String name) {
        String[] words = name.split(" ", 2);
        String text = switch (words[0]) {
            case "base" -> words[1] + " from 1";
            case "ostrowski" -> words[1] + ",1 from 1," + (Integer.parseInt(words[1]) + 1);
            case "recurrence" -> words[1];
            case "zeckendorf" -> "1,1 from 1,2";
            case "pell" -> "2,1 from 1,2";
            case "tribonacci" -> "1,1,1 from 1,2,4";
            default -> throw new IllegalStateException("no numeration " + name);
        };
        return Arrays.stream(text.split(" from ", 2))
                .map(list -> Arrays.stream(list.split(" *, *", -1))
                        .map(BigInteger::new)
                        .toList())
                .toList();
    }

    /** Checks that XOR, and words of ones, are of numbers in base 2. */
    private void requireBinary() {
        require(base == 2 && numbers.all(List.of("a")).ends.length == 1, "base 2");
    }

    private DigitRelation ones(String name) {
        requireBinary();
        return DigitRelation.found(
                2,
                List.of(name),
                0,
                (state, digit) -> state == 0 || digit == 1 ? Math.max(state, digit) : 2,
                state -> state < 2);
    }

    private static DigitRelation xor(String a, String b, String c) {
        return DigitRelation.found(
                2, List.of(a, b, c), true, (even, letter) -> even && Integer.bitCount(letter) % 2 == 0, even -> even);
    }

    private Move move(DigitRelation rule, DigitRelation domain) {
        List<String> changed =
                heaps.stream().filter(heap -> rule.names.contains(heap + "'")).toList();
        List<List<String>> parts = new ArrayList<>();
        TreeSet<String> primed = new TreeSet<>(rule.names);
        primed.removeIf(name -> !name.endsWith("'"));
        String primes = "'";
        do {
            String more = primes;
            parts.add(changed.stream().map(heap -> heap + more).toList());
            primed.removeAll(parts.get(parts.size() - 1));
            primes += "'";
        } while (changed.size() == 1 && primed.contains(changed.get(0) + primes));
        require(primed.isEmpty(), "the names after a move");
        require(parts.size() == 1 || (heaps.size() == 2 && beside.equals("true")), "one heap splits, with values");
        require(parts.size() == 1 || field("play").equals("normal"), "a heap splits in normal play");
        DigitRelation move = rule.and(domain).and(numbers.all(changed));
        for (List<String> part : parts) {
            move = move.and(numbers.all(part)).and(domain.named(after(domain.names, changed, part)));
            if (parts.size() > 1) {
                move = move.and(numbers.order(part.get(0), changed.get(0), 1));
            }
        }
        return new Move(move, changed, parts);
    }

    private static List<String> after(List<String> names, List<String> changed, List<String> part) {
        return names.stream()
                .map(name -> changed.contains(name) ? part.get(changed.indexOf(name)) : name)
                .toList();
    }

    private void check() {
        for (Move move : moves) {
            for (List<String> part : move.parts) {
                checkEnd(move, part);
            }
        }
        DigitRelation set = table("P", heaps);
        String reading = header.getOrDefault("reading", "msd");
        require(List.of("msd", "lsd").contains(reading), "reading");
        numbers.define("P", heaps, reading.equals("lsd") ? set.reversed() : set);
        DigitRelation lost = numbers.set("P", heaps);
        require(lost.join(positions, (a, b) -> a && !b).isEmpty(), "the set has positions only");
        DigitRelation other = positions.join(lost, (a, b) -> a && !b);
        DigitRelation ended = positions;
        for (Move move : moves) {
            DigitRelation into = into(move);
            require(lost.and(into).isEmpty(), "no move from the set into it");
            other = other.join(into, (a, b) -> a && !b);
            ended = ended.join(move.starts(move.relation), (a, b) -> a && !b);
        }
        require(List.of("normal", "misere").contains(field("play")), "play");
        if (field("play").equals("misere")) {
            require(lost.and(ended).isEmpty(), "play does not end in the set");
            other = other.join(ended, (a, b) -> a && !b);
        }
        require(other.isEmpty(), "a move from each other position into the set");
        if (field("kind").equals("redundant")) {
            checkVectors();
        }
    }

    /** Checks that a table holds the vectors other than 0 by which no two tuples of the set differ, and nothing else. */
    private void checkVectors() {
        require(moves.stream().allMatch(move -> move.parts.size() == 1), "no heap splits");
        List<String> vector = heaps.stream().map(heap -> heap + "'").toList();
        DigitRelation table = table("M", vector);
        require(table.join(numbers.all(vector), (a, b) -> a && !b).isEmpty(), "vectors are numbers");
        numbers.define("M", vector, table);
        String some = String.join(">0 | ", vector) + ">0";
        String tuple = String.join(",", heaps);
        String sums = heaps.stream().map(heap -> heap + "+" + heap + "'").collect(Collectors.joining(","));
        String none = "~E " + tuple + ": $P(" + tuple + ") & $P(" + sums + ")";
        same("$M(" + String.join(",", vector) + ")", "(" + some + ") & " + none);
    }

    /** Returns the positions with a move of a kind into the set. */
    private DigitRelation into(Move move) {
        if (move.parts.size() == 1) {
            return move.starts(move.relation.and(numbers.set("P", after(heaps, move.changed, move.parts.get(0)))));
        }
        requireBinary();
        DigitRelation into = move.relation;
        String total = heaps.get(1);
        for (int i = 0; i < move.parts.size(); i++) {
            String part = move.parts.get(i).get(0);
            String rest = "#rest" + i;
            boolean last = i == move.parts.size() - 1;
            DigitRelation value = numbers.set("P", List.of(part, last ? total : "#value"));
            into = into.and(last ? value : value.and(xor("#value", rest, total)).without("#value"))
                    .without(part);
            into = into.without(i == 0 ? "" : total);
            total = rest;
        }
        return into;
    }

    /** Checks that moves lower one of the measures, and raise none before it, by each part of a heap that they leave. */
    private void checkEnd(Move move, List<String> part) {
        DigitRelation left = move.relation;
        for (String measure :
                field("lowers").isEmpty() ? new String[0] : field("lowers").split(";", -1)) {
            long[] weights = Arrays.stream(measure.split(",", -1))
                    .mapToLong(Long::parseLong)
                    .toArray();
            require(weights.length == heaps.size(), "a weight for each heap");
            Map<String, Long> low = new TreeMap<>(Map.of("", 1L << 20));
            Map<String, Long> fall = new TreeMap<>();
            for (int i = 0; i < weights.length; i++) {
                String heap = heaps.get(i);
                low.put(heap, weights[i]);
                if (move.changed.contains(heap)) {
                    fall.put(heap, weights[i]);
                    fall.put(part.get(move.changed.indexOf(heap)), -weights[i]);
                }
            }
            require(left.and(numbers.compared(fall, "<")).isEmpty(), "no move raises " + measure);
            left = left.and(numbers.compared(fall, "="));
            boolean bounded = Arrays.stream(weights).allMatch(weight -> weight >= 0);
            require(
                    bounded
                            || move.starts(move.relation)
                                    .and(numbers.compared(low, "<="))
                                    .isEmpty(),
                    "a measure is bounded below");
        }
        require(left.isEmpty(), "each move lowers a measure");
    }
}
