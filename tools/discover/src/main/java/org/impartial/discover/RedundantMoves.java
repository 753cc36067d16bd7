package org.impartial.discover;

import java.math.BigInteger;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.notation.NotationException;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.automaton.AutomatonDrawing;
import org.impartial.discover.automaton.AutomatonPicture;
import org.impartial.discover.automaton.TooLargeException;
import org.impartial.discover.learn.Variants;
import org.impartial.discover.numeration.Arithmetic;
import org.impartial.discover.rules.CompiledRules;
import org.impartial.proof.Certificate;

/**
 * Moves that do not change the P-positions: for a game with a proved set, all vectors by which no two P-positions
 * differ, and the moves that may be omitted from the rules. Everything is decided for heaps of all sizes.
 *
 * <p>Such vectors, taken from the heaps as further moves, keep the set in normal play if play still ends: no P-position
 * gets an option that is P, and the others keep theirs. Where heaps grow, play may repeat with them. In misère play they
 * may also start from an end of play; {@link #addedTogether} decides that. Immutable and safe to share between threads.
 *
 * <pre>{@code
 * Theorem nim = Discovery.of(HeapRules.parse("x'<x; y'<y")).run().theorem().orElseThrow();
 * RedundantMoves redundant = RedundantMoves.of(nim, Duration.ofSeconds(20));
 * redundant.contains(1, 2);  // true
 * redundant.contains(1, 1);  // false
 * }</pre>
 */
public final class RedundantMoves {
    private final Theorem theorem;
    private final Automaton vectors;
    private final boolean together;
    private final List<List<Integer>> leastKinds;
    private final List<String> restrictions;
    private final Optional<List<BigInteger>> notInvariantAt;
    private final Map<List<Boolean>, Automaton> signed = new ConcurrentHashMap<>();

    private RedundantMoves(Theorem theorem, Meter meter) {
        this.theorem = theorem;
        CompiledRules compiled = theorem.set().compiled().under(meter);
        Automaton set = theorem.set().mostFirst();
        Variants variants = new Variants(compiled, theorem.misere(), set, meter);
        int heaps = theorem.heaps().size();
        this.vectors = Variants.vectors(compiled.arithmetic(), set, Collections.nCopies(heaps, false));
        this.together =
                theorem.measureWeights().stream().flatMapToInt(IntStream::of).allMatch(weight -> weight >= 0)
                        && (!theorem.misere() || variants.failingWith(vectors, false) == null);
        int[] failing = variants.failingWith(vectors, true);
        this.notInvariantAt = Optional.ofNullable(failing)
                .map(word -> List.of(theorem.set().system().numbers(word, heaps)));
        this.leastKinds = variants.leastKinds();
        this.restrictions = variants.restrictions();
    }

    /**
     * {@return the redundant moves of a theorem}
     *
     * @param theorem a theorem about some rules
     * @param limit the time limit
     * @throws NotationException if a move of the rules splits a heap, since vectors between its parts are not defined
     * @throws StoppedException if the time does not suffice, or an automaton is too large; the message states the
     *     progress
     */
    public static RedundantMoves of(Theorem theorem, Duration limit) {
        if (theorem.rules().rules().splits()) {
            throw new NotationException("redundant moves are found for rules that do not split a heap");
        }
        Meter meter = new Meter(Budget.unlimited().within(limit), Progress.NONE, () -> false);
        try {
            return new RedundantMoves(theorem, meter);
        } catch (TooLargeException e) {
            throw new StoppedException(
                    StoppedException.Cause.OVER_BUDGET, meter.cost(), String.valueOf(e.getMessage()));
        }
    }

    /** {@return the theorem whose set they keep} */
    public Theorem theorem() {
        return theorem;
    }

    /** {@return the size of the automaton of the vectors, in the numeration of the theorem} */
    public int states() {
        return vectors.states();
    }

    /**
     * {@return whether no two P-positions differ by a vector} Negative numbers are added to heaps. As a further move such
     * a vector keeps the set if play still ends and, in misère play, no such move starts from an end of play.
     *
     * @param vector the numbers taken from the heaps, not all 0
     * @throws IllegalArgumentException if it does not have one number for each heap
     */
    public boolean contains(long... vector) {
        if (vector.length != theorem.heaps().size()) {
            throw new IllegalArgumentException(
                    "a vector has " + theorem.heaps().size() + " numbers here, not " + vector.length);
        }
        Automaton numbers = signed.computeIfAbsent(
                LongStream.of(vector).mapToObj(number -> number < 0).toList(), this::withSigns);
        return numbers.accepts(
                theorem.set().system().word(LongStream.of(vector).map(Math::abs).toArray()));
    }

    private Automaton withSigns(List<Boolean> raised) {
        if (!raised.contains(true)) {
            return vectors;
        }
        Arithmetic arithmetic = theorem.set().compiled().arithmetic().under(Meter.unlimited());
        return Variants.vectors(arithmetic, theorem.set().mostFirst(), raised);
    }

    /**
     * {@return whether all these vectors may be added at once} In normal play they may if play is shown to end by sums
     * of heaps without negative multiples; in misère play if, in addition, each end of play with such a vector has such
     * a move to P.
     */
    public boolean addedTogether() {
        return together;
    }

    /**
     * {@return the minimal sets of kinds of moves, from 0, that suffice for the same P-positions; one of them if there
     * are more than 8 kinds; all kinds if none is superfluous}
     */
    public List<List<Integer>> leastKinds() {
        return leastKinds;
    }

    /**
     * {@return the conditions that preserve the set, of those tried on all moves in one heap at once, such as {@code
     * only from a largest heap}}
     */
    public List<String> restrictions() {
        return restrictions;
    }

    /**
     * {@return whether the P-positions are those of an invariant game, whose moves are vectors that may be taken from
     * every position [Duchêne-Rigo 2010]} The game of all these vectors has the most moves of all such games.
     */
    public boolean invariant() {
        return notInvariantAt.isEmpty();
    }

    /**
     * {@return why there is no invariant game: the first position that is N and from which no vector leads to a
     * P-position, or, in misère play, that is P and from which no vector can be taken; empty if there is an invariant
     * game}
     */
    public Optional<List<BigInteger>> notInvariantAt() {
        return notInvariantAt;
    }

    /** {@return the automaton as a graph for Graphviz: the text of a DOT file} */
    public String dot() {
        return AutomatonPicture.dot(
                vectors,
                AutomatonPicture.digits(vectors),
                List.of(title(), "digits of " + String.join(", ", theorem.heaps())));
    }

    /** {@return the automaton as a drawing: the text of an SVG file} */
    public String svg() {
        return AutomatonDrawing.svg(vectors, AutomatonPicture.digits(vectors), title());
    }

    private String title() {
        return "vectors of (" + String.join(", ", theorem.heaps()) + ") by which no two P-positions differ";
    }

    /** {@return the proof: that of the theorem, and the automaton of the vectors} */
    public Certificate certificate() {
        return Proof.of(theorem, vectors);
    }

    @Override
    public String toString() {
        String kinds = leastKinds.stream().map(List::toString).collect(Collectors.joining(" or "));
        return title() + ": " + states() + " states; kinds that are enough: " + kinds;
    }
}
