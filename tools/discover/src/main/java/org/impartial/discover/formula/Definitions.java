package org.impartial.discover.formula;

import java.util.ArrayList;
import java.util.List;
import org.impartial.core.notation.NotationException;

/** Remainders and absolute values inside sums: variables, defined by the comparison or the set around them. */
final class Definitions {
    private static final int MOST_MODULUS = 1000;

    private final List<String> names = new ArrayList<>();
    private final List<Formula> definitions = new ArrayList<>();
    private int used;

    int open() {
        return definitions.size();
    }

    private String fresh() {
        names.add("*" + ++used);
        return names.get(names.size() - 1);
    }

    Term remainder(Term term, long modulus) {
        if (modulus < 1 || modulus > MOST_MODULUS) {
            throw new NotationException("a modulus is 1 to " + MOST_MODULUS + ", not " + modulus);
        }
        Term rest = Term.variable(fresh());
        Term whole = rest.plus((int) modulus, Term.variable(fresh()));
        boolean negative =
                term.constant() < 0 || term.coefficients().values().stream().anyMatch(c -> c < 0);
        Term left = negative ? term.plus((int) modulus, Term.variable(fresh())) : term;
        Formula small = new Formula.Linear(rest.coefficients(), true, modulus - 1);
        definitions.add(new Formula.And(small, equal(left, whole)));
        return rest;
    }

    Term absolute(Term term) {
        Term value = Term.variable(fresh());
        definitions.add(
                new Formula.Or(equal(value, term), equal(value, Term.number(0).plus(-1, term))));
        return value;
    }

    private static Formula equal(Term a, Term b) {
        Term gap = a.plus(-1, b);
        return new Formula.Linear(gap.coefficients(), false, -gap.constant());
    }

    /** Returns a condition together with the definitions from an index on, which it is the last to use. */
    Formula stated(Formula condition, int from) {
        Formula all = condition;
        while (definitions.size() > from) {
            all = new Formula.And(definitions.remove(definitions.size() - 1), all);
        }
        if (all == condition) {
            return condition;
        }
        List<String> own = names.stream().filter(all.free()::contains).toList();
        names.removeAll(own);
        return new Formula.Exists(own, all);
    }
}
