package org.impartial.discover.formula;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import org.impartial.core.notation.NotationException;

/*
 * Recursive descent. What stands in parentheses may be a sum or a condition, which is known only at its end, so the
 * parser of the inside gives either, and whoever asked says which it needs. Nesting is limited, so no text can exhaust
 * the stack.
 */
/**
 * Reads conditions: {@code 2x+y'<=3 & ~(x=y | E t: t>=1 & $odious(t))}. Not binds closest, then and, then or; a
 * quantifier reaches as far as it can. Comparisons may be chained.
 */
public final class FormulaParser {
    private static final int MOST_DEPTH = 100;
    private static final int MOST_TEXT = 8_000;
    private static final int MOST_FACTOR = 1000;
    private static final long MOST_CONSTANT = 1L << 40;
    private static final String EXPECTED = "a variable, a number, ~, $name(...), E t:, A t: or (";

    private final String text;
    private int at;
    private int depth;

    private FormulaParser(String text) {
        if (text.length() > MOST_TEXT) {
            throw new NotationException("rules have at most " + MOST_TEXT + " characters, these have " + text.length());
        }
        this.text = text;
    }

    /**
     * Reads one condition.
     *
     * @throws NotationException if it is none; it says the column and what was expected
     */
    public static Formula formula(String text) {
        List<Formula> all = formulas(text);
        if (all.size() > 1) {
            throw new NotationException("one condition was expected here, but ; separates " + all.size() + " of them");
        }
        return all.get(0);
    }

    /**
     * Reads conditions that are separated by semicolons.
     *
     * @throws NotationException if one cannot be read; it says the column and what was expected
     */
    public static List<Formula> formulas(String text) {
        FormulaParser parser = new FormulaParser(text);
        List<Formula> formulas = new ArrayList<>();
        do {
            formulas.add(parser.condition(parser.or()));
        } while (parser.take(";"));
        if (!parser.atEnd()) {
            throw parser.unexpected("an operator, ; or the end");
        }
        return formulas;
    }

    private Object or() {
        Object left = and();
        while (take("|")) {
            left = new Formula.Or(condition(left), condition(and()));
        }
        return left;
    }

    private Object and() {
        Object left = unary();
        while (take("&")) {
            left = new Formula.And(condition(left), condition(unary()));
        }
        return left;
    }

    private Object unary() {
        if (++depth > MOST_DEPTH) {
            throw new NotationException(
                    "column " + (at + 1) + ": nested more than " + MOST_DEPTH + " deep; write it flatter", at + 1);
        }
        Object result;
        if (take("~")) {
            result = new Formula.Not(condition(unary()));
        } else if (quantifier()) {
            result = quantified();
        } else if (take("$")) {
            result = member();
        } else {
            result = comparison();
        }
        depth--;
        return result;
    }

    private boolean quantifier() {
        skipSpace();
        return at + 1 < text.length()
                && (text.charAt(at) == 'E' || text.charAt(at) == 'A')
                && Character.isWhitespace(text.charAt(at + 1));
    }

    private Formula quantified() {
        boolean all = text.charAt(at++) == 'A';
        List<String> names = new ArrayList<>();
        do {
            names.add(name());
        } while (take(","));
        if (!take(":")) {
            throw unexpected(": after the variable of a quantifier, as in E t: t<x");
        }
        Formula inner = condition(or());
        return all
                ? new Formula.Not(new Formula.Exists(names, new Formula.Not(inner)))
                : new Formula.Exists(names, inner);
    }

    private Formula member() {
        String set = name();
        if (!take("(")) {
            throw unexpected("( after the name of a set, as in $odious(t)");
        }
        List<Term> terms = new ArrayList<>();
        do {
            skipSpace();
            int start = at;
            Term term = term(sum());
            if (large(term)) {
                throw tooLarge(start);
            }
            terms.add(term);
        } while (take(","));
        if (!take(")")) {
            throw unexpected(") or ,");
        }
        return new Formula.Member(set, terms);
    }

    private Object comparison() {
        int start = at;
        Object first = sum();
        String operator = operator();
        if (operator.isEmpty()) {
            return first;
        }
        Term left = term(first);
        Formula all = null;
        while (!operator.isEmpty()) {
            Term right = term(sum());
            Formula one = compared(left, operator, right, start);
            all = all == null ? one : new Formula.And(all, one);
            left = right;
            operator = operator();
        }
        return Objects.requireNonNull(all);
    }

    private String operator() {
        for (String operator : List.of("<=", ">=", "!=", "<", ">", "=")) {
            if (take(operator)) {
                if (at < text.length() && "=<>".indexOf(text.charAt(at)) >= 0) {
                    throw unexpected("a number or a variable; the comparisons are < <= = != >= >");
                }
                return operator;
            }
        }
        return "";
    }

    private Formula compared(Term left, String operator, Term right, int start) {
        Term gap;
        try {
            boolean turned = operator.startsWith(">");
            gap = turned ? right.plus(-1, left) : left.plus(-1, right);
        } catch (ArithmeticException e) {
            throw tooLarge(start);
        }
        long strict = operator.length() == 1 && !operator.equals("=") ? 1 : 0;
        if (large(gap)) {
            throw tooLarge(start);
        }
        if (operator.equals("=") || operator.equals("!=")) {
            Formula equal = new Formula.Linear(gap.coefficients(), false, -gap.constant());
            return operator.equals("=") ? equal : new Formula.Not(equal);
        }
        return new Formula.Linear(gap.coefficients(), true, -gap.constant() - strict);
    }

    private static boolean large(Term term) {
        return Math.abs(term.constant()) > MOST_CONSTANT
                || term.coefficients().values().stream().anyMatch(c -> c > MOST_FACTOR || c < -MOST_FACTOR);
    }

    /** A sum, or the condition that stands in parentheses where a sum might begin. */
    private Object sum() {
        boolean minus = take("-");
        Object first = product();
        if (first instanceof Formula) {
            if (minus) {
                throw unexpected("a sum after -, not a condition");
            }
            return first;
        }
        int start = at;
        try {
            Term sum = minus ? Term.number(0).plus(-1, term(first)) : term(first);
            while (true) {
                if (take("+")) {
                    sum = sum.plus(1, term(product()));
                } else if (take("-")) {
                    sum = sum.plus(-1, term(product()));
                } else {
                    return sum;
                }
            }
        } catch (ArithmeticException e) {
            throw tooLarge(start);
        }
    }

    private Object product() {
        skipSpace();
        int start = at;
        if (at < text.length() && isDigit(text.charAt(at))) {
            long number = number();
            skipSpace();
            boolean factor = at < text.length() && (isLetter(text.charAt(at)) || text.charAt(at) == '(');
            if (!factor) {
                return Term.number(number);
            }
            if (number > MOST_FACTOR) {
                throw tooLarge(start);
            }
            Term inner = term(product());
            try {
                return new Term(new TreeMap<>(), 0).plus((int) number, inner);
            } catch (ArithmeticException e) {
                throw tooLarge(start);
            }
        }
        return take("(") ? inside() : Term.variable(name());
    }

    private Object inside() {
        if (++depth > MOST_DEPTH) {
            throw new NotationException(
                    "column " + at + ": nested more than " + MOST_DEPTH + " deep; write it flatter", at);
        }
        Object inner = or();
        if (!take(")")) {
            throw unexpected(")");
        }
        depth--;
        return inner;
    }

    private long number() {
        int start = at;
        while (at < text.length() && isDigit(text.charAt(at))) {
            at++;
        }
        if (at - start > 13) {
            throw tooLarge(start);
        }
        return Long.parseLong(text.substring(start, at));
    }

    private String name() {
        skipSpace();
        int start = at;
        while (at < text.length() && isLetter(text.charAt(at))) {
            at++;
        }
        while (at > start && at < text.length() && isNamePart(text.charAt(at))) {
            at++;
        }
        if (at == start) {
            throw unexpected(EXPECTED);
        }
        if (at < text.length() && text.charAt(at) == '\'') {
            at++;
        }
        return text.substring(start, at);
    }

    private Formula condition(Object parsed) {
        if (parsed instanceof Formula formula) {
            return formula;
        }
        throw unexpected("a comparison: one of < <= = != >= >");
    }

    private Term term(Object parsed) {
        if (parsed instanceof Term term) {
            return term;
        }
        throw unexpected("a sum of variables and numbers before this, not a condition");
    }

    private boolean take(String wanted) {
        skipSpace();
        if (text.startsWith(wanted, at)) {
            at += wanted.length();
            return true;
        }
        return false;
    }

    private boolean atEnd() {
        skipSpace();
        return at == text.length();
    }

    private void skipSpace() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isNamePart(char c) {
        return isLetter(c) || isDigit(c) || c == '_';
    }

    private static boolean isLetter(char c) {
        return Character.isLetter(c);
    }

    private NotationException tooLarge(int start) {
        return new NotationException(
                "column " + (start + 1) + ": factors go up to " + MOST_FACTOR + " and constants up to " + MOST_CONSTANT
                        + "; write smaller ones",
                start + 1);
    }

    private NotationException unexpected(String expected) {
        skipSpace();
        String found = at < text.length() ? "\"" + text.charAt(at) + "\"" : "the end";
        return new NotationException("column " + (at + 1) + ": expected " + expected + ", but found " + found, at + 1);
    }
}
