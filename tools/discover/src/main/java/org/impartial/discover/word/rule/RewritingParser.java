package org.impartial.discover.word.rule;

import java.util.ArrayList;
import java.util.List;
import org.impartial.core.notation.NotationException;

/*
 * A side is letters, each with * (any number of times), + (at least once) or neither. The repeated letters of both
 * sides belong together in their order, or the right side has none and the left ones are deleted. The letters between
 * them are fixed: 0+1->10+ is read as the pieces 0->10, (0->0)*, 1->(nothing).
 */
/** Reads rewriting rules. */
public final class RewritingParser {
    private static final char EMPTY = '\u03b5';
    private static final int MOST_RULES = 64;
    private static final int LONGEST_SIDE = 64;

    /** A letter of a side; repeated ones stand for any number of repetitions. */
    private record Atom(char letter, boolean repeated) {}

    private final String text;
    private int at;

    private RewritingParser(String text) {
        this.text = text;
    }

    /**
     * Reads rules such as {@code 11->00; 10->01}, separated by {@code ;} or {@code ,}; a {@link NotationException}
     * states the column and what was expected.
     */
    public static List<Rewriting> rules(String text) {
        return new RewritingParser(text).rules();
    }

    /** Returns whether a character can be a letter of an alphabet. */
    public static boolean isLetter(char letter) {
        return (letter != EMPTY && Character.isLetterOrDigit(letter)) || letter == '.' || letter == '_';
    }

    private List<Rewriting> rules() {
        List<Rewriting> rules = new ArrayList<>();
        while (true) {
            rules.add(rule());
            if (rules.size() > MOST_RULES) {
                throw wrong("at most " + MOST_RULES + " rules");
            }
            skipSpace();
            if (at == text.length()) {
                return rules;
            }
            at++;
            skipSpace();
            if (at == text.length()) {
                return rules;
            }
        }
    }

    private Rewriting rule() {
        skipSpace();
        int column = at;
        boolean atStart = take("^");
        List<Atom> left = side();
        boolean atEnd = take("$");
        if (!take("->") && !take("\u2192")) {
            throw wrong(left.isEmpty() ? "letters and then ->" : "a letter, *, +, $ or ->");
        }
        boolean start = take("^");
        List<Atom> right = side();
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

    private List<Atom> side() {
        List<Atom> atoms = new ArrayList<>();
        skipSpace();
        while (at < text.length() && (isLetter(text.charAt(at)) || text.charAt(at) == EMPTY)) {
            char letter = text.charAt(at++);
            if (letter == EMPTY) {
                continue;
            }
            if (take("*")) {
                atoms.add(new Atom(letter, true));
            } else {
                atoms.add(new Atom(letter, false));
                if (take("+")) {
                    atoms.add(new Atom(letter, true));
                }
            }
            if (atoms.size() > LONGEST_SIDE) {
                throw wrong("a side of at most " + LONGEST_SIDE + " letters");
            }
            skipSpace();
        }
        return atoms;
    }

    private List<Piece> pieces(List<Atom> left, List<Atom> right, int column) {
        List<Integer> read = repeated(left);
        List<Integer> written = repeated(right);
        if (!written.isEmpty() && written.size() != read.size()) {
            at = column;
            throw wrong("as many repeated letters on the right as on the left, or none; here are " + written.size()
                    + " and " + read.size());
        }
        List<Piece> pieces = new ArrayList<>();
        int l = 0;
        int r = 0;
        for (int i = 0; i < read.size(); i++) {
            int rightEnd = written.isEmpty() ? r : written.get(i);
            add(pieces, letters(left.subList(l, read.get(i))), letters(right.subList(r, rightEnd)));
            String copy =
                    written.isEmpty() ? "" : String.valueOf(right.get(rightEnd).letter());
            pieces.add(new Piece(String.valueOf(left.get(read.get(i)).letter()), copy, true));
            l = read.get(i) + 1;
            r = written.isEmpty() ? r : rightEnd + 1;
        }
        add(pieces, letters(left.subList(l, left.size())), letters(right.subList(r, right.size())));
        return pieces;
    }

    private static void add(List<Piece> pieces, String read, String write) {
        if (!read.isEmpty() || !write.isEmpty()) {
            pieces.add(new Piece(read, write, false));
        }
    }

    private static List<Integer> repeated(List<Atom> side) {
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < side.size(); i++) {
            if (side.get(i).repeated()) {
                places.add(i);
            }
        }
        return places;
    }

    private static String letters(List<Atom> atoms) {
        StringBuilder letters = new StringBuilder();
        atoms.forEach(atom -> letters.append(atom.letter()));
        return letters.toString();
    }

    private boolean take(String token) {
        skipSpace();
        if (text.startsWith(token, at)) {
            at += token.length();
            return true;
        }
        return false;
    }

    private void skipSpace() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    private NotationException wrong(String expected) {
        String here = at < text.length() ? "\"" + text.charAt(at) + "\"" : "the end";
        return new NotationException(
                "column " + (at + 1) + " of the rules: expected " + expected + "; got " + here, at + 1);
    }
}
