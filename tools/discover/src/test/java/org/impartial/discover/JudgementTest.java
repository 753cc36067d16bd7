package org.impartial.discover;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import org.impartial.core.notation.NotationException;
import org.junit.jupiter.api.Test;

/** True conjectures are proved, classic errors are refuted at their least counterexample. */
class JudgementTest {
    private static final String MOORE = "x'<x; y'<y; z'<z; x'<x & y'<y; x'<x & z'<z; y'<y & z'<z";

    private static void refuted(Discovery game, String condition, long... at) {
        Judgement judgement = game.judge(condition);
        assertFalse(judgement.proved());
        assertEquals(
                List.of(java.util.Arrays.stream(at)
                        .mapToObj(BigInteger::valueOf)
                        .toArray()),
                judgement.counterexample().orElseThrow());
    }

    private static Discovery game(String moves) {
        return Discovery.of(HeapRules.parse(moves));
    }

    @Test
    void provesWhatIsTrue() {
        assertTrue(game("x'<x; y'<y").judge("x=y").proved());
        assertTrue(game("x'+1=x; x'+2=x").judge("E t: x=3t").proved());
        assertTrue(game("x'+1=x; x'+2=x").values().judge("n<3 & E t: x=3t+n").proved());
        assertTrue(game("x'<x; y'<y").misere().judge("(x=y & x>=2) | (x+y=1)").proved());
    }

    @Test
    void refutesWythoffByAWrongConstant() {
        refuted(game(Catalogue.WYTHOFF), "x=y", 1, 1);
        refuted(game(Catalogue.WYTHOFF), "(E t: x=3t & y=5t) | (E t: y=3t & x=5t)", 2, 1);
        refuted(game(Catalogue.WYTHOFF), "(x=0 & y=0) | (x=1 & y=2) | (x=2 & y=1) | (x=3 & y=5) | (x=5 & y=3)", 7, 4);
    }

    @Test
    void refutesMooreByXor() {
        refuted(game(MOORE), "x=y & z=0", 1, 1, 0);
        HeapRules xor = withXor(MOORE, "");
        refuted(Discovery.of(xor), "$xor(x,y,z)", 1, 1, 0);
    }

    private static HeapRules withXor(String moves, String domain) {
        int[] next = new int[16];
        for (int letter = 0; letter < 8; letter++) {
            next[letter] = Integer.bitCount(letter) % 2;
            next[8 + letter] = 1;
        }
        return Catalogue.withSet("xor", "base 2", 3, next, new boolean[] {true, false}, moves, domain);
    }

    @Test
    void refutesTheChocolateBarForOddK() {
        String cut = "y'<y & ((3z<=y' & z'=z) | (3z>y' & 3z'<=y' & y'<=3z'+2))";
        HeapRules bar = withXor("x'<x; z'<z; " + cut, "3z<=y");
        Judgement judgement = Discovery.of(bar).judge("$xor(x,y,z)");
        assertTrue(judgement.refuted(), judgement.reason());
        HeapRules even = withXor("x'<x; z'<z; y'<y & ((2z<=y' & z'=z) | (2z>y' & 2z'<=y' & y'<=2z'+1))", "2z<=y");
        assertTrue(Discovery.of(even).judge("$xor(x,y,z)").proved());
    }

    @Test
    void saysWhatFails() {
        assertTrue(game("x'<x").judge("x<=1").reason().contains("so is its option"));
        assertTrue(game("x'<x").judge("x=1").reason().contains("none of its options"));
        assertTrue(game("x'<x").misere().judge("x=0").reason().contains("has ended"));
    }

    @Test
    void readsConjecturesCarefully() {
        assertThrows(NotationException.class, () -> game("x'<x").judge("x=z"));
        assertThrows(NotationException.class, () -> game("x'<x").judge("x="));
        assertThrows(NotationException.class, () -> game("x'<x").judge("$nothing(x)"));
        assertFalse(game("x'<=x").judge("x=0").proved());
    }
}
