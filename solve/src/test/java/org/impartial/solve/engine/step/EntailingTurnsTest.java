package org.impartial.solve.engine.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Entailing;
import org.impartial.core.meter.Meter;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.impartial.solve.engine.search.ListedOptions;
import org.impartial.solve.engine.search.PositionSearch;
import org.impartial.solve.theory.entail.EntailingValue;
import org.impartial.solve.theory.entail.WinningSets;
import org.junit.jupiter.api.Test;

/** The search for the sets W of entailing games, by turns, and a bare search that shares lists of options. */
class EntailingTurnsTest {
    private static final Entails GAME = new Entails();
    private static final Component<Long> STACK = GAME.at(30L);

    /** One bean is taken; two entail an answer, and after three the same player moves again. */
    private record Entails() implements Entailing<Long> {
        @Override
        public void options(Long beans, Moves<Long> out) {
            if (beans >= 1) {
                out.to(beans - 1);
            }
            if (beans >= 2) {
                out.entails(beans - 2);
            }
            if (beans >= 7) {
                out.again(beans - 7);
            }
        }
    }

    private static WinningSets sets() {
        return new WinningSets((component, meter) -> {
            throw new AssertionError(component + " entails");
        });
    }

    private static EntailingValue value(WinningSets sets, Meter meter, ListedOptions lists) {
        Function<Meter, EntailingValue> search = sets.inTurns(STACK, lists::moves);
        while (true) {
            Optional<EntailingValue> found = new LimitedAttempt(meter.turn(1)).result(search);
            if (found.isPresent()) {
                return found.get();
            }
        }
    }

    @Test
    void turnsDoNothingTwice() {
        Meter once = Meter.unlimited();
        EntailingValue value = sets().value(STACK, once);
        Meter often = Meter.unlimited();
        assertEquals(value, value(sets(), often, ListedOptions.unshared()));
        assertEquals(once.cost().positions(), often.cost().positions());
        assertEquals(once.cost().options(), often.cost().options());
    }

    @Test
    void noSearchListsWhatTheOtherOneHasListed() {
        PositionSearch bare = new PositionSearch(Convention.NORMAL);
        bare.outcome(STACK, Meter.unlimited());
        ListedOptions lists = ListedOptions.shared();
        lists.exchange(bare);
        Meter alone = Meter.unlimited();
        sets().value(STACK, alone);
        Meter after = Meter.unlimited();
        value(sets(), after, lists);
        assertTrue(after.cost().options() < alone.cost().options(), () -> after.cost() + " and " + alone.cost());

        ListedOptions made = ListedOptions.shared();
        value(sets(), Meter.unlimited(), made);
        Meter first = Meter.unlimited();
        new PositionSearch(Convention.NORMAL).outcome(STACK, first);
        PositionSearch with = new PositionSearch(Convention.NORMAL);
        made.exchange(with);
        Meter second = Meter.unlimited();
        with.outcome(STACK, second);
        assertTrue(second.cost().options() < first.cost().options(), () -> second.cost() + " and " + first.cost());
    }

    /** A position that must be answered may be P and is not worth 0: its value depends on what is beside it. */
    @Test
    void answersAreThoseOfSearch() {
        for (long beans : LongStream.range(0, 40).toArray()) {
            for (Component<Long> stack : List.of(GAME.at(beans), GAME.entailed(beans))) {
                Analysis analysis = Solver.normal().analyse(stack);
                Analysis plain = Solver.normal().using(Strategy.search()).analyse(stack);
                assertEquals(plain.outcome(), analysis.outcome(), stack::toString);
                assertEquals(plain.grundy(), analysis.grundy(), stack::toString);
                assertEquals(plain.winningMoves(), analysis.winningMoves(), stack::toString);
                assertEquals(Solver.normal().using(Strategy.wholeSums()).outcome(stack), analysis.outcome());
                assertTrue(!stack.entailed() || analysis.grundy().equals(OptionalLong.empty()));
            }
        }
    }
}
