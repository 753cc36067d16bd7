package org.impartial.discover.formula;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.impartial.core.notation.NotationException;

/* What is in parentheses may be a sum or a condition, so its parser returns either, and the caller checks the kind. */
/**
 * Reads conditions such as {@code 2x+y'<=3 & ~(x=y | E t: t>=1 & $odious(t))}. Not binds closest, then and, then or; a
 * quantifier extends as far to the right as possible. Comparisons may be chained.
 */
public final class FormulaParser {
    private static final int MOST_DEPTH = 100;

    private final FormulaText text;
    private final Definitions definitions = new Definitions();
    private int depth;

    private FormulaParser(FormulaText text) {
        this.text = text;
    }

    /** Reads one condition; a {@link NotationException} states the column and what was expected. */
    public static Formula formula(String text) {
        List<Formula> all = formulas(text);
        if (all.size() > 1) {
            throw new NotationException("one condition was expected here, but ; separates " + all.size() + " of them");
        }
        return all.get(0);
    }

    public static List<Formula> formulas(String text) {
        FormulaParser parser = new FormulaParser(new FormulaText(text));
        List<Formula> formulas = new ArrayList<>();
        do {
            formulas.add(parser.condition(parser.or()));
        } while (parser.text.take(";"));
        if (!parser.text.atEnd()) {
            throw parser.text.unexpected("an operator, ; or the end");
        }
        return formulas;
    }

    private Object or() {
        Object left = and();
        while (text.take("|")) {
            left = new Formula.Or(condition(left), condition(and()));
        }
        return left;
    }

    private Object and() {
        Object left = unary();
        while (text.take("&")) {
            left = new Formula.And(condition(left), condition(unary()));
        }
        return left;
    }

    private Object unary() {
        deeper(text.at() + 1);
        Object result;
        if (text.take("~")) {
            result = new Formula.Not(condition(unary()));
        } else if (text.quantifierNext()) {
            result = quantified();
        } else if (text.take("$")) {
            result = member();
        } else {
            result = comparison();
        }
        depth--;
        return result;
    }

    private Formula quantified() {
        boolean all = text.quantifier() == 'A';
        List<String> names = new ArrayList<>();
        do {
            names.add(text.name());
        } while (text.take(","));
        text.require(":", ": after the variable of a quantifier, as in E t: t<x");
        Formula inner = condition(or());
        return all
                ? new Formula.Not(new Formula.Exists(names, new Formula.Not(inner)))
                : new Formula.Exists(names, inner);
    }

    private Formula member() {
        String set = text.name();
        text.require("(", "( after the name of a set, as in $odious(t)");
        int open = definitions.open();
        List<Term> terms = new ArrayList<>();
        do {
            int start = text.start();
            Term term = term(sum());
            if (term.large()) {
                throw text.tooLarge(start);
            }
            terms.add(term);
        } while (text.take(","));
        text.require(")", ") or ,");
        return definitions.stated(new Formula.Member(set, terms), open);
    }

    private Object comparison() {
        int start = text.at();
        int open = definitions.open();
        Object first = sum();
        String operator = text.operator();
        if (operator.isEmpty()) {
            return first;
        }
        Term left = term(first);
        Formula all = null;
        while (!operator.isEmpty()) {
            Term right = term(sum());
            Term before = left;
            String sign = operator;
            Formula one = bounded(start, () -> before.compared(sign, right));
            all = all == null ? one : new Formula.And(all, one);
            left = right;
            operator = text.operator();
        }
        return definitions.stated(Objects.requireNonNull(all), open);
    }

    private <T> T bounded(int start, Supplier<T> made) {
        try {
            return made.get();
        } catch (ArithmeticException e) {
            throw text.tooLarge(start);
        }
    }

    /** Reads a sum, or a condition in parentheses. */
    private Object sum() {
        boolean minus = text.take("-");
        Object first = remainder(minus);
        if (first instanceof Formula) {
            if (minus) {
                throw text.unexpected("a sum after -, not a condition");
            }
            return first;
        }
        return bounded(text.at(), () -> added(minus ? Term.number(0).plus(-1, term(first)) : term(first)));
    }

    private Term added(Term first) {
        Term sum = first;
        while (true) {
            if (text.take("+")) {
                sum = sum.plus(1, term(remainder(true)));
            } else if (text.take("-")) {
                sum = sum.plus(-1, term(remainder(true)));
            } else {
                return sum;
            }
        }
    }

    /** Reads a product, perhaps reduced by a modulus; behind a sign it is unclear of what the remainder is taken. */
    private Object remainder(boolean signed) {
        Object product = product();
        if (!text.takeModulo()) {
            return product;
        }
        if (signed) {
            throw new NotationException(
                    "column " + text.at()
                            + ": it is unclear of what the remainder is taken; write (x+y) mod 3 or x+(y mod 3)",
                    text.at());
        }
        return definitions.remainder(term(product), text.modulus());
    }

    private Object product() {
        int start = text.start();
        if (text.digitNext()) {
            long number = text.number();
            if (!text.factorNext()) {
                return Term.number(number);
            }
            if (number > FormulaText.MOST_FACTOR) {
                throw text.tooLarge(start);
            }
            Term inner = term(product());
            return bounded(start, () -> Term.number(0).plus((int) number, inner));
        }
        if (text.take("|")) {
            Term inner = term(sum());
            text.require("|", "| after an absolute value, as in |x-y|<3");
            return definitions.absolute(inner);
        }
        return text.take("(") ? inside() : Term.variable(text.name());
    }

    private Object inside() {
        deeper(text.at());
        Object inner = or();
        text.require(")", ")");
        depth--;
        return inner;
    }

    private Formula condition(Object parsed) {
        if (parsed instanceof Formula formula) {
            return formula;
        }
        throw text.unexpected("a comparison: one of < <= = != >= >");
    }

    private Term term(Object parsed) {
        if (parsed instanceof Term term) {
            return term;
        }
        throw text.unexpected("a sum of variables and numbers before this, not a condition");
    }

    private void deeper(int column) {
        if (++depth > MOST_DEPTH) {
            throw new NotationException(
                    "column " + column + ": nested more than " + MOST_DEPTH + " deep; write it flatter", column);
        }
    }
}
