package org.impartial.discover;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The conditions of docs/DISCOVERY.md about numbers as relations, for {@link SecondAutomatonReader}: a condition is
 * compiled while it is read, from the order of words and a table of sums. It uses no class of the library.
 */
final class SecondArithmetic {
    private static final Pattern TOKEN =
            Pattern.compile("\\s*(" + "\\p{L}[\\p{L}0-9_]*'*|[0-9]+|<=|>=|!=|[-+<>=~&|()$,:;]|$)");

    private final DigitRelation valid;
    private final Map<String, DigitRelation> sets = new HashMap<>();
    private final Map<Long, DigitRelation> constants = new HashMap<>();
    private int fresh;

    private List<String> tokens = List.of();
    private int at;
    private List<Hidden> hidden = new ArrayList<>();

    /** A name that stands for a remainder or an absolute value in the comparison that is read. */
    private record Hidden(String name, DigitRelation relation) {}

    /** A sum of multiples of names and of 1, which has the empty name. */
    private record Sum(TreeMap<String, Long> terms) {
        static Sum of(String name, long factor) {
            return new Sum(new TreeMap<>(Map.of(name, factor)));
        }

        Sum plus(long factor, Sum other) {
            TreeMap<String, Long> all = new TreeMap<>(terms);
            other.terms.forEach((name, value) -> all.merge(name, factor * value, Long::sum));
            all.values().removeIf(value -> value == 0);
            return new Sum(all);
        }
    }

    SecondArithmetic(DigitRelation valid, DigitRelation sum) {
        this.valid = valid;
        define("sum", sum.names, sum);
    }

    /** Names a relation of numbers, with its names in their order. */
    void define(String name, List<String> names, DigitRelation relation) {
        sets.put(name, all(names).and(relation));
        if (!sets.get(name).ignoresZeros()) {
            throw new IllegalStateException("leading zeros change " + name);
        }
    }

    DigitRelation all(List<String> names) {
        DigitRelation all = new DigitRelation(valid.base, List.of(), new int[1][1], new boolean[] {true});
        for (String name : names) {
            all = all.and(valid.named(List.of(name)));
        }
        return all;
    }

    DigitRelation not(DigitRelation relation) {
        return all(relation.names).join(relation, (a, b) -> a && !b);
    }

    DigitRelation either(DigitRelation a, DigitRelation b) {
        return a.and(all(b.names)).join(b.and(all(a.names)), (x, y) -> x || y);
    }

    /** Returns whether a condition without free names holds. */
    boolean holds(String text) {
        return !condition(text).isEmpty();
    }

    /** Returns a named relation of some names, of which some may be the same. */
    DigitRelation set(String set, List<String> names) {
        DigitRelation relation = sets.get(set);
        if (relation == null || relation.names.size() != names.size()) {
            throw new IllegalStateException("no set " + set);
        }
        List<String> own = new ArrayList<>();
        for (String name : names) {
            own.add(own.contains(name) ? fresh() : name);
        }
        relation = relation.named(own);
        for (int i = 0; i < own.size(); i++) {
            if (!own.get(i).equals(names.get(i))) {
                relation = relation.and(order(own.get(i), names.get(i), 0)).without(own.get(i));
            }
        }
        return relation;
    }

    private String fresh() {
        return "#" + fresh++;
    }

    /** Returns a = b for 0, a < b for 1: decided by the first digits that differ. */
    DigitRelation order(String a, String b, int wanted) {
        if (a.equals(b)) {
            return wanted == 0 ? all(List.of(a)) : not(all(List.of(a)));
        }
        int base = valid.base;
        return DigitRelation.found(
                        base,
                        List.of(a, b),
                        0,
                        (state, letter) -> state != 0 ? state : Integer.signum(letter / base - letter % base),
                        state -> state == wanted)
                .and(all(List.of(a, b)));
    }

    /** Returns the relation that a name is a number, which is made from 0 by doubling and by adding 1. */
    private DigitRelation constant(String name, long number) {
        DigitRelation known = constants.get(number);
        if (known == null) {
            if (number == 0) {
                known = not(order("b", "a", 1).without("b"));
            } else if (number == 1) {
                DigitRelation positive = not(constant("a", 0));
                known = positive.and(
                        not(order("b", "a", 1).and(positive.named(List.of("b"))).without("b")));
            } else {
                long half = number / 2;
                known = set("sum", List.of("b", "c", "a"))
                        .and(constant("b", half))
                        .without("b")
                        .and(constant("c", number - half))
                        .without("c");
            }
            constants.put(number, known);
        }
        return known.named(List.of(name));
    }

    private DigitRelation multiple(long factor, String of, String name) {
        if (factor == 1) {
            return order(of, name, 0);
        }
        String half = fresh();
        return set("sum", List.of(half, factor % 2 == 0 ? half : of, name))
                .and(multiple(factor % 2 == 0 ? factor / 2 : factor - 1, of, half))
                .without(half);
    }

    /** Returns the relation that a name is a sum without negative terms. */
    private DigitRelation total(Map<String, Long> terms, String name) {
        DigitRelation total = null;
        String last = "";
        for (Map.Entry<String, Long> term : terms.entrySet()) {
            String part = fresh();
            DigitRelation one = term.getKey().isEmpty()
                    ? constant(part, term.getValue())
                    : multiple(term.getValue(), term.getKey(), part);
            if (total == null) {
                total = one;
                last = part;
            } else {
                String more = fresh();
                total = set("sum", List.of(last, part, more))
                        .and(one)
                        .without(part)
                        .and(total)
                        .without(last);
                last = more;
            }
        }
        return total == null
                ? constant(name, 0)
                : total.and(order(last, name, 0)).without(last);
    }

    /** Returns the relation that a sum, with a constant under the empty name, is {@code <}, {@code <=} or {@code =} 0. */
    DigitRelation compared(Map<String, Long> terms, String operator) {
        Map<String, Long> left = new TreeMap<>();
        Map<String, Long> right = new TreeMap<>();
        terms.forEach((name, factor) -> {
            if (factor != 0) {
                (factor > 0 ? left : right).put(name, Math.abs(factor));
            }
        });
        String a = fresh();
        String b = fresh();
        DigitRelation order = operator.equals("<=") ? not(order(b, a, 1)) : order(a, b, operator.equals("<") ? 1 : 0);
        return order.and(total(left, a)).without(a).and(total(right, b)).without(b);
    }

    DigitRelation condition(String text) {
        List<DigitRelation> all = conditions(text);
        require(all.size() == 1, "one condition");
        return all.get(0);
    }

    /** Returns the conditions that are separated by semicolons. */
    List<DigitRelation> conditions(String text) {
        List<String> read = new ArrayList<>();
        Matcher matcher = TOKEN.matcher(text);
        int end = 0;
        while (end < text.length() && matcher.find(end) && matcher.start() == end) {
            read.add(matcher.group(1));
            end = matcher.end();
        }
        require(end == text.length(), "tokens of " + text);
        read.removeIf(String::isEmpty);
        read.add("");
        tokens = read;
        at = 0;
        List<DigitRelation> conditions = new ArrayList<>();
        do {
            conditions.add(or());
        } while (take(";"));
        require(tokens.get(at).isEmpty(), "the end");
        return conditions;
    }

    private static void require(boolean right, String what) {
        if (!right) {
            throw new IllegalStateException(what + " expected");
        }
    }

    private boolean take(String token) {
        boolean here = tokens.get(at).equals(token);
        at += here ? 1 : 0;
        return here;
    }

    private String name() {
        require(tokens.get(at).matches("\\p{L}.*"), "a name");
        return tokens.get(at++);
    }

    private DigitRelation or() {
        DigitRelation left = and();
        while (take("|")) {
            left = either(left, and());
        }
        return left;
    }

    private DigitRelation and() {
        DigitRelation left = unary();
        while (take("&")) {
            left = left.and(unary());
        }
        return left;
    }

    private DigitRelation unary() {
        boolean quantified =
                tokens.get(at).matches("[EA]") && tokens.get(at + 1).matches("\\p{L}.*");
        if (take("~")) {
            return not(unary());
        } else if (quantified) {
            boolean all = tokens.get(at++).equals("A");
            List<String> bound = new ArrayList<>(List.of(name()));
            while (take(",")) {
                bound.add(name());
            }
            require(take(":"), ":");
            DigitRelation inner = or();
            inner = all ? not(inner) : inner;
            for (String name : bound) {
                inner = inner.without(name);
            }
            return all ? not(inner) : inner;
        } else if (tokens.get(at).equals("(") && conditionInside()) {
            at++;
            DigitRelation inner = or();
            require(take(")"), ")");
            return inner;
        }
        List<Hidden> outer = hidden;
        hidden = new ArrayList<>();
        DigitRelation read = take("$") ? member() : comparison();
        for (Hidden one : hidden) {
            read = read.and(one.relation).without(one.name);
        }
        hidden = outer;
        return read;
    }

    /** Returns whether the parentheses that open here contain a comparison or a set. */
    private boolean conditionInside() {
        int depth = 0;
        for (int i = at; i < tokens.size(); i++) {
            depth += tokens.get(i).equals("(") ? 1 : tokens.get(i).equals(")") ? -1 : 0;
            if (depth == 0) {
                return false;
            } else if (tokens.get(i).matches("[<>=!$].*")) {
                return true;
            }
        }
        return false;
    }

    private DigitRelation member() {
        String set = name();
        require(take("("), "(");
        List<String> names = new ArrayList<>();
        do {
            names.add(fresh());
            Sum sum = sum().plus(-1, Sum.of(names.get(names.size() - 1), 1));
            hidden.add(new Hidden(names.get(names.size() - 1), compared(sum.terms, "=")));
        } while (take(","));
        require(take(")"), ")");
        return set(set, names);
    }

    private DigitRelation comparison() {
        Sum left = sum();
        DigitRelation all = null;
        while (all == null || tokens.get(at).matches("[<>=!].*")) {
            String operator = tokens.get(at++);
            Sum right = sum();
            Sum difference = left.plus(-1, right);
            Sum other = right.plus(-1, left);
            DigitRelation one = switch (operator) {
                case "<", "<=", "=" -> compared(difference.terms, operator);
                case ">", ">=" -> compared(other.terms, operator.replace('>', '<'));
                case "!=" -> not(compared(difference.terms, "="));
                default -> throw new IllegalStateException("a comparison expected");
            };
            all = all == null ? one : all.and(one);
            left = right;
        }
        return all;
    }

    private Sum sum() {
        Sum sum = take("-") ? new Sum(new TreeMap<>()).plus(-1, term()) : term();
        while (true) {
            if (take("+")) {
                sum = sum.plus(1, term());
            } else if (take("-")) {
                sum = sum.plus(-1, term());
            } else {
                return sum;
            }
        }
    }

    private Sum term() {
        Sum product = product();
        if (!take("mod")) {
            return product;
        }
        long modulus = Long.parseLong(tokens.get(at++));
        String rest = fresh();
        String quotient = fresh();
        Sum left = product.plus(-modulus, Sum.of(quotient, 1)).plus(-1, Sum.of(rest, 1));
        Sum less = Sum.of(rest, 1).plus(-modulus, Sum.of("", 1));
        DigitRelation relation = compared(left.terms, "=").without(quotient).and(compared(less.terms, "<"));
        hidden.add(new Hidden(rest, relation));
        return Sum.of(rest, 1);
    }

    private Sum product() {
        if (tokens.get(at).matches("[0-9]+")) {
            long number = Long.parseLong(tokens.get(at++));
            boolean factor =
                    tokens.get(at).matches("\\p{L}.*|[(]") && !tokens.get(at).equals("mod");
            return new Sum(new TreeMap<>()).plus(number, factor ? product() : Sum.of("", 1));
        } else if (take("(")) {
            Sum inner = sum();
            require(take(")"), ")");
            return inner;
        } else if (take("|")) {
            Sum inner = sum();
            require(take("|"), "|");
            String distance = fresh();
            hidden.add(new Hidden(
                    distance,
                    either(
                            compared(inner.plus(-1, Sum.of(distance, 1)).terms, "="),
                            compared(inner.plus(1, Sum.of(distance, 1)).terms, "="))));
            return Sum.of(distance, 1);
        }
        return Sum.of(name(), 1);
    }
}
