package org.impartial.core.contract.shelf;

import static org.impartial.core.contract.report.Clause.CLAIM_OUTCOMES;
import static org.impartial.core.contract.report.Clause.CLAIM_PET;
import static org.impartial.core.contract.report.Clause.CLAIM_TESTED;
import static org.impartial.core.contract.report.Clause.CLAIM_VALUES;
import static org.impartial.core.contract.shelf.Told.KAYLES;
import static org.impartial.core.contract.shelf.Told.NIM;
import static org.impartial.core.contract.shelf.Told.TALE;
import static org.impartial.core.game.Convention.MISERE;
import static org.impartial.core.game.Convention.NORMAL;

import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.contract.report.Clause;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Options;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;

/** Wrong claims about values, outcomes and pet games, and claims that cannot be tested. */
final class WrongClaims {

    private WrongClaims() {}

    static List<Wrong> all() {
        return List.of(
                wrongClaim(CLAIM_VALUES, "one value is wrong", NIM, Claim.values(TALE, n -> n == 40 ? 41 : n)),
                wrongClaim(
                        CLAIM_VALUES,
                        "a wrong conjecture",
                        NIM,
                        Claim.values(Basis.conjectured("all are cold", "Nobody"), n -> 0)),
                wrongClaim(CLAIM_VALUES, "a claim that throws", NIM, Claim.values(TALE, n -> 5 / (n - 5) > n ? 0 : n)),
                Wrong.game(CLAIM_VALUES, new Round()),
                wrongClaim(
                        CLAIM_OUTCOMES,
                        "a wrong outcome",
                        KAYLES,
                        Claim.outcomes(TALE, NORMAL, n -> n == 0 || n == 25)),
                wrongClaim(CLAIM_OUTCOMES, "normal play as misère", KAYLES, Claim.outcomes(TALE, MISERE, n -> n == 0)),
                Wrong.game(CLAIM_PET, new GrundysGame()),
                wrongClaim(CLAIM_PET, "rows of apples", WrongClaims::rows, Claim.pet(TALE)),
                wrongClaim(CLAIM_PET, "kayles as tame", KAYLES, new Claim.Tame<>(TALE, n -> true)),
                wrongClaim(CLAIM_VALUES, "wrong from 1000 on", NIM, Claim.values(TALE, n -> n < 1000 ? n : n - 1)),
                wrongClaim(
                        CLAIM_OUTCOMES, "wrong at 2000", NIM, Claim.outcomes(TALE, NORMAL, n -> n == 0 || n == 2000)),
                wrongClaim(
                        CLAIM_TESTED,
                        "a claim about no heap",
                        NIM,
                        new Claim.Values<>(TALE, n -> n > 1_000_000, n -> n)),
                Wrong.game(CLAIM_TESTED, new Untellable()));
    }

    /** Every row has the values of a Nim heap, but a row of 5 leads to two rows of 2, whose values are (0,0). */
    private static void rows(int row, HeapOptions out) {
        for (int left = 0; left < row; left++) {
            for (int right = left; left + right < row; right++) {
                out.to(left, right);
            }
        }
    }

    private static Wrong wrongClaim(Clause clause, String name, HeapGame rule, Claim<Long> claim) {
        return Wrong.game(clause, new Told(name, rule, List.of(claim)));
    }

    /** Grundy's game on heaps to 20 with the claim that it is pet: the first heap that is not pet is 13. */
    private record GrundysGame() implements HeapGame {
        @Override
        public void options(int heap, HeapOptions out) {
            Told.GRUNDY.options(heap, out);
        }

        @Override
        public Stream<Long> smallStates() {
            return LongStream.rangeClosed(0, 20).boxed();
        }

        @Override
        public List<Claim<Long>> claims() {
            return List.of(Claim.pet(TALE));
        }
    }

    /** A token that moves round for ever, with the claim that it has a value. */
    private record Round() implements ImpartialGame<Integer> {
        @Override
        public void options(Integer place, Options<Integer> out) {
            out.to((place + 1) % 3);
        }

        @Override
        public Stream<Integer> smallStates() {
            return Stream.of(0);
        }

        @Override
        public boolean loopy() {
            return true;
        }

        @Override
        public List<Claim<Integer>> claims() {
            return List.of(Claim.values(TALE, place -> 0));
        }
    }

    /** A game whose claims throw. */
    private record Untellable() implements HeapGame {
        @Override
        public void options(int heap, HeapOptions out) {}

        @Override
        public List<Claim<Long>> claims() {
            throw new IllegalArgumentException("no claims today");
        }
    }
}
