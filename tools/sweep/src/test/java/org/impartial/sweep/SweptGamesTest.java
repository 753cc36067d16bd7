package org.impartial.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.DecidedGame;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.capability.Capability.Packable;
import org.impartial.core.game.capability.Capability.PlaneGame;
import org.impartial.core.game.capability.Capability.Predecessors;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.meter.Meter;
import org.impartial.games.Games;
import org.impartial.games.board.Chomp;
import org.impartial.games.board.Cram;
import org.impartial.games.heap.queen.TwoHeaps;
import org.impartial.games.heap.queen.Wythoff;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.impartial.solve.engine.retrograde.RankedSieve;
import org.impartial.sweep.plane.LineTable;
import org.impartial.sweep.plane.LineTable.LineValues;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sweeps of the games of the library beside plain search. */
class SweptGamesTest {

    private static <S> LevelTable<S> sweep(ImpartialGame<S> game, S root) {
        return LevelSweep.of(game, List.of(root)).inMemory(Meter.unlimited());
    }

    /** Search from the rules gives the same value, for one position in some. */
    private static <S> void assertAsSearched(ImpartialGame<S> game, LevelTable<S> table, int some) throws IOException {
        Solver solver = Solver.normal().using(Strategy.objects());
        int[] met = new int[1];
        table.forEach((level, position, value) -> {
            if (met[0]++ % some == 0) {
                S state = table.unpack(position);
                assertEquals(value, solver.analyse(game.at(state)).grundy().orElseThrow(), () -> "" + state);
            }
        });
        assertEquals(table.positions(), met[0]);
    }

    @Test
    void boardsOfCramAreWorthTheirParts() throws IOException {
        Cram game = new Cram(4, 5);
        try (LevelTable<Long> table = sweep(game, 0L)) {
            assertEquals(58_830, table.positions());
            assertEquals(OptionalInt.of(2), table.value(0L));
            Solver solver = Solver.normal().using(Strategy.packed());
            int[] met = new int[1];
            table.forEach((level, board, value) -> {
                if (met[0]++ % 16 == 0) {
                    assertEquals(value, solver.analyse(game.at(board)).grundy().orElseThrow(), () -> "board " + board);
                }
            });
        }
    }

    @Test
    void diagramsOfChompAndPairsOfHeaps() throws IOException {
        Chomp chomp = new Chomp(4, 6);
        assertAsSearched(chomp, sweep(chomp, chomp.rows(6, 6, 6, 6)), 3);
        for (long d = 1; d <= 3; d++) {
            Wythoff wythoff = Wythoff.of(d);
            assertAsSearched(wythoff, sweep(wythoff, new TwoHeaps(11, 8)), 2);
        }
    }

    @Test
    void bigHeapsArePackedAndUnpacked() {
        Wythoff game = Wythoff.of(1);
        TwoHeaps heaps = new TwoHeaps(3, (1L << 30) - 1);
        assertEquals(heaps, game.unpack(game.pack(heaps)));
    }

    /** Every arc among the positions is listed backwards once, and no other. */
    private static <S, G extends ImpartialGame<S> & Packable<S>> void assertPredecessors(G game, S root)
            throws IOException {
        PackedGame packed = game.packed();
        assertPredecessors(packed, sweep(game, root));
    }

    private static void assertPredecessors(PackedGame game, LevelTable<?> table) throws IOException {
        Set<Long> positions = new HashSet<>();
        table.forEach((level, position, value) -> positions.add(position));
        List<String> forward = new ArrayList<>();
        List<String> backward = new ArrayList<>();
        PackedGame back = ((Predecessors) game)::predecessors;
        for (long position : positions) {
            for (long option : listed(game, position)) {
                forward.add(position + " " + option);
            }
            for (long predecessor : listed(back, position)) {
                assertTrue(listed(game, predecessor).contains(position), predecessor + " has no option " + position);
                if (positions.contains(predecessor)) {
                    backward.add(predecessor + " " + position);
                }
            }
        }
        forward.sort(null);
        backward.sort(null);
        assertEquals(forward, backward);
    }

    private static List<Long> listed(PackedGame game, long position) {
        PackedOptions out = new PackedOptions();
        out.record(game, position);
        List<Long> states = new ArrayList<>();
        for (int i = 0; i < out.count(); i++) {
            states.add(out.part(i, 0));
        }
        return states;
    }

    @Test
    void predecessorsAreTheOptionsTurnedRound() throws IOException {
        assertPredecessors(new Cram(3, 4), 0L);
        assertPredecessors(new Cram(1, 7), 0L);
        assertPredecessors(new Cram(6, 1), 0L);
        Chomp chomp = new Chomp(4, 5);
        assertPredecessors(chomp, sweep(chomp, chomp.rows(5, 5, 5, 5)));
    }

    @Test
    void theSieveOfChompAgreesWithTheSweep() throws IOException {
        Chomp chomp = new Chomp(5, 7);
        long greatest = chomp.rows(7, 7, 7, 7, 7);
        RankedSieve sieve = RankedSieve.of(chomp, greatest, Meter.unlimited());
        sweep(chomp, greatest)
                .forEach((level, rank, value) -> assertEquals(value == 0, sieve.at(rank), () -> "rank " + rank));
        assertTrue(LevelSweep.previous(chomp, 0, Meter.unlimited()).test(0));
        assertEquals(
                sieve.at(greatest),
                LevelSweep.previous(chomp, greatest, Meter.unlimited()).test(greatest));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 4})
    void theLinesOfWythoffAreItsRules(long d) throws IOException {
        Wythoff game = Wythoff.of(d);
        PlaneGame plane = game;
        LineValues values = LineTable.of(plane.lineMoves()).values(15, 15, Meter.unlimited());
        sweep(game, new TwoHeaps(14, 12)).forEach((level, position, value) -> {
            TwoHeaps heaps = game.unpack(position);
            assertEquals(value, values.at((int) heaps.first(), (int) heaps.second()), () -> "" + heaps);
            assertEquals(value, values.at((int) heaps.second(), (int) heaps.first()), () -> "" + heaps);
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5})
    void theLinesOfCyclicNimhoffAreItsRules(int h) {
        String name = "cyclic-nimhoff[h=" + h + "]";
        PlaneGame plane = (PlaneGame) Games.library().ruleset(name).games().get(0);
        LineValues values = LineTable.of(plane.lineMoves()).values(12, 12, Meter.unlimited());
        Solver search = Solver.normal().using(Strategy.objects());
        for (int x = 0; x < 12; x++) {
            for (int y = 0; y < 12; y++) {
                var position = Games.library().read(name + " " + x + " " + y).position();
                assertEquals(search.grundy(position), values.at(x, y), () -> "" + position);
            }
        }
    }

    /** A packed game whose state 1 is won by declaration. */
    private record Goal() implements PackedGame, DecidedGame<Long> {
        @Override
        public void options(long state, PackedOptions out) {
            if (state > 0) {
                out.to(state - 1);
            }
        }

        @Override
        public Optional<Outcome> decided(Long state) {
            return state == 1 ? Optional.of(Outcome.N) : Optional.empty();
        }
    }

    @Test
    void decidedGamesAreNotSwept() {
        BeyondRangeException refused =
                assertThrows(BeyondRangeException.class, () -> LevelSweep.of(new Goal(), List.of(5L)));
        assertTrue(refused.getMessage().contains("Goal decides positions"), refused::getMessage);
        assertEquals(Outcome.P, Solver.normal().outcome(new Goal().at(2L)));
    }
}
