package org.impartial.discover;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Unusual rules, which must lead neither to a wrong theorem nor to an internal error. */
class OddRulesTest {
    private static Discovery of(String moves, String domain) {
        return Discovery.of(HeapRules.parse(moves).domain(domain)).within(Duration.ofSeconds(20));
    }

    private static Theorem proved(Discovery discovery) {
        Discovered<Theorem> found = discovery.run();
        Theorem theorem = found.theorem().orElseThrow(() -> new AssertionError(found.reason()));
        assertTrue(theorem.certificate().check(Meter.unlimited()).accepted(), theorem.toString());
        return theorem;
    }

    /** The relation of an impossible move has no letters; those of the numeration are examined nevertheless. */
    @ParameterizedTest
    @ValueSource(strings = {"base 3", "base 4", "ostrowski 2", "base 2", "zeckendorf", "tribonacci"})
    void aLonePositionIsTerminal(String numeration) {
        for (int n : new int[] {0, 1, 2, 8, 26, 80, 242, 1000}) {
            Theorem theorem = proved(of("x'<x", "x=" + n).in(numeration));
            assertTrue(theorem.isP(n), numeration + " " + n);
        }
    }

    @Test
    void withoutMovesAllIsTerminal() {
        Theorem normal = proved(of("x'<x & x'>x", ""));
        assertTrue(normal.isP(7));
        assertEquals(List.of(), normal.measures());
        assertFalse(proved(of("x'<x & x'>x", "").misere()).isP(7));
        assertEquals(0, proved(of("x'<x & x'>x", "").values()).value(5).orElseThrow());
    }

    @Test
    void withoutPositionsNothingIsClaimed() {
        Theorem theorem = proved(of("x'<x", "x<x"));
        assertThrows(NotationException.class, () -> theorem.isP(0));
        assertEquals(List.of(), theorem.first(5));
        assertTrue(proved(of("x'<x", "x<3 & x>5").misere()).first(5).isEmpty());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '#',
            value = {
                "x'<=x # (0) -> (0)",
                "x'=x & y'=y # (0,0) -> (0,0)",
                "x'=y & y'=x & x!=y # ->",
                "x'+1=x; x'=x+1 # ->",
                "x'=x+1 # it was not proved that play ends",
                "x'<x & y'>=y; y'<y # infinitely many",
                "x'>=0 # repeat",
            })
    void rulesWithoutEndAreRefused(String moves, String reason) {
        Discovered<Theorem> found = of(moves, "").run();
        assertFalse(found.proved());
        assertTrue(found.reason().contains(reason), found.reason());
    }

    @Test
    void hugeConstantsEndHonestly() {
        Discovered<Theorem> far =
                of("x'+1000000000000=x", "").within(Duration.ofMillis(300)).run();
        assertTrue(far.proved() || far.reason().contains("no proof within"), far.reason());
        Discovered<Theorem> wide = of("x'<x & y'<=y+1099511627775; y'<y", "")
                .within(Duration.ofMillis(300))
                .run();
        assertTrue(wide.proved() || wide.reason().contains("no proof within"), wide.reason());
        assertTrue(proved(of("x'+10=x", "")).isP(9));
        assertFalse(proved(of("x'+10=x", "")).isP(19));
        assertTrue(proved(of("x'<x & x+1000000000000>=0", "")).isP(0));
    }

    @Test
    void quantifiersAreNested() {
        assertTrue(proved(of("x'<x & (A s: E t: t>=s & t<=s+x)", "")).isP(0));
        assertTrue(proved(of("E t: E u: t=2u & u>=1 & x'+t=x", "")).isP(1));
        assertTrue(proved(of("E t,t: t>=1 & x'+t=x & t<=2", "")).isP(3));
        assertTrue(of("E x: x<=3 & x'<x", "").run().reason().contains("repeat"));
    }

    /** Brute force tries heaps up to an estimated bound, and these options are beyond it. */
    @ParameterizedTest
    @ValueSource(strings = {"t=x+9 & x'=9t", "t=x+20 & x'=7t", "t=100x+100 & x'=t"})
    void optionsMayBeMuchLarger(String move) {
        Theorem theorem = proved(of("x<5 & (E t: " + move + ")", ""));
        assertFalse(theorem.isP(0));
        assertTrue(theorem.isP(5));
    }

    @Test
    void aBoundVariableHidesAHeap() {
        // Inside the quantifier x is another number; the heap x may go down by 1 or 2.
        Theorem theorem = proved(of("x'<x & (E x: x>=1 & x<=2 & y+x=y'+x+x) ; x'+1=x", ""));
        assertEquals(List.of("x", "y"), theorem.heaps());
    }

    @Test
    void negationIsOverTheNaturals() {
        Theorem theorem = proved(of("x'<x & ~(x'+2<x)", ""));
        assertTrue(theorem.isP(3));
        assertFalse(theorem.isP(4));
        assertTrue(proved(of("x'<x & ~(~(x=x'+1) & ~(x=x'+2))", "")).isP(6));
        assertTrue(proved(of("x'<x & ~$odious(x'-x)", "")).isP(0));
    }

    @Test
    void heapsMayHaveAnyName() {
        assertEquals(
                List.of("E", "heap_2", "ξ"),
                proved(of("E'<E; heap_2'<heap_2; ξ'<ξ", "")).heaps());
        Theorem values = proved(of("n'<n; m'<m", "").values());
        assertEquals(List.of("m", "n", "k"), values.heaps());
        assertEquals(6, values.value(5, 3).orElseThrow());
        assertTrue(of("n'+1=n; n'+2=n", "").values().judge("E t: n=3t+m & m<3").proved());
        assertEquals(
                "G(n) = n mod 3",
                proved(of("n'+1=n; n'+2=n", "").values().in("base 3")).statement());
    }

    @Test
    void fourHeapsWithValues() {
        assertEquals(
                14,
                proved(of("a'<a; b'<b; c'<c; d'<d", "").values())
                        .value(1, 2, 4, 9)
                        .orElseThrow());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '#',
            value = {
                "'' # column 1",
                "x'<x; # column 6",
                "x'<x &  # column 7",
                "x'<<x # column 4",
                "x'<x) # column 5",
                "(x'<x # column 6",
                "x'<x | | x'<1 # column 12: expected | after an absolute value",
                "1001x'<x # column 1: factors",
                "1000(1000(1000(1000x')))<x # column 1",
                "$odious(1000(1000x'))  # column 9",
                "x'<9999999999999 # column 1: factors",
                "x'<99999999999999 # column 4",
                "E : x'<x # column 3",
                "E t x'<x # column 5",
                "$odious x' # column 9",
                "x'=y''  # only in rules of one heap",
                "x < 3 # no heap",
                "$nothing(x') # there is no set $nothing",
                "$odious(x',x) # takes 1 number",
                "x*y<x' # column 2",
            })
    void whatCannotBeReadIsSaidWhere(String moves, String message) {
        NotationException thrown = assertThrows(NotationException.class, () -> HeapRules.parse(moves));
        assertTrue(String.valueOf(thrown.getMessage()).contains(message), thrown.getMessage());
    }

    @Test
    void tooManyHeapsAreRefused() {
        assertThrows(NotationException.class, () -> HeapRules.parse("a'<a;b'<b;c'<c;d'<d;e'<e;f'<f;g'<g;h'<h"));
        Discovered<Theorem> seven = of("a'<a;b'<b;c'<c;d'<d;e'<e;f'<f;g'<g", "c=0 & d=0 & e=0 & f=0 & g=0")
                .run();
        assertTrue(seven.proved(), seven.reason());
    }

    @Test
    void deepNestingIsRefused() {
        assertThrows(NotationException.class, () -> HeapRules.parse("(".repeat(3000) + "x'<x" + ")".repeat(3000)));
        assertThrows(NotationException.class, () -> HeapRules.parse("~".repeat(3000) + "x'<x"));
        assertThrows(NotationException.class, () -> HeapRules.parse("x'<x & ".repeat(3000) + "x'<x"));
        String many = "x'<x" + " & x'<x".repeat(500);
        assertTrue(proved(of(many, "")).isP(0));
    }
}
