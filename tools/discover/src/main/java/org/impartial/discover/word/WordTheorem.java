package org.impartial.discover.word;

import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.impartial.core.game.Convention;
import org.impartial.core.notation.NotationException;
import org.impartial.discover.automaton.AutomatonDrawing;
import org.impartial.discover.automaton.AutomatonPicture;
import org.impartial.discover.automaton.Walk;
import org.impartial.discover.word.learn.WordAttempt;
import org.impartial.discover.word.learn.WordProof;
import org.impartial.proof.Certificate;

/**
 * A set of P-positions of a rewriting game that is proved for words of all lengths: an automaton over the letters. With
 * values it reads a word, {@code #}, and a {@code |} for each counter of the added Nim heap.
 *
 * <p>The outcome of a word takes time proportional to its length; all winning moves take this times the number of
 * states. Words with other letters are rejected by a {@link NotationException}. Immutable and safe to share between threads.
 *
 * <pre>{@code
 * WordTheorem theorem = WordDiscovery.of(WordRules.parse("aa->; b->")).run().theorem().orElseThrow();
 * theorem.isP("a");                  // true
 * theorem.winningMoves(10, "abba");  // [aba]
 * }</pre>
 */
public final class WordTheorem {
    private final WordSet set;
    private final List<String> measures;
    private final List<String> measuresInWords;
    private final long questions;
    private final int longest;
    private final int rounds;
    private final long proof;
    private final Duration time;

    WordTheorem(WordSet set, WordProof found, Duration time) {
        WordAttempt attempt = found.attempt().orElseThrow();
        this.set = set;
        this.measures = found.measures();
        this.measuresInWords = found.measuresInWords();
        this.questions = attempt.questions();
        this.longest = attempt.longest();
        this.rounds = attempt.rounds();
        this.proof = attempt.explored();
        this.time = time;
    }

    /** {@return the rules of the game} */
    public WordRules rules() {
        return set.rules();
    }

    /** {@return the playing convention: normal or misère} */
    public Convention convention() {
        return set.misere() ? Convention.MISERE : Convention.NORMAL;
    }

    /** {@return whether this theorem gives Grundy values} */
    public boolean values() {
        return set.values();
    }

    /** {@return whether the automaton reads the last letter of the word first} */
    public boolean fromRight() {
        return set.fromRight();
    }

    /** {@return the size of the automaton; no complete automaton of the same set in this direction has fewer states} */
    public int states() {
        return set.automaton().states();
    }

    /** {@return the number of questions about words that were answered from the rules before the set was found} */
    public long questions() {
        return questions;
    }

    /** {@return the length of the longest of those words} */
    public int longest() {
        return longest;
    }

    /** {@return the number of guesses, which is that of the rounds, the proof included} */
    public int rounds() {
        return rounds;
    }

    /** {@return the number of sets of states in the proof} */
    public long proofSize() {
        return proof;
    }

    /** {@return the time from the rules to the proof} */
    public Duration time() {
        return time;
    }

    /** {@return the measures that every move lowers, such as {@code the weight of the letters (0: 0, 1: 1)}} */
    public List<String> measures() {
        return measuresInWords;
    }

    /** {@return the theorem in a sentence} */
    public String statement() {
        return "a word over " + String.join(" ", rules().alphabet().split(""))
                + (values() ? " with an added Nim heap of n, written #|^n," : "") + " is P"
                + (set.misere() ? " in misère play" : "") + " if and only if the automaton of " + states()
                + " states accepts it" + (fromRight() ? ", read from the right" : "");
    }

    /**
     * {@return whether a word over the alphabet is a P-position}
     *
     * @param word a word over the alphabet
     */
    public boolean isP(String word) {
        return values() ? value(word) == 0 : set.contains(word);
    }

    /**
     * {@return the Grundy value of a word under the convention}
     *
     * @param word a word over the alphabet
     * @throws IllegalStateException if this theorem gives outcomes only
     * @throws NotationException if the word has letters outside the alphabet
     */
    public int value(String word) {
        if (!values()) {
            throw new IllegalStateException("this theorem gives outcomes; use WordDiscovery.values() for values");
        }
        OptionalInt heap = set.heap(word);
        return heap.orElseThrow(() -> new IllegalStateException("a proved set has no value for a word"));
    }

    /**
     * {@return the P-positions that one move leads to, each once; as many as the limit if there may be more}
     *
     * @param limit the greatest number of words to list
     * @param word a word over the alphabet
     */
    public List<String> winningMoves(int limit, String word) {
        return isP(word)
                ? List.of()
                : new WordReplies(set)
                        .of(word, 0)
                        .limit(limit)
                        .map(WordState::toString)
                        .toList();
    }

    /**
     * {@return the first P-positions by length and then by letters; with values, each is followed by its heap}
     *
     * @param count the number of words
     */
    public List<String> first(int count) {
        return Walk.first(set.automaton(), count, false).stream()
                .map(set.system()::word)
                .map(this::turned)
                .toList();
    }

    private String turned(String word) {
        int end = values() ? word.indexOf('#') : word.length();
        return set.turned(word.substring(0, end)) + word.substring(end);
    }

    /** {@return the automaton as a graph for Graphviz: the text of a DOT file} */
    public String dot() {
        return AutomatonPicture.dot(set.automaton(), this::letter, List.of(statement()));
    }

    private String letter(int place) {
        return String.valueOf(set.system().alphabet().charAt(place));
    }

    /** {@return the automaton as a drawing: the text of an SVG file} */
    public String svg() {
        return AutomatonDrawing.svg(set.automaton(), this::letter, statement());
    }

    /** {@return the proof, which is checked by code that shares no automata with the search} */
    public Certificate certificate() {
        return set.certificate(measures);
    }

    WordSet set() {
        return set;
    }

    @Override
    public String toString() {
        return statement();
    }
}
