package org.impartial.discover.check;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.stream.Stream;
import org.impartial.discover.formula.Formula;
import org.impartial.discover.formula.Term;

/** Converts conditions to tables, by sums and comparisons of two numbers alone. */
final class Conditions {
    private final WordArithmetic reckoning;
    private final Tables tables;
    private final Map<String, Table> sets;
    private final Map<String, String> bound = new HashMap<>();
    private int fresh;

    Conditions(WordArithmetic reckoning, Map<String, Table> sets) {
        this.reckoning = reckoning;
        this.tables = reckoning.tables();
        this.sets = sets;
    }

    Table of(Formula formula) {
        if (formula instanceof Formula.Linear linear) {
            return linear(linear.coefficients(), linear.atMost(), linear.k());
        } else if (formula instanceof Formula.Member member) {
            return member(member);
        } else if (formula instanceof Formula.Not not) {
            Table inner = of(not.inner());
            return tables.minus(reckoning.all(inner.names()), inner);
        } else if (formula instanceof Formula.And and) {
            return reckoning.both(of(and.left()), of(and.right()));
        } else if (formula instanceof Formula.Or or) {
            Table left = of(or.left());
            Table right = of(or.right());
            return tables.either(wide(left, right.names()), wide(right, left.names()));
        }
        Formula.Exists exists = (Formula.Exists) formula;
        Map<String, String> outer = new HashMap<>(bound);
        exists.variables().forEach(name -> bound.put(name, fresh()));
        Table inner = of(exists.inner());
        for (String name : exists.variables()) {
            inner = tables.without(inner, bound.getOrDefault(name, name));
        }
        bound.clear();
        bound.putAll(outer);
        return inner;
    }

    Table wide(Table table, Collection<String> names) {
        return reckoning.both(table, reckoning.all(names));
    }

    private String fresh() {
        return "\u007f" + (char) ('0' + fresh++);
    }

    private Table member(Formula.Member member) {
        Table set = sets.get(member.set());
        if (set == null || set.names().size() != member.terms().size()) {
            throw new CheckException("the certificate has no set $" + member.set() + " of this many numbers");
        }
        Map<String, String> names = new HashMap<>();
        List<String> own = new ArrayList<>();
        for (int i = 0; i < member.terms().size(); i++) {
            own.add(fresh());
            names.put(String.valueOf(i), own.get(i));
        }
        Table all = reckoning.both(tables.renamed(set, names), reckoning.all(own));
        for (int i = 0; i < own.size(); i++) {
            Term term = member.terms().get(i);
            all = reckoning.both(all, equation(term, own.get(i)));
            all = tables.without(all, own.get(i));
        }
        return all;
    }

    private Table equation(Term term, String target) {
        Side left = new Side();
        Side right = new Side();
        right.parts.add(target);
        fill(term.coefficients(), term.constant(), left, right);
        return compared(left, right, false);
    }

    Table linear(SortedMap<String, Integer> coefficients, boolean atMost, long k) {
        Side left = new Side();
        Side right = new Side();
        fill(coefficients, -k, left, right);
        return compared(left, right, atMost);
    }

    /** One side of a comparison: numbers to be added, with the tables that restrict them. */
    private static final class Side {
        final List<String> parts = new ArrayList<>();
        final List<Table> tables = new ArrayList<>();
        final List<String> hidden = new ArrayList<>();
    }

    /** Distributes the terms of a sum by sign, so that both sides have nonnegative terms only. */
    private void fill(SortedMap<String, Integer> coefficients, long constant, Side left, Side right) {
        coefficients.forEach((name, factor) -> {
            Side side = factor > 0 ? left : right;
            String known = bound.getOrDefault(name, name);
            if (Math.abs(factor) == 1) {
                side.parts.add(known);
            } else {
                String multiple = hidden(side);
                side.tables.add(reckoning.multiple(Math.abs(factor), known, multiple));
            }
        });
        if (constant != 0) {
            Side side = constant > 0 ? left : right;
            side.tables.add(reckoning.constant(hidden(side), BigInteger.valueOf(Math.abs(constant))));
        }
    }

    private String hidden(Side side) {
        String name = fresh();
        side.parts.add(name);
        side.hidden.add(name);
        return name;
    }

    private Table compared(Side left, Side right, boolean atMost) {
        String a = total(left);
        String b = total(right);
        List<Table> all = new ArrayList<>(left.tables);
        all.addAll(right.tables);
        all.add(atMost ? reckoning.atMost(a, b) : reckoning.equal(a, b));
        for (String name :
                Stream.concat(left.hidden.stream(), right.hidden.stream()).toList()) {
            List<Table> speaking =
                    all.stream().filter(table -> table.names().contains(name)).toList();
            all.removeAll(speaking);
            all.add(tables.without(joined(speaking), name));
        }
        return joined(all);
    }

    private Table joined(List<Table> all) {
        return all.stream().reduce(reckoning::both).orElseThrow();
    }

    /** Returns the name of the sum of a side, after adding the tables that define it. */
    private String total(Side side) {
        if (side.parts.isEmpty()) {
            side.tables.add(reckoning.constant(hidden(side), BigInteger.ZERO));
        }
        String total = side.parts.get(0);
        for (String part : side.parts.stream().skip(1).toList()) {
            String more = hidden(side);
            side.tables.add(reckoning.sum(total, part, more));
            total = more;
        }
        return total;
    }
}
