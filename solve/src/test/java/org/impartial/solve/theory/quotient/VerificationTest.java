package org.impartial.solve.theory.quotient;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.solve.ByDefinition;
import org.impartial.solve.theory.atom.Atoms;
import org.impartial.solve.theory.atom.HeapAtoms;
import org.impartial.solve.theory.quotient.MisereQuotient.PhiPeriod;
import org.junit.jupiter.api.Test;

/** Deliberately wrong quotients: the verification must name the failure. */
class VerificationTest {
    private static final Code KAYLES = Code.of("0.77");
    private static final Atoms ATOMS = new HeapAtoms(KAYLES);

    /** The quotient of heaps up to 8 was verified; from 9 on it is wrong for every image of heap 9. */
    @Test
    void heapNineNeedsAGenerator() {
        Pretending eight = pretending(8);
        ByDefinition<List<Integer>> brute = ByDefinition.heaps(Convention.MISERE, KAYLES);
        for (int x = 0; x < eight.monoid().order(); x++) {
            Pretending wrong = eight.extended(x);
            int[] failure = failure(wrong).orElseThrow();
            assertTrue(isWrong(wrong, position(failure), brute), () -> Arrays.toString(failure));
            assertTrue(quotient(wrong).verify().isPresent());
        }
    }

    @Test
    void everyWrongImageOfOneHeapIsFoundWithAWrongSumAsWitness() {
        Pretending right = pretending(30);
        ByDefinition<List<Integer>> brute = ByDefinition.heaps(Convention.MISERE, KAYLES);
        int[] heaps = {3, 6, 8, 14};
        for (int heap : heaps) {
            for (int x = 0; x < right.monoid().order(); x++) {
                int[] images = right.images();
                images[heap] = x;
                Pretending changed = new Pretending(right.atoms(), right.monoid(), images);
                Optional<int[]> failure = failure(changed);
                assertEquals(x != right.of(heap), failure.isPresent());
                assertEquals(failure.isPresent(), quotient(changed).verify().isPresent());
                if (failure.isPresent() && Arrays.stream(failure.get()).sum() <= 40) {
                    assertTrue(isWrong(changed, position(failure.get()), brute));
                }
            }
        }
    }

    @Test
    void wrongProductsAreFound() {
        Pretending right = pretending(30);
        int order = right.monoid().order();
        for (int place = order + 1; place < order * order; place += 17) {
            int[] products = products(right.monoid());
            products[place] = (products[place] + 1) % order;
            BipartiteMonoid wrong = new BipartiteMonoid(
                    products, portion(right.monoid()), parents(right.monoid()), greatest(right.monoid()));
            assertTrue(new MisereQuotient(ATOMS, wrong, right.images(), Optional.empty())
                    .verify()
                    .isPresent());
        }
    }

    @Test
    void wrongPortionsAreFound() {
        Pretending right = pretending(30);
        for (int x = 0; x < right.monoid().order(); x++) {
            long[] portion = portion(right.monoid());
            portion[0] ^= 1L << x;
            BipartiteMonoid wrong = new BipartiteMonoid(
                    products(right.monoid()), portion, parents(right.monoid()), greatest(right.monoid()));
            assertTrue(new MisereQuotient(ATOMS, wrong, right.images(), Optional.empty())
                    .verify()
                    .isPresent());
        }
    }

    @Test
    void wrongCertificatesAreFound() {
        MisereQuotient kayles = MisereQuotient.of(KAYLES, 200);
        Pretending all = pretending(kayles.verified());
        PhiPeriod right = kayles.period().orElseThrow();
        assertEquals(Optional.empty(), certified(all, right));
        assertTrue(certified(all, new PhiPeriod(70, 12, right.seen(), 2, 2)).isPresent());
        assertTrue(certified(all, new PhiPeriod(71, 6, right.seen(), 2, 2)).isPresent());
        assertTrue(certified(pretending(80), right).isPresent());
    }

    private static Optional<String> certified(Pretending pretending, PhiPeriod period) {
        return new MisereQuotient(ATOMS, pretending.monoid(), pretending.images(), Optional.of(period)).verify();
    }

    private static Pretending pretending(int heaps) {
        QuotientConstruction construction = QuotientConstruction.of(KAYLES);
        construction.grow(heaps, Meter.unlimited());
        return construction.verified;
    }

    private static Optional<int[]> failure(Pretending pretending) {
        Frontier frontier = new Frontier(pretending);
        frontier.verify(Meter.unlimited());
        return Optional.ofNullable(frontier.failure);
    }

    private static MisereQuotient quotient(Pretending pretending) {
        return new MisereQuotient(ATOMS, pretending.monoid(), pretending.images(), Optional.empty());
    }

    /** Returns whether brute force contradicts a monoid on a sum or on one of its options. */
    private static boolean isWrong(Pretending pretending, Position witness, ByDefinition<List<Integer>> brute) {
        return contradicts(pretending, witness, brute)
                || witness.moves().stream().anyMatch(move -> contradicts(pretending, move.result(), brute));
    }

    private static boolean contradicts(Pretending pretending, Position sum, ByDefinition<List<Integer>> brute) {
        int[] heaps = sum.components().stream()
                .mapToInt(c -> ((Long) c.state()).intValue())
                .toArray();
        int x = 0;
        for (int heap : heaps) {
            x = pretending.add(x, pretending.of(heap));
        }
        boolean p = brute.outcome(ByDefinition.sum(heaps)) == Outcome.P;
        return p != pretending.monoid().inPortion(x);
    }

    private static int[] products(BipartiteMonoid monoid) {
        int[] products = new int[monoid.order() * monoid.order()];
        for (int i = 0; i < products.length; i++) {
            products[i] = monoid.times(i / monoid.order(), i % monoid.order());
        }
        return products;
    }

    private static long[] portion(BipartiteMonoid monoid) {
        return monoid.partners(0).clone();
    }

    private static int[] parents(BipartiteMonoid monoid) {
        return IntStream.range(0, monoid.order()).map(monoid::parent).toArray();
    }

    private static int[] greatest(BipartiteMonoid monoid) {
        return IntStream.range(0, monoid.order())
                .map(x -> x == 0 ? -1 : monoid.word(x)[0])
                .toArray();
    }

    private static Position position(int[] word) {
        return Position.sum(
                Arrays.stream(word).<Component<?>>mapToObj(ATOMS::component).toList());
    }
}
