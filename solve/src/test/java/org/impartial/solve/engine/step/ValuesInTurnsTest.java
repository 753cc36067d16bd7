package org.impartial.solve.engine.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import org.impartial.core.game.Component;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.nimber.NimberSearch;
import org.impartial.solve.engine.search.ListedOptions;
import org.impartial.solve.engine.search.ObjectSearch;
import org.impartial.solve.engine.search.PackedSearch;
import org.impartial.solve.engine.search.PackedTable;
import org.impartial.solve.engine.search.SearchedValues;
import org.impartial.solve.engine.search.SearchedValues.ValueTurns;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ValuesInTurnsTest {
    /** Crosses on a row; one with three neighbouring crosses is dead. */
    private record Row(int cells) implements PackedGame {
        @Override
        public void options(long row, PackedOptions out) {
            if ((row & row << 1 & row << 2) == 0) {
                for (int cell = 0; cell < cells; cell++) {
                    if ((row >> cell & 1) == 0) {
                        out.to(row | 1L << cell);
                    }
                }
            }
        }
    }

    /** A counter on a circle moves on by 2 or 5 to a place where it has not been; its place is in the upper bits. */
    private record Circle(int places) implements PackedGame {
        @Override
        public void options(long state, PackedOptions out) {
            long place = state >> places;
            for (long step : new long[] {2, 5}) {
                long next = (place + step) % places;
                if ((state >> next & 1) == 0) {
                    out.to((state & ((1L << places) - 1)) | 1L << next | next << places);
                }
            }
        }
    }

    /** The memo searches. */
    private enum Memo {
        OBJECTS,
        PACKED;

        SearchedValues open() {
            return this == OBJECTS ? new ObjectSearch() : new PackedSearch(() -> new PackedTable(0), 1);
        }
    }

    private static final int CELLS = 12;
    private static final Component<Long> ROW = new Row(CELLS).at(0L);

    @ParameterizedTest
    @EnumSource
    void searchesDoNothingTwice(Memo memo) {
        Meter once = Meter.unlimited();
        long value = memo.open().grundy(ROW, once);
        Meter often = Meter.unlimited();
        try (ValueTurns search = memo.open().inTurns(ROW, SearchedValues.NOWHERE, ListedOptions.unshared())) {
            assertEquals(value, inTurns(search, often));
        }
        assertEquals(work(once), work(often));

        Meter proofOnce = Meter.unlimited();
        assertEquals(value, new NimberSearch().value(ROW, proofOnce));
        Meter proofOften = Meter.unlimited();
        try (ValueTurns search = new NimberSearch().inTurns(ROW, SearchedValues.NOWHERE, ListedOptions.unshared())) {
            assertEquals(value, inTurns(search, proofOften));
        }
        assertEquals(work(proofOnce), work(proofOften));
    }

    @ParameterizedTest
    @EnumSource
    void eachSearchUsesWhatTheOtherOneHasFound(Memo memo) {
        Component<Long> next = new Row(CELLS).at(1L << 5);
        SearchedValues known = memo.open();
        long value = known.grundy(ROW, Meter.unlimited());
        Meter none = Meter.unlimited();
        try (ValueTurns proof = new NimberSearch().inTurns(ROW, known::known, ListedOptions.unshared())) {
            assertEquals(value, proof.value(none));
        }
        assertEquals(0, none.cost().positions());

        NimberSearch proved = new NimberSearch();
        proved.value(next, Meter.unlimited());
        assertTrue(work(memo, proved::found) < work(memo, SearchedValues.NOWHERE));
    }

    private static long work(Memo memo, Function<Component<?>, OptionalLong> elsewhere) {
        Meter meter = Meter.unlimited();
        try (ValueTurns search = memo.open().inTurns(ROW, elsewhere, ListedOptions.unshared())) {
            search.value(meter);
        }
        return work(meter);
    }

    /** A row needs less work by memo search, a circle by nimber search. */
    @ParameterizedTest
    @EnumSource
    void bothTakeAtMostTwiceTheCheaperOne(Memo memo) {
        assertTrue(proofBeside(memo, ROW) > 1);
        assertTrue(proofBeside(memo, new Circle(18).at(1L)) < 1);
    }

    /** Returns the work of nimber search divided by that of the memo search. */
    private static double proofBeside(Memo memo, Component<Long> component) {
        Meter alone = Meter.unlimited();
        long value = memo.open().grundy(component, alone);
        Meter proof = Meter.unlimited();
        new NimberSearch().value(component, proof);
        SearchedValues search = memo.open();
        OpenNimbers nimbers = new OpenNimbers(new NimberSearch());
        Meter meter = Meter.unlimited();
        ValuesInTurns both =
                new ValuesInTurns(component, search, nimbers, new BareOutcomeSearch(), search, false, meter);
        assertEquals(value, both.grundy(component, meter));
        assertTrue(work(meter) <= 2 * Math.min(work(proof), work(alone)), meter + " beside " + proof + " and " + alone);
        assertEquals(value, both.grundy(component, meter));
        return (double) work(proof) / work(alone);
    }

    private static long inTurns(ValueTurns search, Meter meter) {
        LimitedAttempt turn = new LimitedAttempt(meter.turn(1));
        for (int turns = 0; ; turns++) {
            Optional<Long> found = turn.result(search::value);
            if (found.isPresent()) {
                assertTrue(turns > 20, turns + " turns");
                return found.get();
            }
            turn = new LimitedAttempt(meter.turn(turn.meter().next()));
        }
    }

    private static long work(Meter meter) {
        return meter.cost().positions() + meter.cost().options();
    }
}
