package org.impartial.discover.word.rule;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/*
 * A letter separates if every rule changes only what lies between two of them: it occurs on a left side as the first or
 * the last letter alone, without an end of the word beyond it, and stays. A part is written with what bounds it, ^ and
 * $ at the ends.
 */
/** Words as sums: the parts between separators, in which moves are made independently. Immutable. */
public final class WordParts {
    private static final char START = '^';
    private static final char END = '$';

    private final String letters;
    private final List<Rewriting> rules;
    private final Rewriter rewriter;
    private final String separators;
    private final BitSet separating = new BitSet();
    private final boolean leftMatters;
    private final boolean rightMatters;
    private final boolean emptyMoves;

    public WordParts(String letters, List<Rewriting> rules) {
        this.letters = letters;
        this.rules = List.copyOf(rules);
        this.rewriter = new Rewriter(rules.stream()
                .map(rule -> new Rewriting(false, bounded(rule), false))
                .toList());
        String left = letters;
        for (String next = kept(left); !next.equals(left); next = kept(left)) {
            left = next;
        }
        this.separators = left;
        left.chars().forEach(separating::set);
        this.leftMatters =
                any(rule -> rule.atStart() || separating.get(rule.leastRead().charAt(0)));
        this.rightMatters = any(rule -> rule.atEnd() || separating.get(last(rule.leastRead())));
        this.emptyMoves = any(rule -> rule.leastRead().chars().allMatch(separating::get));
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

    private boolean any(Predicate<Rewriting> is) {
        return rules.stream().anyMatch(is);
    }

    private static char last(String word) {
        return word.charAt(word.length() - 1);
    }

    private String kept(String candidates) {
        return some(candidates, letter -> !any(rule -> !keeps(rule, (char) letter, candidates)));
    }

    private static String some(String letters, IntPredicate which) {
        return letters.chars().filter(which).mapToObj(Character::toString).collect(Collectors.joining());
    }

    private static boolean keeps(Rewriting rule, char letter, String candidates) {
        List<Piece> pieces = rule.pieces();
        if (pieces.stream().anyMatch(piece -> piece.repeated() && piece.read().indexOf(letter) >= 0)) {
            return false;
        }
        String read = rule.leastRead();
        String written = rule.leastWritten();
        boolean startStays = !rule.atStart() && written.startsWith(read.substring(0, 1)) && fixed(pieces.get(0));
        boolean endStays = !rule.atEnd()
                && written.endsWith(read.substring(read.length() - 1))
                && fixed(pieces.get(pieces.size() - 1));
        boolean both = candidates.indexOf(read.charAt(0)) >= 0 && candidates.indexOf(last(read)) >= 0;
        return IntStream.range(0, read.length())
                .filter(at -> read.charAt(at) == letter)
                .allMatch(at -> ((at == 0 && startStays) || (at == read.length() - 1 && endStays))
                        && read.length() > 1
                        && (!both || written.length() > 1));
    }

    private static boolean fixed(Piece piece) {
        return !piece.repeated() && !piece.read().isEmpty() && !piece.write().isEmpty();
    }

    public String separators() {
        return separators;
    }

    public String others() {
        return some(letters, letter -> !separating.get(letter));
    }

    /** Returns the letter of which every part is a run, if every rule reduces it and empty parts have no moves. */
    public Optional<Character> run() {
        return Optional.of(others())
                .filter(others -> others.length() == 1 && !separators.isEmpty() && !emptyMoves)
                .map(others -> others.charAt(0))
                .filter(letter -> !any(rule -> !makesFewer(rule, letter)));
    }

    private static boolean makesFewer(Rewriting rule, char letter) {
        return count(rule.leastRead(), letter) > count(rule.leastWritten(), letter)
                && rule.pieces().stream()
                        .allMatch(piece -> !piece.repeated()
                                || piece.write().indexOf(letter) < 0
                                || piece.read().indexOf(letter) >= 0);
    }

    private static long count(String word, char letter) {
        return word.chars().filter(one -> one == letter).count();
    }

    /** Returns the pairs of ends of parts, such as {@code ^$}; ends between which play does not differ count as one. */
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
        return rewriter.options(part).stream().map(this::split).toList();
    }

    private List<String> split(String bounded) {
        List<String> parts = new ArrayList<>();
        int from = 0;
        for (int at = 1; at < bounded.length(); at++) {
            if (at == bounded.length() - 1 || separating.get(bounded.charAt(at))) {
                if (at - from > 1 || emptyMoves) {
                    parts.add(plain(bounded.substring(from, at + 1)));
                }
                from = at;
            }
        }
        return parts;
    }

    /** Returns the representative of the parts that are equal in play. */
    private String plain(String part) {
        char first = leftMatters ? part.charAt(0) : START;
        char last = rightMatters ? last(part) : END;
        return first == part.charAt(0) && last == last(part)
                ? part
                : first + part.substring(1, part.length() - 1) + last;
    }
}
