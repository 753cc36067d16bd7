package org.impartial.discover.formula;

import java.util.Map;

/** The bound up to which a quantified variable must be tried. */
public final class Reach {
    private final String variable;
    private long factor = 1;
    private long constant = 1;

    private Reach(String variable) {
        this.variable = variable;
    }

    /** Returns up to where to try a variable: a factor of the greatest other number, a constant, and a maximum. */
    public static long[] of(Formula formula, String variable) {
        Reach reach = new Reach(variable);
        reach.look(formula);
        return new long[] {reach.factor, reach.constant, most(formula, variable)};
    }

    private static long most(Formula formula, String variable) {
        if (formula instanceof Formula.And and) {
            return Math.min(most(and.left(), variable), most(and.right(), variable));
        }
        boolean bounds = formula instanceof Formula.Linear linear
                && linear.atMost()
                && linear.coefficients().equals(Map.of(variable, 1));
        return bounds ? Math.max(0, ((Formula.Linear) formula).k()) : Long.MAX_VALUE;
    }

    private void look(Formula formula) {
        if (formula instanceof Formula.Linear linear) {
            look(new Term(linear.coefficients(), linear.k()));
        } else if (formula instanceof Formula.Member member) {
            member.terms().forEach(this::look);
        } else if (!(formula instanceof Formula.Exists exists)
                || !exists.variables().contains(variable)) {
            formula.parts().forEach(this::look);
        }
    }

    private void look(Term term) {
        Integer own = term.coefficients().get(variable);
        if (own == null) {
            return;
        }
        long others = term.coefficients().values().stream().mapToLong(Math::abs).sum() - Math.abs(own);
        factor = Math.max(factor, (others + Math.abs(own) - 1) / Math.abs(own));
        constant = Math.max(constant, Math.abs(term.constant()) / Math.abs(own) + 1);
    }
}
