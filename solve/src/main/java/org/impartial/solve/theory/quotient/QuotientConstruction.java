package org.impartial.solve.theory.quotient;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.solve.theory.atom.Atoms;
import org.impartial.solve.theory.atom.HeapAtoms;
import org.impartial.solve.theory.atom.PositionAtoms;
import org.impartial.solve.theory.quotient.MisereQuotient.PhiPeriod;
import org.jspecify.annotations.Nullable;

/**
 * Constructs a misère quotient component by component: heap by heap for a heap game, position by position for a finite
 * game. After each step everything so far is verified, so there is a valid quotient at all times, even after the meter
 * has stopped the work, and the construction can be continued.
 *
 * <p>The element of a new heap is first sought among the existing ones: the sums of the heap with the least words of
 * all elements are marked by looking ahead, and at most one element fits. If verification agrees, the quotient stays.
 * Otherwise a generator is adjoined in a cyclic monoid of index 2 and period 2, outcomes are marked, and the product is
 * reduced to the coarsest bipartite monoid that keeps them. While verification finds a least sum that fails, some heaps
 * of that sum are counted further, until the sum is distinguished from all lesser ones; each round is right on more
 * sums than the one before. The idea is that of [Plambeck-Siegel 2008]; the choice of the heaps to count is our own.
 *
 * <p>A construction need not end: some heap games have infinite quotients, and nothing bounds the cost of a step. Not
 * safe for use by several threads.
 *
 * <pre>{@code
 * QuotientConstruction kayles = QuotientConstruction.of(Octal.of("0.77"));
 * kayles.grow(2, Meter.unlimited()).order();    // 6
 * kayles.grow(200, Meter.unlimited()).order();  // 40
 * }</pre>
 */
public final class QuotientConstruction {
    private static final int MOST_PRODUCTS = 1 << 20;
    private static final int MOST_ORDER = 6000;

    private final Atoms atoms;
    private final int mostOrder;
    private final @Nullable PhiRuns runs;
    Pretending verified;
    private @Nullable Frontier frontier;
    private @Nullable Prequotient pending;
    /** The verification of the reduced candidate. */
    private @Nullable Frontier verifying;

    private Optional<PhiPeriod> period = Optional.empty();
    private String obstacle = "";

    QuotientConstruction(Atoms atoms, int mostOrder) {
        this.atoms = atoms;
        this.mostOrder = mostOrder;
        this.runs = atoms.reach().map(PhiRuns::new).orElse(null);
        this.verified = new Pretending(atoms, BipartiteMonoid.trivial(), new int[0]);
    }

    /**
     * {@return a construction for a heap game, with no heap yet}
     *
     * @param game any heap game. If its {@link HeapGame#heapCode} is a finite code or a bounded set, a period of Φ can
     *     be proved, and the quotient can become final
     */
    public static QuotientConstruction of(HeapGame game) {
        return new QuotientConstruction(new HeapAtoms(game), MOST_ORDER);
    }

    /**
     * {@return a construction for all components reachable from given positions, with no component yet}
     *
     * @param positions of any games without infinite play
     * @param meter counts every component found and every option
     * @throws org.impartial.core.game.FaultyRulesException.CycleException if positions may repeat
     */
    public static QuotientConstruction of(Collection<? extends Position> positions, Meter meter) {
        return new ComponentListing(positions).construction(meter);
    }

    /** Lists all components that are reachable from given positions. Not safe for use by several threads. */
    public static final class ComponentListing {
        private final PositionAtoms.AtomListing components;

        /**
         * Creates a listing.
         *
         * @param positions of any games without infinite play
         */
        public ComponentListing(Collection<? extends Position> positions) {
            components = new PositionAtoms.AtomListing(positions);
        }

        /**
         * {@return the construction for the components} If the meter throws an exception, the next call continues.
         *
         * @param meter counts every component found and every option
         * @throws org.impartial.core.game.FaultyRulesException.CycleException if positions may repeat
         */
        public QuotientConstruction construction(Meter meter) {
            return new QuotientConstruction(components.atoms(meter), MOST_ORDER);
        }

        /**
         * Takes the options of components that another search has listed from now on.
         *
         * @param listed the options of a component whose state is canonical, if they are known
         */
        public void takeListsFrom(Function<Component<?>, Optional<List<Position>>> listed) {
            components.takeListsFrom(listed);
        }

        /**
         * {@return the options of a component if they have been listed; some may be equal}
         *
         * @param canonical a component whose state is canonical
         */
        public Optional<List<Position>> listed(Component<?> canonical) {
            return components.listed(canonical);
        }

        /** Returns the number of components whose options have been listed. */
        @Override
        public String toString() {
            return components.listed() + " components with listed options";
        }
    }

    /**
     * Continues until heaps up to a size are verified, or the quotient is final, or there is an {@link #obstacle}. If
     * the meter throws an exception, the components verified before remain verified, and the next call continues with
     * the last candidate; a {@linkplain Meter#endTurn turn} ends between two steps, so that nothing is repeated.
     *
     * @param heaps the greatest heap to verify, below 2^31 − 1; any number for a finite game, of which all components
     *     are verified
     * @param meter counts every sum examined
     * @return the quotient of everything verified so far
     */
    public MisereQuotient grow(int heaps, Meter meter) {
        int wanted = atoms.count() < Integer.MAX_VALUE ? atoms.count() : Math.addExact(heaps, 1);
        while (verified.count() < wanted && period.isEmpty() && obstacle.isEmpty()) {
            meter.endTurn(frontier == null ? 1 : frontier.size());
            try {
                step(meter);
            } catch (BeyondRangeException tooMany) {
                obstacle = String.valueOf(tooMany.getMessage());
            }
        }
        return quotient();
    }

    /** {@return the quotient of everything verified so far, final or partial} */
    public MisereQuotient quotient() {
        return new MisereQuotient(atoms, verified.monoid(), verified.images(), period);
    }

    /** {@return the reason why the construction cannot continue under any budget, or empty} */
    public Optional<String> obstacle() {
        return obstacle.isEmpty() ? Optional.empty() : Optional.of(obstacle);
    }

    private void step(Meter meter) {
        if (pending != null) {
            repair(pending, meter);
            return;
        }
        int atom = verified.count();
        if (verified.isEnd(atom, meter)) {
            accept(verified.extended(0));
            return;
        }
        Frontier front = frontier == null ? new Frontier(verified) : frontier;
        frontier = front;
        front.verify(meter);
        frontier = null;
        OptionalInt found = verified.candidate(atom);
        Pretending belief = verified.extended(found.orElse(0));
        if (found.isEmpty()) {
            int[] once = {atom};
            repair(new Prequotient(belief, OccurrenceCounter.of(belief, once, once)), meter);
            return;
        }
        front.advance(belief, atom, meter);
        int[] failure = front.failure;
        if (failure == null) {
            accept(belief);
            frontier = front;
        } else {
            separate(belief, failure).ifPresent(product -> repair(product, meter));
        }
    }

    /** Refines a candidate that is right on ever more sums until it is verified; gives up at the limits of size. */
    private void repair(Prequotient first, Meter meter) {
        pending = first;
        for (Prequotient last = first; last != null; last = pending) {
            Frontier front = verifying;
            if (front == null) {
                front = last.reduce(mostOrder, meter).map(Frontier::new).orElse(null);
                verifying = front;
            }
            if (front == null) {
                pending = null;
                giveUp();
                return;
            }
            front.verify(meter);
            verifying = null;
            int[] failure = front.failure;
            pending = failure == null
                    ? null
                    : separate(front.pretending(), failure).orElse(null);
            if (failure == null) {
                accept(front.pretending());
                frontier = front;
            }
        }
    }

    /** Returns a finer monoid in which no lesser sum has the element of the failing one, by few counts that suffice. */
    private Optional<Prequotient> separate(Pretending belief, int[] failure) {
        Optional<int[]> letters =
                Separation.of(belief, failure, MOST_PRODUCTS / belief.monoid().order());
        if (letters.isEmpty()) {
            giveUp();
        }
        return letters.map(counted -> {
            Prequotient wide = new Prequotient(belief, OccurrenceCounter.inProducts(belief, failure, counted));
            return wide.isLeast(failure)
                    ? wide
                    : new Prequotient(belief, OccurrenceCounter.of(belief, failure, counted));
        });
    }

    /** Records that the component after those verified cannot be added. */
    private void giveUp() {
        obstacle = "at " + atoms.component(verified.count()) + " the candidates have more than " + mostOrder
                + " elements, or products of more than " + MOST_PRODUCTS;
    }

    private void accept(Pretending next) {
        boolean same = next.monoid() == verified.monoid();
        verified = next;
        if (runs != null) {
            if (!same) {
                runs.restart(next);
            }
            period = runs.extend(next, next.count() - 1);
        }
    }

    /**
     * A misère quotient constructed under a budget: as far as it was verified, final or partial.
     *
     * @param quotient the verified quotient
     * @param stopped why the construction ended early: the budget, a cancellation, or a limit of size; empty if it did
     *     not
     */
    public record QuotientSearch(MisereQuotient quotient, Optional<String> stopped) {

        /**
         * {@return the quotient of a heap game as far as it was verified}
         *
         * @param game the heap game
         * @param heaps the greatest heap to verify, unless the quotient becomes final earlier
         * @param effort meters the work
         */
        public static QuotientSearch of(HeapGame game, int heaps, Meter effort) {
            return grown(QuotientConstruction.of(game), heaps, effort);
        }

        /**
         * {@return the quotient of all components reachable from given positions, as far as it was verified}
         *
         * @param positions of any games without infinite play
         * @param effort meters the work
         * @throws StoppedException if the components cannot be listed within the budget
         */
        public static QuotientSearch of(Collection<? extends Position> positions, Meter effort) {
            return grown(QuotientConstruction.of(positions, effort), 0, effort);
        }

        /**
         * Continues a construction, which can be continued again afterwards.
         *
         * @param construction the construction to continue
         * @param heaps the greatest heap to verify
         * @param effort meters the work
         * @return the quotient as far as it was verified
         */
        public static QuotientSearch grown(QuotientConstruction construction, int heaps, Meter effort) {
            try {
                MisereQuotient quotient = construction.grow(heaps, effort);
                return new QuotientSearch(quotient, construction.obstacle());
            } catch (StoppedException stopped) {
                return new QuotientSearch(
                        construction.quotient(),
                        Optional.of("stopped after " + stopped.cost() + ": " + stopped.detail()));
            }
        }
    }

    /** Returns the quotient so far. */
    @Override
    public String toString() {
        return "construction of a quotient: " + quotient();
    }
}
