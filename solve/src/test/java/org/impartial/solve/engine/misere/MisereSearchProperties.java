package org.impartial.solve.engine.misere;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.game.graph.FiniteGraph;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.solve.ByDefinition;

/** Misère search under various limits, on sums of random games, against the bare definition. */
class MisereSearchProperties {
    private static final Meter FREE = Meter.unlimited();

    /** Takes one bean, or takes two and splits the rest. */
    private static final HeapGame SPLITTING = HeapGame.of("splitting", (heap, out) -> {
        if (heap > 0) {
            out.to(heap - 1);
        }
        for (int a = 1; 2 * a <= heap - 2; a++) {
            out.to(a, heap - 2 - a);
        }
    });

    @Property(tries = 150)
    void outcomesAndValuesAreThoseOfTheDefinition(
            @ForAll @IntRange(min = 2, max = 9) int vertices,
            @ForAll @IntRange(max = 4) int mostMoves,
            @ForAll @IntRange(min = 1, max = 12) int mostNodes,
            @ForAll @IntRange(min = 1, max = 99) int mostWork,
            @ForAll long seed) {
        SearchLimits limits = new SearchLimits(1 + mostMoves, mostMoves, 0, 64, mostNodes, mostWork);
        MisereSearch search = new MisereSearch(limits);
        ByDefinition<Position> brute = ByDefinition.of(Convention.MISERE);
        Random random = new Random(seed);
        FiniteGraph game = acyclic(vertices, random);
        for (int i = 0; i < 6; i++) {
            Position sum = game.at(random.nextInt(vertices))
                    .plus(game.at(random.nextInt(vertices)))
                    .plus(SPLITTING.heaps(random.nextInt(7), random.nextInt(5)));
            assertEquals(brute.outcome(sum), search.outcome(sum, FREE), sum::toString);
            assertEquals(brute.outcome(sum), search.form(sum, FREE).outcome(), sum::toString);
            assertEquals(search.form(sum, FREE).misereGrundy(), search.grundy(sum, FREE), sum::toString);
        }
    }

    private static FiniteGraph acyclic(int vertices, Random random) {
        List<List<Integer>> arcs = new ArrayList<>();
        for (int from = 1; from < vertices; from++) {
            for (int to = 0; to < from; to++) {
                if (random.nextInt(3) == 0) {
                    arcs.add(List.of(from, to));
                }
            }
        }
        return FiniteGraph.of(vertices, arcs);
    }
}
