package org.impartial.games.combine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.impartial.core.contract.GameContract;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.PositionKind;
import org.impartial.core.game.graph.FiniteGraph;
import org.impartial.core.notation.NotationException;
import org.impartial.games.Games;
import org.impartial.games.heap.Nim;
import org.impartial.games.heap.Octal;
import org.impartial.games.heap.moore.MooreNim;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.junit.jupiter.api.Test;

class SetCompoundTest {
    private static final Octal KAYLES = Octal.of("0.77");
    private static final Position[] PARTS = {new Nim().at(2), KAYLES.at(4), new Nim().heaps(1, 2)};

    private static Position[] heaps(List<Integer> sizes) {
        return sizes.stream().map(size -> (Position) new Nim().at(size)).toArray(Position[]::new);
    }

    private static Outcome outcome(Position position, Convention convention) {
        return Solver.of(convention).outcome(position);
    }

    /** With heaps of Nim the compounds are the games of the library, whose theorems the contract checks. */
    @Property(tries = 60)
    void nimIsMooresAndThatOnAHypergraph(
            @ForAll @Size(3) List<@IntRange(max = 3) Integer> sizes, @ForAll @IntRange(min = 1, max = 3) int most) {
        String text = sizes.stream().map(String::valueOf).collect(Collectors.joining(" "));
        long[] heaps = sizes.stream().mapToLong(Integer::longValue).toArray();
        Position path = Games.position("hypergraph-nim[edges=[0,1],[1,2]] " + text);
        for (Convention convention : Convention.values()) {
            assertEquals(
                    outcome(new MooreNim(most).at(heaps), convention),
                    outcome(SetCompound.moore(most, heaps(sizes)), convention));
            assertEquals(
                    outcome(path, convention),
                    outcome(SetCompound.hypergraph(List.of(List.of(0, 1), List.of(2, 1)), heaps(sizes)), convention));
        }
        Position compound = SetCompound.hypergraph(List.of(List.of(0, 1), List.of(2, 1)), heaps(sizes));
        assertEquals(path.options().size(), compound.options().size());
    }

    @Test
    void oneAtOnceIsTheSumAndAnyNumberTheSelectiveCompound() {
        for (Convention convention : Convention.values()) {
            assertEquals(outcome(Position.of(PARTS), convention), outcome(SetCompound.moore(1, PARTS), convention));
            assertEquals(
                    outcome(Compound.selective(PARTS), convention), outcome(SetCompound.moore(9, PARTS), convention));
        }
        assertEquals(
                Set.copyOf(Compound.selective(PARTS).options().stream()
                        .map(SetCompoundTest::parts)
                        .toList()),
                Set.copyOf(SetCompound.moore(3, PARTS).options().stream()
                        .map(SetCompoundTest::parts)
                        .toList()));
    }

    private static Object parts(Position position) {
        return ((Component<?>) position).state();
    }

    @Test
    void theContractHolds() {
        List<List<Position>> world = IntStream.range(0, 27)
                .mapToObj(i -> List.of(PARTS[i % 3], PARTS[i / 3 % 3], PARTS[i / 9]))
                .toList();
        GameContract.check(new CompoundWorld<>(new SetCompound(2, List.of()), world))
                .orThrow();
        GameContract.check(new CompoundWorld<>(new SetCompound(1, List.of(List.of(0, 1), List.of(2))), world))
                .orThrow();
    }

    @Test
    void equalPartsAreAnsweredByATheorem() {
        Position far = new Nim().heaps(1_000_000_000_000L, 1_000_000_000_000L);
        Position lost = SetCompound.moore(2, far, KAYLES.heaps(9, 9), far);
        assertEquals(Outcome.P, Solver.normal().using(Strategy.claims()).outcome(lost));
        Position won =
                SetCompound.hypergraph(List.of(List.of(0), List.of(1, 2)), far, KAYLES.at(9), new Nim().at(1L << 40));
        assertEquals(Outcome.N, Solver.normal().using(Strategy.claims()).outcome(won));
    }

    @Test
    void wrongPartsAreRefused() {
        assertThrows(NotationException.class, () -> SetCompound.moore(0, PARTS));
        assertThrows(NotationException.class, () -> SetCompound.hypergraph(List.of(List.of(3)), PARTS));
        assertThrows(NotationException.class, () -> SetCompound.hypergraph(List.of(List.of()), PARTS));
        Position loopy = FiniteGraph.of(new int[][] {{0}}).at(0);
        assertThrows(NotationException.class, () -> SetCompound.moore(2, loopy));
        Position[] many = IntStream.range(0, 40).mapToObj(i -> new Nim().at(1)).toArray(Position[]::new);
        assertThrows(
                BeyondRangeException.class, () -> SetCompound.moore(20, many).options());
        assertTrue(SetCompound.moore(2).isTerminal());
        assertEquals(PositionKind.ORDINARY, SetCompound.moore(2, PARTS).kind());
    }
}
