package org.impartial.discover.formula;

/** Comparisons of two terms as conditions. */
final class Comparison {
    private Comparison() {}

    /**
     * Returns the condition that a comparison states; throws an {@link ArithmeticException} if a number is too large.
     */
    static Formula of(Term left, String operator, Term right) {
        Term gap = operator.startsWith(">") ? right.plus(-1, left) : left.plus(-1, right);
        if (large(gap)) {
            throw new ArithmeticException();
        }
        if (operator.equals("=") || operator.equals("!=")) {
            Formula equal = new Formula.Linear(gap.coefficients(), false, -gap.constant());
            return operator.equals("=") ? equal : new Formula.Not(equal);
        }
        long strict = operator.length() == 1 ? 1 : 0;
        return new Formula.Linear(gap.coefficients(), true, -gap.constant() - strict);
    }

    /** Returns whether a factor or the constant of a term is too large. */
    static boolean large(Term term) {
        return Math.abs(term.constant()) > FormulaText.MOST_CONSTANT
                || term.coefficients().values().stream()
                        .anyMatch(c -> c > FormulaText.MOST_FACTOR || c < -FormulaText.MOST_FACTOR);
    }
}
