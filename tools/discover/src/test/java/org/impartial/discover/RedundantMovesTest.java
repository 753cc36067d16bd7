package org.impartial.discover;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.NotationException;
import org.impartial.proof.Certificates;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves that may be added or omitted. */
class RedundantMovesTest {
    private static final Duration LIMIT = Duration.ofMinutes(1);

    private static Theorem theorem(String rules) {
        boolean misere = rules.startsWith("M:");
        String text = rules.replaceFirst("^M:", "");
        Discovery discovery = Discovery.of(KnownGames.find(text).orElseGet(() -> HeapRules.parse(text)));
        return (misere ? discovery.misere() : discovery).run().theorem().orElseThrow();
    }

    @Test
    void theVectorsOfWythoff() {
        RedundantMoves moves = RedundantMoves.of(theorem("wythoff"), LIMIT);
        StringBuilder found = new StringBuilder();
        for (int i = 1; i <= 4; i++) {
            for (int j = i + 1; j <= 12; j++) {
                found.append(moves.contains(i, j) ? "(" + i + "," + j + ") " : "");
                assertEquals(moves.contains(i, j), moves.contains(j, i));
            }
        }
        assertEquals(
                "(1,3) (1,5) (1,6) (1,8) (1,10) (1,11) (2,4) (2,5) (2,7) (2,8) (2,9) (2,10) (2,12) (3,4) (3,6) (3,7)"
                        + " (3,8) (3,9) (3,11) (3,12) (4,5) (4,8) (4,10) (4,11) ",
                found.toString());
        assertEquals(27, moves.states());
        assertEquals(List.of(List.of(0, 1, 2)), moves.leastKinds());
        assertEquals(List.of("only from a largest heap"), moves.restrictions());
        assertTrue(moves.invariant() && moves.addedTogether());
    }

    /** The vectors are compared with the differences of members on a box, for each sign. */
    @ParameterizedTest
    @ValueSource(strings = {"x'<x; y'<y"})
    void vectorsAreThoseByWhichNoMembersDiffer(String rules) {
        Theorem theorem = theorem(rules);
        RedundantMoves moves = RedundantMoves.of(theorem, LIMIT);
        int most = Boolean.getBoolean("impartial.thorough") ? 6 : 4;
        for (int i = 0; i <= most; i++) {
            for (int j = -most; j <= most; j++) {
                if (i > 0 || j > 0) {
                    assertEquals(!differ(theorem, i, j), moves.contains(i, j), rules + " by " + i + "," + j);
                }
            }
        }
        assertTrue(moves.certificate().check(Meter.unlimited()).accepted());
    }

    @Tag("thorough")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "M:x'<x; y'<y",
                "delete-nim",
                "wythoff",
                "M:wythoff",
                "d-wythoff[d=2]",
                "cyclic-nimhoff[h=3]",
                "M:cyclic-nimhoff[h=3]"
            })
    void moreVectorsAreThoseByWhichNoMembersDiffer(String rules) {
        vectorsAreThoseByWhichNoMembersDiffer(rules);
    }

    private static boolean differ(Theorem theorem, int i, int j) {
        for (int x = 0; x < 80; x++) {
            for (int y = Math.max(0, -j); y < 80; y++) {
                if (theorem.isP(x, y) && theorem.isP(x + i, y + j)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Test
    void superfluousKindsAreFound() {
        assertEquals(
                List.of(List.of(0, 1)),
                RedundantMoves.of(theorem("x'<x; y'<y; x'+1=x & y'+2=y"), LIMIT).leastKinds());
        assertEquals(
                List.of(List.of(0, 2), List.of(1, 2)),
                RedundantMoves.of(theorem("x'<x; x'<x & x'<=x; y'<y"), LIMIT).leastKinds());
    }

    /** Only the first of 33 equal kinds is kept; all of them are tried. */
    @Test
    void superfluousKindsOfManyAreFound() {
        String same = "x'+1=x" + "; x'+1=x".repeat(32);
        assertEquals(
                List.of(List.of(0)), RedundantMoves.of(theorem(same), LIMIT).leastKinds());
        String different = IntStream.rangeClosed(1, 32)
                .mapToObj(taken -> "x'+" + taken + "=x")
                .collect(Collectors.joining("; "));
        assertEquals(
                List.of(IntStream.range(0, 32).boxed().toList()),
                RedundantMoves.of(theorem(different), LIMIT).leastKinds());
    }

    /** The restriction and the extension of [Ho 2012]. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "x'<x & x>=y; y'<y & y>=x; x'<x & y'<y & x+y'=x'+y | true",
                "x'<x; y'<y; x'<x & y'<y & x+y'=x'+y; x'<x & y'<y & x<=y & x'+y<x+y'; x'<x & y'<y & y<=x & x+y'<x'+y | true",
                "x'<x; y'<y; x'<x & y'<y & x+y'=x'+y; x'+1=x & y'+2=y | false",
                "x'<x; y'<y | false",
            })
    void otherRulesMayHaveTheSameSet(String rules, boolean same) {
        Judgement judgement = theorem("wythoff").judge(HeapRules.parse(rules), LIMIT);
        assertEquals(same, judgement.proved(), judgement.reason());
        assertEquals(!same, judgement.refuted(), judgement.reason());
    }

    @Test
    void rulesOfOtherHeapsOrWithoutEndAreRefused() {
        Theorem wythoff = theorem("wythoff");
        HeapRules others = HeapRules.parse("a'<a; b'<b");
        assertThrows(NotationException.class, () -> wythoff.judge(others, LIMIT));
        Judgement endless = wythoff.judge(HeapRules.parse("x'=x+1; y'<y; x'+1=x"), LIMIT);
        assertFalse(endless.proved() || endless.refuted(), endless.reason());
    }

    /** The new move starts from an end of play, or lets play repeat. */
    @Test
    void aVectorByWhichNoMembersDifferMayChangeTheSet() {
        String rules = "x'<x & x'+y>=x; y'<y & y'+x>=y; x'<x & y'<y";
        Theorem misere = theorem("M:" + rules);
        RedundantMoves moves = RedundantMoves.of(misere, LIMIT);
        assertTrue(moves.contains(1, 0));
        assertFalse(moves.addedTogether());
        assertTrue(misere.judge(HeapRules.parse(rules + "; x'+1=x"), LIMIT).refuted());
        HeapRules growing = HeapRules.parse("x'=x+1").domain("x<=10");
        Theorem parity = Discovery.of(growing).run().theorem().orElseThrow();
        RedundantMoves back = RedundantMoves.of(parity, LIMIT);
        assertTrue(back.contains(1));
        assertFalse(back.addedTogether());
        HeapRules repeating = HeapRules.parse("x'=x+1; x'+1=x").domain("x<=10");
        assertFalse(parity.judge(repeating, LIMIT).proved());
    }

    @Test
    void someSetsBelongToNoInvariantGame() {
        RedundantMoves moves = RedundantMoves.of(theorem("x'<x & 2x'>=x; y'<y & 2y'>=y; x'<x & y'<y"), LIMIT);
        assertFalse(moves.invariant());
        assertEquals(
                List.of(BigInteger.TWO, BigInteger.ZERO), moves.notInvariantAt().orElseThrow());
        assertFalse(moves.theorem().isP(2, 0));
        assertTrue(moves.theorem().isP(1, 0) && !moves.contains(1, 0));
        assertTrue(moves.theorem().isP(0, 0) && !moves.contains(2, 0));
    }

    @Test
    void aChangedTableOfVectorsIsRefused() throws IOException {
        StringBuilder text = new StringBuilder();
        Certificates.write(RedundantMoves.of(theorem("M:x'<x; y'<y"), LIMIT).certificate(), text);
        List<String> lines = text.toString().lines().toList();
        int changes = 0;
        for (int line = 1; line < lines.size(); line++) {
            if (lines.get(line).startsWith("M ")) {
                String[] words = lines.get(line).split(" ");
                words[2] = words[2].equals("1") ? "0" : "1";
                List<String> changed = new ArrayList<>(lines);
                changed.set(line, String.join(" ", words));
                var verdict = Certificates.read(new StringReader(String.join("\n", changed) + "\n"))
                        .check(Meter.unlimited());
                assertFalse(verdict.accepted(), lines.get(line));
                changes++;
            }
        }
        assertEquals(7, changes);
    }
}
