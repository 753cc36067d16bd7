package org.impartial.discover.word.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/*
 * A letter separates if every rule changes only what lies between two of them: on the left side of a rule it occurs as the
 * first or the last letter alone, without an end of the word beyond it, and the rule leaves it there. A part is written with
 * what bounds it, ^ and $ at the ends of the word, so that rules are applied to parts as to words.
 */
/** Words as sums: the parts between separators, in which moves are made independently. Immutable. */
public final class WordParts {
    private static final char START = '^';
    private static final char END = '$';

    private final String letters;
    private final List<Rewriting> rules;
    private final Rewriter rewriter;
    private final String separators;
    private final boolean leftMatters;
    private final boolean rightMatters;
    private final boolean emptyMoves;

    /** Finds the separators of some rules. */
    public WordParts(String letters, List<Rewriting> rules) {
        this.letters = letters;
        this.rules = List.copyOf(rules);
        this.rewriter = new Rewriter(rules.stream()
                .map(rule -> new Rewriting(false, bounded(rule), false))
                .toList());
        String left = letters;
        String next = kept(left);
        while (!next.equals(left)) {
            left = next;
            next = kept(left);
        }
        this.separators = left;
        this.leftMatters = rules.stream().anyMatch(rule -> rule.atStart() || separates(rule.leastRead(), 0));
        this.rightMatters = rules.stream()
                .anyMatch(rule -> rule.atEnd()
                        || separates(rule.leastRead(), rule.leastRead().length() - 1));
        this.emptyMoves = rules.stream()
                .anyMatch(rule -> rule.leastRead().chars().allMatch(letter -> separators.indexOf(letter) >= 0));
    }

    /** Returns the pieces of a rule with the ends of the word as letters that are read and written. */
    private static List<Piece> bounded(Rewriting rule) {
        List<Piece> pieces = new ArrayList<>();
        if (rule.atStart()) {
            pieces.add(new Piece("^", "^", false));
        }
        pieces.addAll(rule.pieces());
        if (rule.atEnd()) {
            pieces.add(new Piece("$", "$", false));
        }
        return pieces;
    }

    private boolean separates(String read, int place) {
        return separators.indexOf(read.charAt(place)) >= 0;
    }

    private String kept(String candidates) {
        return candidates
                .chars()
                .filter(letter -> rules.stream().allMatch(rule -> keeps(rule, (char) letter, candidates)))
                .mapToObj(letter -> String.valueOf((char) letter))
                .collect(Collectors.joining());
    }

    private static boolean keeps(Rewriting rule, char letter, String candidates) {
        if (rule.pieces().stream()
                .anyMatch(piece -> piece.repeated() && piece.read().indexOf(letter) >= 0)) {
            return false;
        }
        String read = rule.leastRead();
        String written = rule.leastWritten();
        for (int at = read.indexOf(letter); at >= 0; at = read.indexOf(letter, at + 1)) {
            boolean first = at == 0 && !rule.atStart() && written.startsWith(read.substring(0, 1)) && fixedFirst(rule);
            boolean last =
                    at == read.length() - 1 && !rule.atEnd() && written.endsWith(read.substring(at)) && fixedLast(rule);
            boolean both =
                    candidates.indexOf(read.charAt(0)) >= 0 && candidates.indexOf(read.charAt(read.length() - 1)) >= 0;
            if ((!first && !last) || read.length() < 2 || (both && written.length() < 2)) {
                return false;
            }
        }
        return true;
    }

    private static boolean fixedFirst(Rewriting rule) {
        Piece first = rule.pieces().get(0);
        return !first.repeated() && !first.read().isEmpty() && !first.write().isEmpty();
    }

    private static boolean fixedLast(Rewriting rule) {
        Piece last = rule.pieces().get(rule.pieces().size() - 1);
        return !last.repeated() && !last.read().isEmpty() && !last.write().isEmpty();
    }

    /** Returns the letters that separate parts; empty if every word is one part. */
    public String separators() {
        return separators;
    }

    /**
     * Returns the letter of which every part is a run, if every rule reduces its number and empty parts have no moves.
     */
    public Optional<Character> run() {
        String others = letters.chars()
                .filter(letter -> separators.indexOf(letter) < 0)
                .mapToObj(letter -> String.valueOf((char) letter))
                .collect(Collectors.joining());
        return !separators.isEmpty()
                        && others.length() == 1
                        && !emptyMoves
                        && rules.stream().allMatch(rule -> makesFewer(rule, others.charAt(0)))
                ? Optional.of(others.charAt(0))
                : Optional.empty();
    }

    private static boolean makesFewer(Rewriting rule, char letter) {
        return rule.leastRead().chars().filter(read -> read == letter).count()
                        > rule.leastWritten()
                                .chars()
                                .filter(written -> written == letter)
                                .count()
                && rule.pieces().stream()
                        .allMatch(piece -> !piece.repeated()
                                || piece.write().indexOf(letter) < 0
                                || piece.read().indexOf(letter) >= 0);
    }

    /**
     * Returns the pairs of ends that a part can have, such as {@code ^$}; ends between which play does not differ count
     * as one.
     */
    public List<String> ends() {
        List<String> ends = new ArrayList<>();
        for (char left : (START + (leftMatters ? separators : "")).toCharArray()) {
            for (char right : (END + (rightMatters ? separators : "")).toCharArray()) {
                ends.add("" + left + right);
            }
        }
        return ends;
    }

    public List<String> of(String word) {
        return split(START + word + END);
    }

    /** Returns the parts that a move in a part leaves, for each option of the part. */
    public List<List<String>> options(String part) {
        List<List<String>> options = new ArrayList<>();
        for (String option : rewriter.options(part)) {
            options.add(split(option));
        }
        return options;
    }

    private List<String> split(String bounded) {
        List<String> parts = new ArrayList<>();
        int from = 0;
        for (int at = 1; at < bounded.length(); at++) {
            if (at == bounded.length() - 1 || separators.indexOf(bounded.charAt(at)) >= 0) {
                String part = bounded.substring(from, at + 1);
                if (part.length() > 2 || emptyMoves) {
                    parts.add(plain(part));
                }
                from = at;
            }
        }
        return parts;
    }

    /** Returns the representative of the parts that are equal in play. */
    private String plain(String part) {
        char first = leftMatters ? part.charAt(0) : START;
        char last = rightMatters ? part.charAt(part.length() - 1) : END;
        return first + part.substring(1, part.length() - 1) + last;
    }
}
