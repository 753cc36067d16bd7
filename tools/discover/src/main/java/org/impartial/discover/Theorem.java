package org.impartial.discover;

import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.impartial.census.Census;
import org.impartial.core.game.Convention;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.notation.NotationException;
import org.impartial.discover.automaton.AutomatonDrawing;
import org.impartial.discover.automaton.AutomatonPicture;
import org.impartial.discover.learn.NumerationSearch;
import org.impartial.discover.rules.AddedHeap;
import org.impartial.discover.rules.CompiledRules;
import org.impartial.discover.rules.Termination;
import org.impartial.proof.Certificate;

/**
 * A set of P-positions that is proved for all sizes: an automaton over the digits of the heaps. With values the last
 * heap of every position is a Nim heap added to the game, and a position is P if that heap is its Grundy value.
 *
 * <p>The time of a query grows with the number of digits of the heaps, which may have some hundred digits. Immutable
 * and safe to share between threads.
 *
 * <pre>{@code
 * Theorem nim = Discovery.of(HeapRules.parse("x'<x; y'<y")).run().theorem().orElseThrow();
 * nim.isP(1L << 60, 1L << 60);  // true
 * nim.winningMoves(3, 5);       // [[3, 3]]
 * }</pre>
 */
public final class Theorem {
    private static final int LISTED = 1000;

    private final HeapRules rules;
    private final boolean misere;
    private final AddedHeap beside;
    private final ProvedSet set;
    private final List<int[]> measures;
    private final Optional<FoundPeriod> period;
    private final int questions;
    private final long largest;
    private final int rounds;
    private final long proof;
    private final Duration time;
    private final TheoremWords words;

    Theorem(
            HeapRules rules,
            boolean misere,
            AddedHeap beside,
            NumerationSearch.Win win,
            NumerationSearch search,
            Duration time,
            Meter meter) {
        this.rules = rules;
        this.misere = misere;
        this.beside = beside;
        CompiledRules compiled = win.attempt().rules();
        this.set = new ProvedSet(
                rules,
                win.automaton(),
                win.attempt().leastFirst(),
                counts(),
                compiled.arithmetic().numeration(),
                compiled.rules().shown(),
                () -> compiled,
                new ProvedSet.MadeLater());
        this.measures = search.measures();
        this.period = search.period().map(found -> new FoundPeriod(found[0], found[1], found[2]));
        this.questions = win.attempt().questions();
        this.largest = win.attempt().largest();
        this.rounds = win.attempt().rounds() + 1;
        this.proof = win.attempt().explored();
        this.time = time;
        this.words = TheoremWords.of(this, meter);
    }

    /** {@return the rules of the game} */
    public HeapRules rules() {
        return rules;
    }

    /** {@return the playing convention: normal or misère} */
    public Convention convention() {
        return misere ? Convention.MISERE : Convention.NORMAL;
    }

    /** {@return whether the last heap is a Nim heap added to the game} */
    public boolean values() {
        return beside != AddedHeap.NOTHING;
    }

    /** {@return whether a heap of v is added as the number 2^v - 1; true if {@link Discovery#counts()} found it} */
    public boolean counts() {
        return beside == AddedHeap.COUNT;
    }

    /** {@return the heaps of a position, in their order; the added Nim heap is n, or another letter} */
    public List<String> heaps() {
        return set.heaps();
    }

    /** {@return the numeration in which the set is regular} */
    public String numeration() {
        return set.system().name();
    }

    /** {@return the order in which the automaton reads digits} */
    public DigitOrder order() {
        return set.leastFirst() ? DigitOrder.LEAST_SIGNIFICANT_FIRST : DigitOrder.MOST_SIGNIFICANT_FIRST;
    }

    /** {@return the size of the automaton, the least of the set in this numeration and order of digits} */
    public int states() {
        return set.automaton().states();
    }

    /** {@return the number of positions whose outcome was computed before the set was known} */
    public int questions() {
        return questions;
    }

    /** {@return the largest heap of these positions} */
    public long largest() {
        return largest;
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

    /** {@return the period, for a game on one heap if one was searched for and proved, before other automata} */
    public Optional<FoundPeriod> period() {
        return period;
    }

    /** {@return the closed form of the values of one heap, proved for all sizes; empty if no known form equals them} */
    public Optional<ClosedForm> form() {
        return words.form();
    }

    /** {@return the measures that every move lowers in lexicographic order: sums of heaps, as {@code x + 2y}} */
    public List<String> measures() {
        return measures.stream().map(one -> Termination.text(one, heaps())).toList();
    }

    /** {@return the theorem in a sentence: in words if the set is a known one, otherwise by its automaton} */
    public String statement() {
        return words.statement();
    }

    /**
     * {@return whether a position is a P-position}
     *
     * @param heaps the heaps in their order
     * @throws NotationException if it is not a position of the rules
     */
    public boolean isP(BigInteger... heaps) {
        return set.isP(heaps);
    }

    /**
     * {@return whether a position is a P-position}
     *
     * @param heaps the heaps in their order
     * @throws NotationException if it is not a position of the rules
     */
    public boolean isP(long... heaps) {
        return isP(ProvedSet.numbers(heaps));
    }

    /**
     * {@return the P-positions that one move leads to, found without other options; as many as the limit if there may
     * be more}
     *
     * @param limit the greatest number of moves to return
     * @param heaps the heaps in their order
     * @throws NotationException if it is not a position of the rules
     */
    public List<List<BigInteger>> winningMoves(int limit, BigInteger... heaps) {
        return isP(heaps) ? List.of() : set.options(heaps).limit(limit).toList();
    }

    /**
     * {@return the P-positions that one move leads to, at most a thousand of them}
     *
     * @param heaps the heaps in their order
     * @throws NotationException if it is not a position of the rules
     */
    public List<List<BigInteger>> winningMoves(long... heaps) {
        return winningMoves(LISTED, ProvedSet.numbers(heaps));
    }

    /**
     * {@return the first P-positions in the order of their words}
     *
     * @param count the greatest number of positions
     */
    public List<List<BigInteger>> first(int count) {
        return set.first(count);
    }

    /**
     * {@return for each heap its digits, the most significant first, all of the same length}
     *
     * @param heaps the heaps in their order
     */
    public List<String> digits(List<BigInteger> heaps) {
        return set.digits(heaps);
    }

    /**
     * {@return the Grundy value of a position; empty if it is not a position of the rules}
     *
     * @param heaps the heaps without the Nim heap
     * @throws IllegalStateException if this theorem gives outcomes only
     */
    public OptionalLong value(long... heaps) {
        if (!values()) {
            throw new IllegalStateException("this theorem gives outcomes; use Discovery.values() for values");
        }
        return set.value(heaps);
    }

    /**
     * {@return the census of the outcomes of some positions, of any size; random positions have heaps below 2^63}
     *
     * @param tuples the positions to count
     * @throws NotationException if a term or the condition cannot be read
     * @throws IllegalStateException if this theorem gives values
     */
    public Census census(CountedTuples tuples) {
        if (values()) {
            throw new IllegalStateException("this theorem gives values; count outcomes by a theorem without values");
        }
        return GameTheorems.census(this, tuples, Meter.unlimited());
    }

    /** {@return the automaton as a graph for Graphviz: the text of a DOT file} */
    public String dot() {
        return AutomatonPicture.dot(
                set.automaton(),
                AutomatonPicture.digits(set.automaton()),
                List.of(statement(), "digits of " + String.join(", ", heaps()) + words.reading()));
    }

    /** {@return the automaton as a drawing: the text of an SVG file} */
    public String svg() {
        return AutomatonDrawing.svg(set.automaton(), AutomatonPicture.digits(set.automaton()), statement());
    }

    /** {@return the proof, which is checked by code independent of the search} */
    public Certificate certificate() {
        return Proof.of(this);
    }

    /**
     * {@return whether the set is proved to be that of other rules under the same convention, or the least position at
     * which it fails}
     *
     * @param other rules with heaps of the same names
     * @param limit the time limit
     * @throws NotationException if the heaps differ
     */
    public Judgement judge(HeapRules other, Duration limit) {
        return SameSet.judged(this, other, new Meter(Budget.unlimited().within(limit), Progress.NONE, () -> false));
    }

    boolean misere() {
        return misere;
    }

    AddedHeap beside() {
        return beside;
    }

    ProvedSet set() {
        return set;
    }

    List<int[]> measureWeights() {
        return measures;
    }

    @Override
    public String toString() {
        return statement();
    }
}
