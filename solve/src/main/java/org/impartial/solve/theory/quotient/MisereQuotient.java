package org.impartial.solve.theory.quotient;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.impartial.solve.theory.SumTheory;
import org.impartial.solve.theory.atom.Atoms;
import org.impartial.solve.theory.atom.HeapAtoms;
import org.impartial.solve.theory.sums.SumExhibits;

/**
 * A misère quotient: the finite commutative monoid Q of the sums of some components, with its P-portion and the
 * pretending function Φ [Plambeck-Siegel 2008]. A sum is a misère P-position if and only if the product of the images
 * of its components is in the P-portion.
 *
 * <pre>{@code
 * MisereQuotient kayles = MisereQuotient.of(Octal.of("0.77"), 200);
 * kayles.order();            // 40
 * kayles.isFinal();          // true
 * kayles.outcome(5, 9, 14);  // N
 * }</pre>
 *
 * <p>Every quotient has been verified for the components up to {@link #verified}. It is {@linkplain #isFinal final} if
 * these are all components of a finite game, or if Φ is proved to be periodic; otherwise it is the quotient of those
 * components only, and greater ones may still change its order. Immutable and safe to share between threads.
 */
public final class MisereQuotient implements SumTheory<MisereQuotient.Element> {
    private static final int MOST_SHOWN = 16;

    private final Atoms atoms;
    private final BipartiteMonoid monoid;
    private final int[] phi;
    private final Optional<PhiPeriod> period;
    private final LetterWords letters;
    private final QuotientMoves moves;

    MisereQuotient(Atoms atoms, BipartiteMonoid monoid, int[] phi, Optional<PhiPeriod> period) {
        this.atoms = atoms;
        this.monoid = monoid;
        this.phi = phi;
        this.period = period;
        this.letters = new LetterWords(monoid);
        this.moves = new QuotientMoves(this, atoms, monoid);
    }

    /**
     * {@return the quotient of a heap game, final or partial, without the meter of {@link QuotientConstruction}}
     *
     * @param game the heap game
     * @param heaps the greatest heap to verify, unless the quotient becomes final earlier
     */
    public static MisereQuotient of(HeapGame game, int heaps) {
        return QuotientConstruction.of(game).grow(heaps, Meter.unlimited());
    }

    /**
     * Returns the quotient of all components reachable from given positions.
     *
     * @param positions of any games without infinite play
     * @return the quotient, which is final unless it is too large to be found
     */
    public static MisereQuotient of(Collection<? extends Position> positions) {
        return QuotientConstruction.of(positions, Meter.unlimited()).grow(0, Meter.unlimited());
    }

    /** {@return the number of elements} */
    public int order() {
        return monoid.order();
    }

    /** {@return all elements in the order of their least words; the first is the neutral one} */
    public List<Element> elements() {
        return letters.elements;
    }

    /** {@return the elements of the sums won by the previous player: the P-portion} */
    public List<Element> portion() {
        return elements().stream().filter(x -> monoid.inPortion(x.index())).toList();
    }

    /** {@return the multiplication table, a new array: at row i and column j the product of the elements i and j} */
    public int[][] table() {
        int[][] table = new int[order()][order()];
        for (int x = 0; x < order(); x++) {
            for (int y = 0; y < order(); y++) {
                table[x][y] = monoid.times(x, y);
            }
        }
        return table;
    }

    /** {@return the generators, relations and P-portion} */
    public Presentation presentation() {
        return letters.presentation(atoms);
    }

    /** {@return the greatest heap for which this quotient was verified, or component of a finite game; −1 for none} */
    public int verified() {
        return phi.length - 1;
    }

    /** {@return whether this is the quotient of the whole game, by a period of Φ or as a verified finite game} */
    public boolean isFinal() {
        return period.isPresent() || phi.length == atoms.count();
    }

    /** {@return the certificate of periodicity: the period of Φ; empty for partial quotients and for finite games} */
    public Optional<PhiPeriod> period() {
        return period;
    }

    /**
     * {@return whether a component, and every position reachable from it, has an element here}
     *
     * @param component any component
     */
    public boolean covers(Component<?> component) {
        OptionalLong atom = atoms.find(component);
        return atom.isPresent() && (period.isPresent() || atom.getAsLong() <= verified());
    }

    /**
     * {@return whether sums follow the rule of misère Nim with fickle and firm parts: Q is one of the monoids of orders
     * 1, 2, 6, 10, 18, … of misère Nim; true for tame, false for wild quotients}
     */
    public boolean tame() {
        return Tameness.of(monoid);
    }

    /**
     * {@return the value Φ of the pretending function on a heap}
     *
     * @param heap the heap size
     * @throws BeyondRangeException above {@link #verified}, unless Φ is periodic
     * @throws IllegalStateException if this is not a quotient of a heap game
     */
    public Element phi(long heap) {
        if (atoms.count() < Integer.MAX_VALUE) {
            throw new IllegalStateException("a quotient of positions has no heaps; call of(component)");
        }
        if (heap < 0) {
            throw new IllegalArgumentException("a heap has 0 beans or more, not " + heap);
        }
        return elements().get(image(heap));
    }

    /**
     * {@return the misère outcome of a sum of heaps}
     *
     * @param heaps the heap sizes
     * @throws BeyondRangeException if a heap is above {@link #verified}, unless Φ is periodic
     */
    public Outcome outcome(long... heaps) {
        Element sum = zero();
        for (long heap : heaps) {
            sum = add(sum, phi(heap));
        }
        return outcome(sum);
    }

    /**
     * Proves again, from the rules alone and independently of how it was found, that this is the misère quotient of the
     * components up to {@link #verified}, and that its products follow from those with generators.
     *
     * @return the reason why the proof fails; empty if it succeeds
     */
    public Optional<String> verify() {
        return monoid.isGenerated()
                ? QuotientCertificates.of(atoms, monoid, phi, period)
                        .map(proof -> proof.check(Meter.unlimited()))
                        .filter(verdict -> !verdict.accepted())
                        .map(Certificate.Verdict::reason)
                : Optional.of("the products of elements do not follow from those with generators");
    }

    /**
     * {@return a proof for a checker of all sums if this is {@link #isFinal}, else of heaps up to {@link #verified};
     * empty if nothing, or not all of a finite game, is verified}
     */
    public Optional<Certificate> certificate() {
        return atoms instanceof HeapAtoms || isFinal()
                ? QuotientCertificates.of(atoms, monoid, phi, period)
                : Optional.empty();
    }

    @Override
    public Convention convention() {
        return Convention.MISERE;
    }

    /**
     * Returns the element of a component.
     *
     * @throws BeyondRangeException above {@link #verified}, unless Φ is periodic
     * @throws IllegalArgumentException if it is not a component of this game
     */
    @Override
    public Element of(Component<?> component) {
        OptionalLong atom = atoms.find(component);
        if (atom.isEmpty()) {
            throw new IllegalArgumentException(component + " is not among the components of this quotient of "
                    + atoms.component(0).game().name() + "; build one for the games of the whole sum");
        }
        return elements().get(image(atom.getAsLong()));
    }

    @Override
    public Element zero() {
        return elements().get(0);
    }

    @Override
    public Element add(Element a, Element b) {
        return elements().get(monoid.times(a.index(), b.index()));
    }

    @Override
    public Outcome outcome(Element value) {
        return monoid.inPortion(value.index()) ? Outcome.P : Outcome.N;
    }

    /** Returns all moves to the P-portion, without those of heaps that {@link #listsAllMoves} reports as too large. */
    @Override
    public Stream<Move> winningMoves(Position position) {
        return winningMoves(position, Meter.unlimited());
    }

    /**
     * {@return the moves as {@link #winningMoves(Position)} gives them, lazily, under the budget of a question}
     *
     * @param position a sum of components of this game
     * @param meter counts every option
     */
    public Stream<Move> winningMoves(Position position, Meter meter) {
        return moves.winning(position, meter);
    }

    @Override
    public boolean listsAllMoves(Position position) {
        return outcome(of(position)) == Outcome.P
                || position.components().stream().allMatch(atoms::listsOptions);
    }

    /** Returns the elements of the components, and those of the positions after winning moves. */
    @Override
    public List<Exhibit> exhibits(Position position) {
        Element sum = of(position);
        boolean lost = outcome(sum) == Outcome.P;
        return SumExhibits.of(
                this,
                position,
                "Elements of the misère quotient, P = " + words(portion()),
                sum + (lost ? " is in P: the player to move loses" : " is not in P: the player to move wins"));
    }

    private static String words(List<Element> elements) {
        String more = elements.size() > MOST_SHOWN ? ", ..." : "";
        return elements.stream()
                .limit(MOST_SHOWN)
                .map(Element::word)
                .collect(Collectors.joining(", ", "{", more + "}"));
    }

    /** Returns the number of the element of an atom. */
    int image(long atom) {
        long known = period.isPresent() ? period.get().standIn(atom) : atom;
        if (known > verified()) {
            throw new BeyondRangeException("this quotient is partial: it is verified up to " + verified() + ", and "
                    + atom + " was requested; continue the construction");
        }
        return phi[(int) known];
    }

    /** Returns a summary in one line, such as {@code order 40, |P| = 9, final: Phi(n+12) = Phi(n) …}. */
    @Override
    public String toString() {
        String standing = period.map(p -> "final: " + p)
                .orElse(isFinal() ? "final: all components are verified" : "partial, verified up to " + verified());
        return "order " + order() + ", |P| = " + portion().size() + ", " + standing;
    }

    /**
     * A misère quotient in the form of the literature: generators, relations and the P-portion. The relations give the
     * least word of each product that is not a least word but all of whose divisors are; together they present the
     * monoid.
     *
     * @param generators the generators in ascending order of the components that they are
     * @param relations the relations, such as {@code b^3=b}
     * @param portion the elements of the P-portion
     */
    public record Presentation(List<Generator> generators, List<String> relations, List<String> portion) {

        /**
         * Creates a presentation that holds immutable copies.
         *
         * @param generators the generators in ascending order of the components that they are
         * @param relations the relations, such as {@code b^3=b}
         * @param portion the elements of the P-portion
         */
        public Presentation {
            generators = List.copyOf(generators);
            relations = List.copyOf(relations);
            portion = List.copyOf(portion);
        }

        /**
         * A generator.
         *
         * @param name its letter
         * @param component the least component with this element, as text
         */
        public record Generator(String name, String component) {}

        /** Returns the presentation in one line, such as {@code <a,b | a^2=1, b^3=b>, P = {a, b^2}}. */
        @Override
        public String toString() {
            String names =
                    String.join(",", generators.stream().map(Generator::name).toList());
            return "<" + names + " | " + String.join(", ", relations) + ">, P = {" + String.join(", ", portion) + "}";
        }
    }

    /**
     * The certificate that a misère quotient is that of the whole heap game: Φ(n + period) = Φ(n) was verified for all
     * n from the preperiod to {@code seen}, far enough for the theorem of Guy and Smith, which then holds for Φ as it
     * does for Grundy values [Guy-Smith 1956] [Plambeck 2005]: an option of a greater heap has a part that can be made
     * one period smaller, and that gives an option of the smaller heap with the same element.
     *
     * @param preperiod the least n, at least 1, from which Φ is periodic
     * @param period the least period, at least 1
     * @param seen the greatest n for which the equation was verified
     * @param taken the greatest number of beans that a move takes
     * @param parts the greatest number of heaps that a move leaves in place of one
     */
    public record PhiPeriod(int preperiod, int period, int seen, int taken, int parts) {

        /**
         * {@return the least heap with the same element that the period gives, before the first repetition}
         *
         * @param heap any heap, 0 or more
         */
        public int standIn(long heap) {
            return heap < preperiod + period ? (int) heap : preperiod + (int) ((heap - preperiod) % period);
        }

        /**
         * Returns the heap up to which the equation must be verified: below t·preperiod + (t − 1)·period + k, for t
         * parts and k beans.
         */
        static long needed(long preperiod, long period, Atoms.AtomReach reach) {
            return reach.parts() * preperiod + (reach.parts() - 1) * period + reach.taken() - 1;
        }

        /** {@return the least heap up to which the equation had to be verified, at most {@code seen}} */
        public int needed() {
            return Math.toIntExact(needed(preperiod, period, new Atoms.AtomReach(taken, parts)));
        }

        /** Returns the certificate in one line. */
        @Override
        public String toString() {
            return "Phi(n+" + period + ") = Phi(n) for " + preperiod + " <= n <= " + seen + ", and " + needed()
                    + " is enough";
        }
    }

    /**
     * An element of a misère quotient.
     *
     * @param index its number, from 0 to the order less one; 0 is the neutral element
     * @param word the element as a product of generators, such as {@code ab^2}; {@code 1} for the neutral element
     */
    public record Element(int index, String word) {

        /** Returns the word. */
        @Override
        public String toString() {
            return word;
        }
    }
}
