package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Move;
import org.impartial.core.game.Options;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.Params;
import org.impartial.core.meter.Meter;
import org.impartial.games.board.Cram;
import org.impartial.games.combine.Compound;
import org.impartial.games.combine.OrdinalSum;
import org.impartial.games.combine.Sequential;
import org.impartial.games.combine.WithPass;
import org.impartial.games.heap.Nim;
import org.impartial.games.heap.Octal;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.impartial.solve.engine.sequence.GrundySequence;
import org.junit.jupiter.api.Test;

/** The questions that people put first, in the words that they try, compile, run and are answered in words worth reading. */
class NaturalQuestionsTest {
    private final Nim nim = new Nim();
    private final Solver solver = Solver.normal();

    @Test
    void combinedPositionsTakeOneWord() {
        Position five = Octal.KAYLES.at(5);
        Position three = nim.at(3);
        assertEquals(new Compound(Compound.CompoundKind.SELECTIVE).of(five, three), Compound.selective(five, three));
        assertEquals(Compound.CompoundKind.CONJUNCTIVE, kind(Compound.conjunctive(five, three)));
        assertEquals(Compound.CompoundKind.CONTINUED_CONJUNCTIVE, kind(Compound.continuedConjunctive(five, three)));
        assertEquals(Compound.CompoundKind.SHORTENED_SELECTIVE, kind(Compound.shortenedSelective(five, three)));
        assertEquals(Compound.CompoundKind.DIMINISHED_DISJUNCTIVE, kind(Compound.diminishedDisjunctive(five, three)));
        assertEquals(new OrdinalSum().at(new OrdinalSum.Stack(five, three)), OrdinalSum.of(five, three));
        assertEquals(new Sequential().at(new Sequential.Sequence(five, three)), Sequential.of(five, three));
        assertEquals(solver.grundy(three) ^ 1, solver.grundy(WithPass.of(three)));
        assertEquals(1, solver.grundy(WithPass.of(nim.at(0))));
    }

    private static Compound.CompoundKind kind(Component<?> component) {
        return ((Compound) component.game()).kind();
    }

    @Test
    void whatAShellPrintsSaysWhatItIs() {
        GrundySequence kayles = GrundySequence.of(Octal.KAYLES);
        String name = Octal.KAYLES.name();
        assertEquals(name + ": 0 values", kayles.toString());
        assertEquals(name + ": 4 values, 0 1 2 3", kayles.to(4).toString());
        kayles.periodWithin(1000, Meter.unlimited());
        assertTrue(kayles.toString().contains("0 1 2 3 1 4 3 2 1 4 2 6 ..., period 12 from 71"), kayles.toString());
        for (GameFamily family : GameLibrary.installed().families()) {
            for (Params sample : family.samples()) {
                for (ImpartialGame<?> game : family.with(sample).games()) {
                    assertFalse(game.toString().endsWith("[]"), game::toString);
                }
            }
        }
    }

    @Test
    void solversGiveTheBestMoveAndTheValue() {
        assertEquals(
                "nim 5 -> nim 3",
                solver.bestMove(nim.heaps(3, 5)).map(Move::toString).orElse(""));
        assertTrue(solver.analyse(nim.heaps(3, 3)).bestMove().isPresent());
        assertTrue(solver.analyse(nim.at(0)).bestMove().isEmpty());
        assertEquals(6, solver.grundy(nim.heaps(3, 5)));
    }

    /** Says nothing of its name. */
    private static final class Silent implements HeapGame {
        @Override
        public void options(int heap, HeapOptions out) {}
    }

    private record Cycle(int length) implements ImpartialGame<Integer> {
        @Override
        public void options(Integer vertex, Options<Integer> out) {
            out.to((vertex + 1) % length);
        }

        @Override
        public boolean loopy() {
            return true;
        }
    }

    @Test
    void everythingPrintsAsSomethingWorthReading() {
        Analysis analysis = solver.analyse(nim.heaps(3, 5));
        assertTrue(analysis.toString().startsWith("nim 3 + nim 5: N, Grundy value 6, by auto"), analysis::toString);
        assertEquals("nim 5 -> nim 3", analysis.winningMoves().get(0).toString());
        assertEquals("Cycle[length=3] 1", new Cycle(3).at(1).toString());
        HeapGame lambda = (heap, out) -> {};
        assertEquals("unnamed 3", lambda.at(3).toString());
        assertEquals("Silent 3", new Silent().at(3).toString());
        assertEquals("cram[board=2,2] [1,1] [1,2]", new Cram(2, 2).at(3).toString());
    }

    @Test
    void aWholeGraphHasItsOutcomes() {
        Map<Position, Outcome> outcomes = solver.outcomes(new Cycle(3).at(0));
        assertEquals(List.of(Outcome.D, Outcome.D, Outcome.D), List.copyOf(outcomes.values()));
    }

    @Test
    void aStrategyStatesWhyItDeclines() {
        String declined =
                Solver.misere().using(Strategy.table()).analyse(nim.at(3)).message();
        assertTrue(declined.contains("does not handle misère play"), declined);
    }
}
