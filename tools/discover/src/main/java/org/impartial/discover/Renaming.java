package org.impartial.discover;

import java.util.List;
import java.util.TreeMap;
import org.impartial.discover.formula.Formula;
import org.impartial.discover.formula.Term;

/** A condition with a free variable under another name. */
final class Renaming {
    private Renaming() {}

    static Formula of(Formula formula, String from, String to) {
        if (formula instanceof Formula.Linear linear) {
            Term term = renamed(new Term(linear.coefficients(), 0), from, to);
            return new Formula.Linear(term.coefficients(), linear.atMost(), linear.k());
        } else if (formula instanceof Formula.Member member) {
            List<Term> terms =
                    member.terms().stream().map(term -> renamed(term, from, to)).toList();
            return new Formula.Member(member.set(), terms);
        } else if (formula instanceof Formula.Not not) {
            return new Formula.Not(of(not.inner(), from, to));
        } else if (formula instanceof Formula.And and) {
            return new Formula.And(of(and.left(), from, to), of(and.right(), from, to));
        } else if (formula instanceof Formula.Or or) {
            return new Formula.Or(of(or.left(), from, to), of(or.right(), from, to));
        }
        Formula.Exists exists = (Formula.Exists) formula;
        return exists.variables().contains(from)
                ? exists
                : new Formula.Exists(exists.variables(), of(exists.inner(), from, to));
    }

    private static Term renamed(Term term, String from, String to) {
        TreeMap<String, Integer> coefficients = new TreeMap<>();
        term.coefficients().forEach((name, value) -> coefficients.put(name.equals(from) ? to : name, value));
        return new Term(coefficients, term.constant());
    }
}
