package org.impartial.contest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Budget;
import org.impartial.solve.Strategy;
import org.junit.jupiter.api.Test;

/** Random problems are of all games and both conventions, the same for the same seed, and can be split and compared. */
class RandomProblemsTest {
    private static final int ALL = 240;
    private static final List<ContestProblem> DRAWN = Problems.random(ALL, 1).list();

    @Test
    void theSeedDeterminesTheProblems() {
        assertEquals(DRAWN, Problems.random(ALL, 1).list());
        assertNotEquals(DRAWN, Problems.random(ALL, 2).list());
        assertEquals(ALL, DRAWN.size());
        assertEquals(ALL, DRAWN.stream().map(ContestProblem::id).distinct().count());
    }

    @Test
    void everyGameOccurs() {
        Set<String> drawn = new HashSet<>();
        for (ContestProblem problem : DRAWN) {
            problem.position().orElseThrow().components().stream()
                    .map(Component::game)
                    .forEach(game -> drawn.add(family(game)));
        }
        Set<String> missing = new TreeSet<>();
        for (GameFamily family : GameLibrary.installed().families()) {
            List<String> names = family.samples().stream()
                    .flatMap(params -> family.with(params).games().stream())
                    .map(RandomProblemsTest::family)
                    .toList();
            if (!names.isEmpty() && names.stream().noneMatch(drawn::contains)) {
                missing.add(family.id());
            }
        }
        assertEquals(Set.of(), missing);
    }

    private static String family(ImpartialGame<?> game) {
        return game.name().replaceFirst("\\[.*", "");
    }

    @Test
    void bothConventionsOccurAndPlayIsNotOver() {
        for (Convention convention : Convention.values()) {
            assertTrue(
                    DRAWN.stream().filter(one -> one.convention() == convention).count() > ALL / 3);
        }
        assertFalse(DRAWN.stream()
                .anyMatch(problem -> problem.position().orElseThrow().moves().isEmpty()));
    }

    @Test
    void theHalvesAreASet() {
        Problems all = Problems.of(DRAWN);
        Set<ContestProblem> tuned = Set.copyOf(all.half(7, false).list());
        Set<ContestProblem> reported = Set.copyOf(all.half(7, true).list());
        assertEquals(ALL / 2, tuned.size());
        assertEquals(ALL / 2, reported.size());
        assertTrue(tuned.stream().noneMatch(reported::contains));
        assertNotEquals(tuned, Set.copyOf(all.half(8, false).list()));
    }

    /** Searching a theorem's positions costs more than the theorem; the summary counts what is above the floor. */
    @Test
    void ratiosHaveALineForEachProblemAndASummary() {
        Problems two = Problems.named("heaps")
                .where(problem -> Set.of("nim-1", "bounded-nim-2").contains(problem.id()));
        List<String> lines = Contest.of(two)
                .strategies(Strategy.search(), Strategy.claims())
                .within(Budget.positions(100_000))
                .warmUp(false)
                .run()
                .ratios("search");
        assertEquals(3, lines.size());
        String all = lines.stream().collect(Collectors.joining("\n"));
        assertTrue(all.contains("bounded-nim-2  search 3,268  claims 3"), all);
        assertTrue(lines.get(2).contains("2 problems: 0 unsolved, 1 above twice"), all);
        assertTrue(lines.get(2).endsWith("work below 100 counts as 100"), all);
    }

    /** What only others solved may need up to twice the limits, and is compared by such a run. */
    @Test
    void whatIsNotSolvedIsComparedByARunWithGreaterLimits() {
        Contest one = Contest.of(
                        Problems.named("heaps").where(problem -> problem.id().equals("bounded-nim-2")))
                .strategies(Strategy.search(), Strategy.claims())
                .warmUp(false);
        Contest.Result result = one.within(Budget.positions(100)).run();
        assertEquals(
                List.of("bounded-nim-2"),
                result.unsolved("search").stream().map(ContestProblem::id).toList());
        assertEquals(List.of(), result.unsolved("claims"));
        assertTrue(
                result.ratios("search").get(1).contains("1 problems: 1 unsolved"),
                () -> result.ratios("search").toString());
        List<String> lines = result.ratios(
                "search",
                one.strategies(Strategy.search())
                        .within(Budget.positions(100_000))
                        .run());
        assertTrue(lines.get(0).endsWith("search 3,268  claims 3  (with greater limits)"), lines::toString);
        assertTrue(lines.get(1).contains("1 problems: 0 unsolved, 1 above twice"), lines::toString);
        assertTrue(lines.get(1).endsWith("; 1 solved with greater limits"), lines::toString);
    }
}
