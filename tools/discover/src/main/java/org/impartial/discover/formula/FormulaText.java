package org.impartial.discover.formula;

import java.util.List;
import org.impartial.core.notation.NotationException;

/** The text of conditions, read from left to right: its words, numbers and signs, and the columns of errors. */
final class FormulaText {
    static final int MOST_FACTOR = 1000;
    static final long MOST_CONSTANT = 1L << 40;
    private static final int MOST_PARTS = 3;
    private static final int MOST_TEXT = 8_000;
    private static final int MOST_DIGITS = 13;
    private static final List<String> OPERATORS = List.of("<=", ">=", "!=", "<", ">", "=");

    private final String text;
    private int at;

    FormulaText(String text) {
        if (text.length() > MOST_TEXT) {
            throw new NotationException("rules have at most " + MOST_TEXT + " characters, these have " + text.length());
        }
        this.text = text;
    }

    int at() {
        return at;
    }

    int start() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    boolean atEnd() {
        return start() == text.length();
    }

    boolean take(String wanted) {
        boolean next = text.startsWith(wanted, start());
        at += next ? wanted.length() : 0;
        return next;
    }

    void require(String wanted, String expected) {
        if (!take(wanted)) {
            throw unexpected(expected);
        }
    }

    boolean quantifierNext() {
        return start() + 1 < text.length()
                && (text.charAt(at) == 'E' || text.charAt(at) == 'A')
                && Character.isWhitespace(text.charAt(at + 1));
    }

    char quantifier() {
        return text.charAt(at++);
    }

    boolean takeModulo() {
        boolean word = start() + 3 < text.length() && text.startsWith("mod", at) && !isNamePart(text.charAt(at + 3));
        return word ? take("mod") : take("%");
    }

    long modulus() {
        start();
        if (!digitNext()) {
            throw unexpected("a number as the modulus, as in x mod 3 = 1");
        }
        return number();
    }

    boolean digitNext() {
        return at < text.length() && isDigit(text.charAt(at));
    }

    /** Returns whether a variable or a parenthesis follows, which a number before it multiplies. */
    boolean factorNext() {
        int before = start();
        boolean modulo = takeModulo();
        at = before;
        return !modulo && !atEnd() && (Character.isLetter(text.charAt(at)) || text.charAt(at) == '(');
    }

    String operator() {
        for (String operator : OPERATORS) {
            if (take(operator)) {
                if (at < text.length() && "=<>".indexOf(text.charAt(at)) >= 0) {
                    throw unexpected("a number or a variable; the comparisons are < <= = != >= >");
                }
                return operator;
            }
        }
        return "";
    }

    long number() {
        int start = at;
        while (digitNext()) {
            at++;
        }
        if (at - start > MOST_DIGITS) {
            throw tooLarge(start);
        }
        return Long.parseLong(text.substring(start, at));
    }

    String name() {
        int start = start();
        while (at < text.length() && Character.isLetter(text.charAt(at))) {
            at++;
        }
        while (at > start && at < text.length() && isNamePart(text.charAt(at))) {
            at++;
        }
        if (at == start) {
            throw unexpected("a variable, a number, ~, $name(...), E t:, A t: or (");
        }
        int letters = at;
        while (at < text.length() && text.charAt(at) == '\'') {
            at++;
        }
        if (at - letters > MOST_PARTS) {
            throw new NotationException(
                    "column " + at + ": a move leaves at most three heaps of one, written x', x'' and x'''", at);
        }
        return text.substring(start, at);
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isNamePart(char c) {
        return Character.isLetter(c) || isDigit(c) || c == '_';
    }

    NotationException tooLarge(int start) {
        return new NotationException(
                "column " + (start + 1) + ": factors go up to " + MOST_FACTOR + " and constants up to " + MOST_CONSTANT
                        + "; write smaller ones",
                start + 1);
    }

    NotationException unexpected(String expected) {
        String found = atEnd() ? "the end" : "\"" + text.charAt(at) + "\"";
        return new NotationException(
                "column " + (at + 1) + ": expected " + expected + ", but found " + found + otherwise(), at + 1);
    }

    /** Returns a hint for signs of other notations that conditions do not have. */
    private String otherwise() {
        String rest = text.substring(at);
        if (rest.startsWith("(") && text.startsWith("abs", at - 3)) {
            return "; write an absolute value as |x-y|";
        }
        if (rest.startsWith("|") && text.substring(0, at).matches("(?s).*\\d\\s*")) {
            return "; write that 3 divides x as x mod 3=0";
        }
        return rest.startsWith("*") ? "; write a multiple as 2x" : "";
    }
}
