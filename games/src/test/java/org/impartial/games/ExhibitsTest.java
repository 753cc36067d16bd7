package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.NotatedPosition;
import org.impartial.games.heap.moore.MooreNim;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.impartial.solve.theory.sums.Claims;
import org.junit.jupiter.api.Test;

/** Tables of an explanation belong to the convention of the question. */
class ExhibitsTest {

    /** The P-positions of misère Wythoff are not the cold pairs, of which (1, 2) is one. */
    @Test
    void misereWythoffShowsNoColdPairs() {
        Position position = Games.library().read("wythoff 1 2").position();
        assertEquals(1, Solver.normal().analyse(position).explain().exhibits().size());
        assertEquals(Outcome.N, Solver.misere().analyse(position).outcome());
        assertEquals(
                List.of("misère canonical forms"),
                Solver.misere().analyse(position).explain().exhibits().stream()
                        .map(Exhibit::title)
                        .toList());
    }

    /** A new game whose table is shown in misère play is a decision: it has to be true there. */
    @Test
    void fewGamesHaveATableForMiserePlay() {
        Set<String> misere = new TreeSet<>();
        boolean normal = false;
        for (GameFamily family : Games.library().families()) {
            String example = family.card().example();
            if (Games.library().survey(example).isPresent()) {
                continue;
            }
            NotatedPosition diagram = Games.library().read(example);
            for (Component<?> component : diagram.position().components()) {
                normal |= !exhibits(component, Convention.NORMAL).isEmpty();
                if (!exhibits(component, Convention.MISERE).isEmpty()) {
                    misere.add(family.id());
                }
            }
        }
        assertTrue(normal, "no table was seen");
        assertEquals(Set.of("game-of-31", "moore-nim"), misere);
    }

    @Test
    void theTableOfMooresMisereGameSaysWhoLoses() {
        for (int d = 1; d <= 3; d++) {
            for (int ones = 0; ones <= 8; ones++) {
                Component<List<Long>> component = new MooreNim(d).at(Collections.nCopies(ones, 1L));
                List<Exhibit> exhibits = exhibits(component, Convention.MISERE);
                Outcome outcome = Solver.misere()
                        .using(Strategy.search())
                        .analyse(component)
                        .outcome();
                String end = exhibits.get(0).conclusion();
                assertEquals(outcome == Outcome.P, end.endsWith("and it leaves 1"), d + ": " + ones + " ones: " + end);
                assertFalse(end.contains("balanced"), end);
            }
        }
    }

    private static <S> List<Exhibit> exhibits(Component<S> component, Convention convention) {
        ImpartialGame<S> game = component.game();
        return game.exhibits(component.state(), convention, new Claims().parts());
    }
}
