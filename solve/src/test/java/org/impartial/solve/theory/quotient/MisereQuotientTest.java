package org.impartial.solve.theory.quotient;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.solve.ByDefinition;
import org.impartial.solve.theory.quotient.MisereQuotient.Element;
import org.impartial.solve.theory.quotient.MisereQuotient.PhiPeriod;
import org.impartial.solve.theory.quotient.MisereQuotient.Presentation;
import org.junit.jupiter.api.Test;

class MisereQuotientTest {
    private static final Code KAYLES = Code.of("0.77");

    @Test
    void thePresentationOfKaylesIsThatOfTheLiterature() {
        Presentation presentation = MisereQuotient.of(KAYLES, 200).presentation();
        assertEquals(
                "<a,b,c,d,e,f,g | a^2=1, b^3=b, bc^2=b, c^3=c, bd=bc, cd=b^2, d^3=d, be=bc, ce=b^2, e^2=de, bf=ab,"
                        + " cf=ab^2c, d^2f=f, f^2=b^2, b^2g=g, c^2g=g, dg=cg, eg=cg, fg=ag, g^2=b^2>,"
                        + " P = {a, b^2, ac, ac^2, d, ad^2, e, ade, adf}",
                presentation.toString());
        assertEquals(
                List.of("0.77 1", "0.77 2", "0.77 5", "0.77 9", "0.77 12", "0.77 25", "0.77 27"),
                presentation.generators().stream()
                        .map(Presentation.Generator::component)
                        .toList());
    }

    @Test
    void theTableIsThatOfAMonoidWithTheseElements() {
        MisereQuotient quotient = MisereQuotient.of(Code.of("0.123"), 100);
        int[][] table = quotient.table();
        for (Element x : quotient.elements()) {
            for (Element y : quotient.elements()) {
                assertEquals(quotient.add(x, y).index(), table[x.index()][y.index()]);
            }
        }
        table[0][0] = 7;
        assertEquals(0, quotient.table()[0][0]);
    }

    @Test
    void aFinalQuotientAnswersForHeapsOfAnySize() {
        MisereQuotient quotient = MisereQuotient.of(KAYLES, 200);
        long huge = 12_000_000_000_000L + 100;
        assertEquals(quotient.phi(100), quotient.phi(huge));
        assertEquals(quotient.phi(100), quotient.of(KAYLES.at(huge)));
        assertEquals(Outcome.N, quotient.outcome(huge));
        assertEquals(Outcome.P, quotient.outcome(huge, 100));
    }

    @Test
    void aPartialQuotientAnswersAsFarAsItIsVerified() {
        MisereQuotient quotient = MisereQuotient.of(KAYLES, 50);
        assertFalse(quotient.isFinal());
        assertEquals(50, quotient.verified());
        assertEquals(Outcome.P, quotient.outcome(50, 50));
        String message =
                assertThrows(BeyondRangeException.class, () -> quotient.phi(51)).getMessage();
        assertTrue(message.contains("verified up to 50") && message.contains("51"), message);
        assertThrows(IllegalArgumentException.class, () -> quotient.phi(-1));
        assertTrue(quotient.toString().contains("partial, verified up to 50"));
    }

    @Test
    void componentsOfOtherGamesAreRefused() {
        MisereQuotient quotient = MisereQuotient.of(KAYLES, 10);
        Position other = Code.of("0.07").at(5);
        assertThrows(IllegalArgumentException.class, () -> quotient.of(other));
    }

    @Test
    void winningMovesAreThoseOfBruteForce() {
        MisereQuotient quotient = MisereQuotient.of(KAYLES, 200);
        ByDefinition<Position> brute = ByDefinition.of(Convention.MISERE);
        Partitions.upTo(11, 11, heaps -> {
            Position position = Position.sum(Arrays.stream(heaps)
                    .mapToObj(heap -> KAYLES.at((long) heap))
                    .toList());
            Set<Move> wanted = position.moves().stream()
                    .filter(move -> brute.outcome(move.result()) == Outcome.P)
                    .collect(Collectors.toSet());
            assertEquals(wanted, quotient.winningMoves(position).collect(Collectors.toSet()));
        });
    }

    @Test
    void aGameWithoutACodeIsNeverFinal() {
        HeapGame rule = HeapGame.of("take one or two", (heap, out) -> {
            for (int taken = 1; taken <= Math.min(2, heap); taken++) {
                out.to(heap - taken);
            }
        });
        MisereQuotient quotient = MisereQuotient.of(rule, 100);
        assertEquals(6, quotient.order());
        assertFalse(quotient.isFinal());
        assertTrue(MisereQuotient.of(Taking.of(1, 2), 100).isFinal());
    }

    @Test
    void anUnboundedSubtractionSetIsNeverFinal() {
        MisereQuotient nim = MisereQuotient.of(new Taking(SubtractionSet.all()), 16);
        assertEquals(34, nim.order());
        assertTrue(nim.tame());
        assertFalse(nim.isFinal());
    }

    @Test
    void hexadecimalCodesNeedALongerCertificate() {
        PhiPeriod period = MisereQuotient.of(Code.of("0.B1"), 100).period().orElseThrow();
        assertEquals(3, period.parts());
        assertEquals(3 * period.preperiod() + 2 * period.period() + 2 - 1, period.needed());
        assertTrue(period.seen() >= period.needed());
    }

    @Test
    void grundysGameHasPartialQuotients() {
        HeapGame game = HeapGame.of("grundy", (heap, out) -> {
            for (int a = 1; 2 * a < heap; a++) {
                out.to(a, heap - a);
            }
        });
        MisereQuotient quotient = MisereQuotient.of(game, 16);
        ByDefinition<List<Integer>> brute = ByDefinition.heaps(Convention.MISERE, game);
        assertFalse(quotient.isFinal());
        Partitions.upTo(
                24,
                16,
                heaps -> assertEquals(
                        brute.outcome(ByDefinition.sum(heaps)),
                        quotient.outcome(Arrays.stream(heaps).asLongStream().toArray())));
    }
}
