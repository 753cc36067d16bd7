package org.impartial.discover;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.notation.NotationException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class DiscoveryTest {
    private static Theorem wythoff() {
        return Discovery.of(HeapRules.parse(Catalogue.WYTHOFF)).run().theorem().orElseThrow();
    }

    @Test
    void findsTheNumerationByItself() {
        Theorem theorem = wythoff();
        assertEquals("zeckendorf", theorem.numeration());
        assertEquals(8, theorem.states());
        assertEquals(44, theorem.questions());
        assertEquals(15, theorem.largest());
        assertEquals(List.of("x", "y"), theorem.measures());
        assertTrue(theorem.statement().contains("even number of zeros"), theorem.statement());
    }

    @Test
    void saysWhoWinsAnySize() {
        Theorem theorem = wythoff();
        assertTrue(theorem.isP(165580140, 267914295));
        assertFalse(theorem.isP(165580141, 267914295));
        BigInteger large = BigInteger.TEN.pow(40);
        List<BigInteger> reply = theorem.winningMoves(1, large, large).get(0);
        assertTrue(theorem.isP(reply.toArray(BigInteger[]::new)));
        assertEquals(List.of(), theorem.winningMoves(12, 20));
        assertEquals(2, theorem.winningMoves(5, 8).size());
    }

    @Test
    void namesKnownSets() {
        assertEquals("(x, y) is P if and only if x = y", statement("x'<x; y'<y", "zeckendorf"));
        assertEquals(
                "G(x) = x mod 3",
                Discovery.of(HeapRules.parse("x'+1=x; x'+2=x"))
                        .values()
                        .run()
                        .theorem()
                        .orElseThrow()
                        .statement());
        assertEquals(
                "(x, y, z) is P if and only if the XOR of x, z is 0",
                statement("x'<x; y'<y & y'+x'=y+x; z'<z & z'+y'=z+y"));
    }

    @Tag("thorough")
    @Test
    void namesTheSumOfThreeHeaps() {
        assertEquals("(x, y, z) is P if and only if the XOR of x, y, z is 0", statement("x'<x; y'<y; z'<z"));
    }

    private static String statement(String moves, String... numerations) {
        return Discovery.of(HeapRules.parse(moves))
                .in(numerations)
                .run()
                .theorem()
                .orElseThrow()
                .statement();
    }

    @Test
    void tellsValues() {
        Theorem theorem = Discovery.of(HeapRules.parse("x'+2=x; x'+5=x; x'+7=x"))
                .values()
                .run()
                .theorem()
                .orElseThrow();
        int[] grundy = new int[300];
        for (int heap = 0; heap < grundy.length; heap++) {
            java.util.BitSet seen = new java.util.BitSet();
            for (int taken : new int[] {2, 5, 7}) {
                if (taken <= heap) {
                    seen.set(grundy[heap - taken]);
                }
            }
            grundy[heap] = seen.nextClearBit(0);
            assertEquals(grundy[heap], theorem.value(heap).orElseThrow());
        }
    }

    @Test
    void triesPeriodsOfOneHeapFirst() {
        Theorem taken = proved("x'+1=x; x'+3=x; x'+4=x", true);
        assertEquals(new FoundPeriod(0, 7, 0), taken.period().orElseThrow());
        assertEquals(
                "G(x) = 3 if x mod 7 = 5, 2 if x mod 7 = 4 or 6, 1 if x mod 7 = 1 or 3, else 0", taken.statement());
        assertEquals(13, taken.states());
        assertEquals(new FoundPeriod(0, 1, 1), proved("x'<x", true).period().orElseThrow());
        Theorem late = proved("x'+2=x & x>=9; x'+1=x & x<9", false);
        assertEquals(new FoundPeriod(7, 4, 0), late.period().orElseThrow());
        assertEquals(
                "(x) is P if and only if x is one of 0, 2, 4, 6, or x leaves 0 or 1 modulo 4 and is 7 or more",
                late.statement());
        assertEquals(200, proved("x'+100=x", false).period().orElseThrow().period());
        assertTrue(proved("x'+1=x; x>=1 & 2x'<=x & x<=2x'+1", true).period().isEmpty());
        Theorem pairs = proved("x'<x & ~(E t: x=x'+2t+1)", true);
        assertEquals("G(x) = floor(x/2)", pairs.statement());
        assertEquals(new FoundPeriod(0, 2, 1), pairs.period().orElseThrow());
    }

    private static Theorem proved(String moves, boolean values) {
        Discovery discovery = Discovery.of(HeapRules.parse(moves));
        Discovered<Theorem> found = (values ? discovery.values() : discovery).run();
        return found.theorem().orElseThrow(() -> new AssertionError(found.reason()));
    }

    @Test
    void refusesRulesThatRepeat() {
        assertTrue(reason("x'<=x").contains("(0) -> (0)"));
        assertTrue(reason("x'=y & y'=x").contains("repeat"));
        String swap = reason("x'=y & y'=x & x<y; x'<x; y'+1=x & x'=y+1 & x>y");
        assertTrue(swap.contains("->"), swap);
    }

    @Test
    void refusesInfinitelyManyOptions() {
        assertTrue(reason("x'<x & y'>=y; y'<y").contains("infinitely many"));
    }

    @Test
    void acceptsMeasuresOtherThanSizes() {
        assertEquals(List.of("-x"), measures("x'>x & x'<=10"));
        assertEquals(List.of("x", "y"), measures("x'<x & y'<=2y+5; y'<y"));
        assertEquals(List.of("x + y"), measures("x'+y'+1=x; x'+y'+1=y"));
        assertEquals(List.of("x + y", "x"), measures("x'+1=x & y'=y+1; y'+2=y & x'=x+1"));
    }

    private static List<String> measures(String moves) {
        Discovered<Theorem> found = Discovery.of(HeapRules.parse(moves)).run();
        return found.theorem()
                .orElseThrow(() -> new AssertionError(found.reason()))
                .measures();
    }

    private static String reason(String moves) {
        Discovered<Theorem> found = Discovery.of(HeapRules.parse(moves)).run();
        assertFalse(found.proved());
        return found.reason();
    }

    @Test
    void endsHonestlyAtItsLimits() {
        Discovery base = Discovery.of(HeapRules.parse(Catalogue.WYTHOFF)).in("base 2");
        Discovered<Theorem> few = base.states(40).run();
        assertFalse(few.proved());
        assertTrue(few.reason().contains("no automaton of at most 40 states"), few.reason());
        Discovered<Theorem> soon =
                base.states(100_000).within(Duration.ofMillis(700)).run();
        assertFalse(soon.proved());
        assertTrue(soon.reason().contains("within the budget"), soon.reason());
    }

    @Test
    void stopsSoonWhenCancelled() {
        AtomicLong cancelled = new AtomicLong();
        Discovery endless = Discovery.of(HeapRules.parse(Catalogue.WYTHOFF))
                .in("base 2", "base 3")
                .states(100_000)
                .progress(line -> {
                    if (line.matches("base .: (\\d{3,}|[3-9]\\d) states.*")) {
                        cancelled.compareAndSet(0, System.nanoTime());
                    }
                })
                .cancelledBy(() -> cancelled.get() != 0);
        assertThrows(StoppedException.class, endless::run);
    }

    @Test
    void reportsProgress() {
        AtomicLong stages = new AtomicLong();
        Discovery.of(HeapRules.parse(Catalogue.WYTHOFF))
                .in("zeckendorf")
                .progress(line -> stages.addAndGet(line.startsWith("zeckendorf: ") ? 1 : 0))
                .run();
        assertTrue(stages.get() >= 3);
    }

    @Test
    void keepsTheLeastAutomaton() {
        Theorem mark = Discovery.of(HeapRules.parse("x'+1=x; x'+2=x"))
                .values()
                .in("base 2", "base 3")
                .run()
                .theorem()
                .orElseThrow();
        assertEquals("base 3", mark.numeration());
        assertEquals(4, mark.states());
    }

    @Test
    void takesNumerationsAsData() {
        Discovery game = Discovery.of(HeapRules.parse("x'<x; y'<y"));
        assertTrue(game.in("recurrence 1,0,1 from 1,2,3").run().proved());
        assertThrows(
                NotationException.class,
                () -> game.in("recurrence 1,3,1 from 1,3,7").run());
        assertThrows(NotationException.class, () -> game.in("base 17").run());
        assertThrows(NotationException.class, () -> game.in("roman").run());
    }

    @Test
    void takesSetsOfOnesOwn() {
        int[] even = {0, 1, 0, 1};
        HeapRules rules = Catalogue.withSet("odd", "base 2", 1, even, new boolean[] {false, true}, "$odd(x-x')", "");
        Theorem theorem = Discovery.of(rules).run().theorem().orElseThrow();
        assertEquals("(x) is P if and only if x is a multiple of 2", theorem.statement());
    }

    @Test
    void refusesWhatIsNoPosition() {
        Theorem theorem = Discovery.of(HeapRules.parse("x'<x; y'<y").domain("x<=y"))
                .run()
                .theorem()
                .orElseThrow();
        assertThrows(NotationException.class, () -> theorem.isP(3, 2));
        assertThrows(NotationException.class, () -> theorem.isP(-1, 2));
        assertThrows(NotationException.class, () -> theorem.isP(2));
    }
}
