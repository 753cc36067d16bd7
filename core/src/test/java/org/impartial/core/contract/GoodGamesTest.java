package org.impartial.core.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.impartial.core.contract.shelf.Rook;
import org.impartial.core.contract.shelf.SlowEngine;
import org.impartial.core.contract.shelf.Told;
import org.impartial.core.contract.shelf.TwoOrThree;
import org.impartial.core.game.Basis;
import org.impartial.core.game.BreakingCode;
import org.impartial.core.game.Capability.Levelled;
import org.impartial.core.game.Capability.Packable;
import org.impartial.core.game.Capability.Predecessors;
import org.impartial.core.game.Capability.RankedGame;
import org.impartial.core.game.Capability.Separable;
import org.impartial.core.game.Capability.Sized;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.FiniteGraph;
import org.impartial.core.game.HeapGame;
import org.impartial.core.game.HeapGame.HeapCode;
import org.impartial.core.game.HeapOptions;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.LineMoves;
import org.impartial.core.game.Options;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.PackedGame;
import org.impartial.core.game.PackedOptions;
import org.impartial.core.game.Position;
import org.impartial.core.game.SubtractionSet;
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.Params;
import org.impartial.core.library.PositionFormat.HeapFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Right games keep the contract, and so does a right engine on them. */
class GoodGamesTest {
    private static final Basis PROVED = Basis.proved("known", "WW");

    static List<ImpartialGame<?>> games() {
        return List.of(
                new Told(
                        "nim",
                        Told.NIM,
                        List.of(
                                Claim.values(PROVED, n -> n),
                                Claim.outcomes(PROVED, Convention.NORMAL, n -> n == 0),
                                Claim.outcomes(PROVED, Convention.MISERE, n -> n == 1),
                                Claim.pet(PROVED),
                                new Claim.Periodic<>(PROVED, 0, 1, 1))),
                new Told("kayles", Told.KAYLES, List.of(new Claim.Periodic<>(PROVED, 71, 12, 0))),
                new TwoOrThree("all replies", Convention.NORMAL, true, TwoOrThree::withValue),
                new TwoOrThree(
                        "one reply",
                        Convention.NORMAL,
                        false,
                        (n, v) -> TwoOrThree.withValue(n, v).limit(1)),
                new TwoOrThree(
                        "misère replies",
                        Convention.MISERE,
                        true,
                        (n, v) -> TwoOrThree.options(n).filter(left -> left % 5 == 2 || left % 5 == 3)),
                new Coded(),
                new Rook("rook", LineMoves.rook()),
                new Referring(),
                new Taking(),
                new Necklace(),
                new Offering(),
                FiniteGraph.of(6, List.of(List.of(1, 0), List.of(2, 0), List.of(2, 1), List.of(5, 4), List.of(5, 2))),
                FiniteGraph.of(5, List.of(List.of(0, 1), List.of(1, 0), List.of(0, 2), List.of(3, 3), List.of(4, 3))),
                new Loop());
    }

    @ParameterizedTest
    @MethodSource("games")
    void keepsTheContract(ImpartialGame<?> game) {
        ContractReport report =
                GameContract.of(game).engine(new SlowEngine()).check().orThrow();

        assertTrue(report.passed());
        assertEquals(game.claims().size(), report.claims().size());
        report.claims().forEach(claim -> assertTrue(claim.tested() > 2, claim::toString));
        assertTrue(report.text().contains("keeps the contract"));
    }

    @Test
    void everyClauseIsRunForSomeGoodGame() {
        Set<Clause> run = EnumSet.noneOf(Clause.class);
        games().forEach(game -> run.addAll(
                GameContract.of(game).engine(new SlowEngine()).check().clauses()));
        assertEquals(EnumSet.allOf(Clause.class), run);
    }

    @Test
    void countsTheStatesItReaches() {
        assertEquals(41, GameContract.check(new Coded()).states());
        assertEquals(12, GameContract.check(new Necklace()).states());
    }

    @Test
    void aRulesetIsCheckedGameByGame() {
        ContractReport report = GameContract.check(new HeapFormat(List.of(new Taking(), new Coded()), false))
                .orThrow();
        assertEquals(82, report.states());
    }

    @Test
    void aFamilyIsCheckedSampleBySample() {
        GameCard card =
                GameCard.of("take-one", "Take one").optional("m", "nothing").example("take-one 3");
        GameFamily family =
                GameFamily.of(card, params -> HeapFormat.loneOrLists(new Taking()), Params.NONE, Params.of("m", 1));
        ContractReport report = GameContract.check(family).orThrow();
        assertEquals(82, report.states());
        assertEquals(4, report.claims().size());
        assertEquals("take-one", report.subject());
    }

    @Test
    void anUndersizedLimitIsSaid() {
        ContractReport report = GameContract.of(new Coded()).limit(40).check();
        assertEquals(Clause.WORLD_BOUNDED, report.violations().get(0).clause());
        assertTrue(report.text().contains("more than 40 states"), report::text);
    }

    @Test
    void aPeriodBeyondTheBoundIsTestedIfGreaterHeapsAreAllowed() {
        ImpartialGame<Long> game = new Told("far", Told.KAYLES, List.of(new Claim.Periodic<>(PROVED, 71, 12, 0)));
        GameContract contract = GameContract.of(game);
        assertEquals(
                Clause.CLAIM_TESTED,
                contract.heaps(100).check().violations().get(0).clause());
        assertTrue(contract.heaps(123).check().passed());
    }

    /** On any graph the claims that are read off the oracle's own analysis hold, and the ladder with them. */
    @Property(tries = 40)
    void anyGraphKeepsTheContract(
            @ForAll @IntRange(min = 1, max = 6) int vertices, @ForAll("arcs") List<Integer> codes) {
        List<List<Integer>> arcs = codes.stream()
                .map(code -> List.of(code / 6 % vertices, code % 6 % vertices))
                .distinct()
                .toList();
        assertTrue(GameContract.of(FiniteGraph.of(vertices, arcs))
                .engine(new SlowEngine())
                .check()
                .orThrow()
                .passed());
    }

    @Provide
    Arbitrary<List<Integer>> arcs() {
        return Arbitraries.integers().between(0, 35).list().ofMaxSize(12);
    }

    /** Nim that refers to Nim. */
    private record Referring() implements HeapGame {
        private static final HeapGame NIM = HeapGame.of("nim", Told.NIM);

        @Override
        public void options(int heap, HeapOptions out) {
            Told.NIM.options(heap, out);
        }

        @Override
        public List<Claim<Long>> claims() {
            return List.of(
                    new Claim.Worth<>(
                            PROVED,
                            n -> true,
                            NIM::at,
                            true,
                            (n, move) -> at((Long) ((Component<?>) move.to()).state())),
                    Claim.derived(PROVED, parts -> Claim.values(PROVED, n -> parts.grundy(NIM.at(n)))),
                    Claim.derived(
                            PROVED,
                            parts -> Claim.outcomes(
                                    PROVED,
                                    Convention.MISERE,
                                    n -> parts.outcome(NIM.at(n), Convention.MISERE) == Outcome.P)),
                    Claim.derived(
                            PROVED,
                            parts -> Claim.outcomes(
                                    PROVED,
                                    Convention.NORMAL,
                                    n -> parts.<Integer>fold(
                                                    options -> options.isEmpty() ? 0 : 1 + Collections.min(options),
                                                    NIM.at(n))
                                            == 0)));
        }
    }

    /** Kayles with its code. */
    private record Coded() implements HeapGame {
        @Override
        public void options(int heap, HeapOptions out) {
            Told.KAYLES.options(heap, out);
        }

        @Override
        public Optional<HeapCode> heapCode() {
            return Optional.of(BreakingCode.parse("0.77"));
        }
    }

    /** One bean is taken; the far lane agrees. */
    private record Taking() implements HeapGame {
        @Override
        public void options(int heap, HeapOptions out) {
            if (heap > 0) {
                out.to(heap - 1);
            }
        }

        @Override
        public void farOptions(long heap, Options<Long> out) {
            if (heap > 0) {
                out.to(heap - 1);
            }
        }

        @Override
        public Optional<HeapCode> heapCode() {
            return Optional.of(SubtractionSet.of(1));
        }

        @Override
        public List<Claim<Long>> claims() {
            return List.of(Claim.values(PROVED, n -> n % 2), new Claim.Periodic<>(PROVED, 0, 2, 0));
        }
    }

    /** Beads on a ring of five: one bead is taken, or two neighbours; turned rings are the same. */
    private record Necklace() implements RankedGame {
        private static final int SIZE = 5;

        @Override
        public void options(long ring, PackedOptions out) {
            for (int i = 0; i < SIZE; i++) {
                take(ring, 1L << i, out);
                take(ring, 1L << i | 1L << (i + 1) % SIZE, out);
            }
        }

        private static void take(long ring, long beads, PackedOptions out) {
            if ((ring & beads) == beads) {
                out.to(ring ^ beads);
            }
        }

        @Override
        public long canonical(long ring) {
            long least = ring;
            long turned = ring;
            for (int i = 1; i < SIZE; i++) {
                turned = turned >> 1 | (turned & 1) << (SIZE - 1);
                least = Math.min(least, turned);
            }
            return least;
        }

        @Override
        public Stream<Long> smallStates() {
            return Stream.of(7L, 21L);
        }
    }

    /** One or two beans are taken from each of two heaps of up to seven, packed in an octal number. */
    private record Offering()
            implements PackedGame, Packable<Long>, Sized<Long>, Levelled, Predecessors, Separable<Long> {
        @Override
        public void options(long heaps, PackedOptions out) {
            for (int taken = 1; taken <= 2; taken++) {
                if ((heaps & 7) >= taken) {
                    out.to(heaps - taken);
                }
                if (heaps >> 3 >= taken) {
                    out.to(heaps - 8L * taken);
                }
            }
        }

        @Override
        public void predecessors(long heaps, PackedOptions out) {
            for (int more = 1; more <= 2; more++) {
                if ((heaps & 7) + more <= 7) {
                    out.to(heaps + more);
                }
                if ((heaps >> 3) + more <= 7) {
                    out.to(heaps + 8L * more);
                }
            }
        }

        @Override
        public int size(Long heaps) {
            return (int) ((heaps & 7) + (heaps >> 3));
        }

        @Override
        public int level(long heaps) {
            return -size(heaps);
        }

        @Override
        public Position parts(Long heaps) {
            return at(heaps & 7).plus(at(heaps & 56));
        }

        @Override
        public PackedGame packed() {
            return this;
        }

        @Override
        public long pack(Long heaps) {
            return heaps;
        }

        @Override
        public Long unpack(long heaps) {
            return heaps;
        }

        @Override
        public Stream<Long> smallStates() {
            return Stream.of(63L);
        }
    }

    /** A token on a line may go back and forth, and at 0 off the line: all that matters is who goes off. */
    private record Loop() implements ImpartialGame<Integer> {
        @Override
        public void options(Integer place, Options<Integer> out) {
            if (place == 0) {
                out.toSum(List.of());
            }
            if (place > 0) {
                out.to(place - 1);
            }
            if (place < 4) {
                out.to(place + 1);
            }
        }

        @Override
        public boolean loopy() {
            return true;
        }

        @Override
        public Stream<Integer> smallStates() {
            return Stream.of(2);
        }

        @Override
        public List<Claim<Integer>> claims() {
            return List.of(new Claim.Outcomes<>(
                    PROVED, Convention.NORMAL, place -> true, place -> place == 0 ? Outcome.N : Outcome.D));
        }
    }
}
