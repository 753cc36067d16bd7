package org.impartial.discover.word.rule;

import java.util.ArrayList;
import java.util.List;
import org.impartial.core.notation.NotationException;

/*
 * A side is letters, each with * (any number of times), + (at least once) or neither. The repeated letters of both
 * sides belong together in their order, or those on the left are deleted. 0+1->10+ is read as 0->10, (0->0)*,
 * 1->(nothing).
 */
/** Reads rewriting rules. */
public final class RewritingParser {
    private static final char EMPTY = '\u03b5';
    private static final int MOST_RULES = 64;
    private static final int LONGEST_SIDE = 64;

    /** A side: letters that are fixed, and the repeated letter after each but the last of these texts. */
    private record RuleSide(List<String> fixed, List<String> repeated) {}

    private final String text;
    private int at;

    private RewritingParser(String text) {
        this.text = text;
    }

    /** Reads rules such as {@code 11->00; 10->01}; an exception states the column and what was expected. */
    public static List<Rewriting> rules(String text) {
        return new RewritingParser(text).rules();
    }

    public static boolean isLetter(char letter) {
        return (letter != EMPTY && Character.isLetterOrDigit(letter)) || letter == '.' || letter == '_';
    }

    private List<Rewriting> rules() {
        List<Rewriting> rules = new ArrayList<>();
        do {
            rules.add(rule());
            if (rules.size() > MOST_RULES) {
                throw wrong("at most " + MOST_RULES + " rules");
            }
        } while ((take(";") || take(",")) && more());
        return rules;
    }

    private Rewriting rule() {
        more();
        int column = at;
        boolean atStart = take("^");
        RuleSide left = side();
        boolean atEnd = take("$");
        if (!take("->") && !take("\u2192")) {
            boolean none = left.repeated.isEmpty() && left.fixed.get(0).isEmpty();
            throw wrong(none ? "letters and then ->" : "a letter, *, +, $ or ->");
        }
        boolean start = take("^");
        RuleSide right = side();
        boolean end = take("$");
        if (at < text.length() && ";,".indexOf(text.charAt(at)) < 0) {
            throw wrong("a letter, *, +, ; or the end of the rules");
        }
        if ((start && !atStart) || (end && !atEnd)) {
            at = column;
            throw wrong("^ and $ on the left side where they are on the right; ends of the word stay where they are");
        }
        Rewriting rule = new Rewriting(atStart, pieces(left, right, column), atEnd);
        if (rule.leastRead().isEmpty()) {
            at = column;
            throw wrong("at least one letter that is not repeated by * on the left side");
        }
        return rule;
    }

    private RuleSide side() {
        RuleSide side = new RuleSide(new ArrayList<>(), new ArrayList<>());
        StringBuilder fixed = new StringBuilder();
        int letters = 0;
        while (more() && (isLetter(text.charAt(at)) || text.charAt(at) == EMPTY)) {
            char letter = text.charAt(at++);
            if (letter == EMPTY) {
                continue;
            }
            boolean repeated = take("*");
            if (!repeated) {
                fixed.append(letter);
                letters++;
                repeated = take("+");
            }
            if (repeated) {
                side.fixed.add(fixed.toString());
                side.repeated.add(String.valueOf(letter));
                fixed.setLength(0);
                letters++;
            }
            if (letters > LONGEST_SIDE) {
                throw wrong("a side of at most " + LONGEST_SIDE + " letters");
            }
        }
        side.fixed.add(fixed.toString());
        return side;
    }

    private List<Piece> pieces(RuleSide left, RuleSide right, int column) {
        int runs = left.repeated.size();
        boolean kept = !right.repeated.isEmpty();
        if (kept && right.repeated.size() != runs) {
            at = column;
            throw wrong("as many repeated letters on the right as on the left, or none; here are "
                    + right.repeated.size() + " and " + runs);
        }
        List<Piece> pieces = new ArrayList<>();
        for (int i = 0; i <= runs; i++) {
            String read = left.fixed.get(i);
            String write = kept ? right.fixed.get(i) : i == runs ? right.fixed.get(0) : "";
            if (!read.isEmpty() || !write.isEmpty()) {
                pieces.add(new Piece(read, write, false));
            }
            if (i < runs) {
                pieces.add(new Piece(left.repeated.get(i), kept ? right.repeated.get(i) : "", true));
            }
        }
        return pieces;
    }

    private boolean more() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at < text.length();
    }

    private boolean take(String token) {
        boolean next = more() && text.startsWith(token, at);
        at += next ? token.length() : 0;
        return next;
    }

    private NotationException wrong(String expected) {
        String here = at < text.length() ? "\"" + text.charAt(at) + "\"" : "the end";
        return new NotationException(
                "column " + (at + 1) + " of the rules: expected " + expected + "; got " + here, at + 1);
    }
}
