package org.impartial.discover.word;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.NotationException;
import org.impartial.discover.word.learn.WordSystem;
import org.impartial.discover.word.rule.Change;
import org.impartial.discover.word.rule.Rewriter;
import org.impartial.discover.word.rule.Rewriting;
import org.impartial.discover.word.rule.RewritingParser;
import org.impartial.discover.word.rule.WordParts;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a game on words, as text: one rewriting for each kind of move, separated by {@code ;} or {@code ,}. A move
 * replaces one occurrence of a left side by the right side: {@code 11->00} takes two neighbours from a row of coins, {@code
 * aa->; b->} removes letters. Play ends when no rule applies.
 *
 * <p>Letters are letters and digits and {@code . _}; {@code ^} and {@code $} on the left side are the ends of the word; {@code
 * 0*} and {@code 0+} are runs, whose length is the same on both sides: {@code 0+1->10+} moves a 1 over any number of zeros, and
 * {@code ^1+->} removes the run with which the word begins. An empty right side may be written {@code ε}. At most 64 rules with
 * sides of at most 64 letters.
 *
 * <p>Immutable; equal if rules and alphabet are.
 *
 * <pre>{@code
 * WordRules.parse("aa->; b->").options("abba");  // [aba]
 * }</pre>
 */
public final class WordRules {
    private static final int MOST_LETTERS = 16;

    private final List<Rewriting> rules;
    private final String alphabet;

    private WordRules(List<Rewriting> rules, String alphabet) {
        this.rules = rules;
        this.alphabet = alphabet;
    }

    /**
     * {@return rules over the letters that occur in them}
     *
     * @param text the rewritings; or {@code kayles}, {@code dawsons-chess}, {@code dawsons-kayles}, {@code cram-rows},
     *     {@code guiles}, {@code treblecross}, or an octal code such as {@code 0.137}, for rows of any number of heaps,
     *     in which 1 is a bean and 0 a gap
     * @throws NotationException if they cannot be read; the message states the column and what was expected
     */
    public static WordRules parse(String text) {
        List<Rewriting> rules = RewritingParser.rules(OctalWords.find(text).orElse(text));
        return new WordRules(
                rules,
                letters(rules.stream()
                        .flatMap(rule -> rule.pieces().stream())
                        .map(piece -> piece.read() + piece.write())
                        .collect(Collectors.joining())));
    }

    private static String letters(String text) {
        String letters =
                text.chars().sorted().distinct().mapToObj(Character::toString).collect(Collectors.joining());
        if (letters.length() > MOST_LETTERS) {
            throw new NotationException(
                    "rules have at most " + MOST_LETTERS + " letters; these have " + letters.length());
        }
        return letters;
    }

    /**
     * {@return these rules on words that may have more letters, which occur in no rule}
     *
     * @param letters the letters to add
     * @throws NotationException if there are too many, or one cannot be a letter
     */
    public WordRules over(String letters) {
        for (int i = 0; i < letters.length(); i++) {
            char letter = letters.charAt(i);
            if (!RewritingParser.isLetter(letter)) {
                throw new NotationException("an alphabet has letters, digits, . and _, not \"" + letter + "\"");
            }
        }
        return new WordRules(rules, letters(alphabet + letters));
    }

    /** {@return the alphabet: the letters in ascending order} */
    public String alphabet() {
        return alphabet;
    }

    /**
     * {@return the words that one move leads to from a word over the alphabet, each once}
     *
     * @param word a word over the alphabet
     */
    public List<String> options(String word) {
        return List.copyOf(new Rewriter(rules).options(checked(word)));
    }

    List<Change> changes(String word, Meter meter) {
        Set<Change> changes = new LinkedHashSet<>();
        new Rewriter(rules).replacements(word, (from, to, written) -> {
            Change change = Change.of(word, from, to, written);
            meter.tick(1L + change.from() - from); // many moves may be the same change far to the right
            changes.add(change);
        });
        return List.copyOf(changes);
    }

    boolean sumsOfRuns() {
        int separators = new WordParts(alphabet, rules).separators().length();
        return separators > 0 && alphabet.length() - separators <= 1;
    }

    String checked(String word) {
        for (int at = 0; at < word.length(); at++) {
            if (alphabet.indexOf(word.charAt(at)) < 0) {
                throw new NotationException("a word has the letters " + String.join(" ", alphabet.split(""))
                        + ", not \"" + word.charAt(at) + "\"");
            }
        }
        return word;
    }

    WordSystem system(boolean misere, boolean values, boolean fromRight) {
        List<Rewriting> turned =
                fromRight ? rules.stream().map(Rewriting::reversed).toList() : rules;
        return new WordSystem(alphabet, turned, misere, values);
    }

    @Override
    public boolean equals(@Nullable Object that) {
        return that instanceof WordRules other && rules.equals(other.rules) && alphabet.equals(other.alphabet);
    }

    @Override
    public int hashCode() {
        return 31 * rules.hashCode() + alphabet.hashCode();
    }

    /** Returns the rules in the form that {@link #parse} reads, without the letters that occur in no rule. */
    @Override
    public String toString() {
        return rules.stream().map(Rewriting::toString).collect(Collectors.joining(";"));
    }
}
