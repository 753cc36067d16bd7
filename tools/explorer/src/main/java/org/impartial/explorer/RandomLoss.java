package org.impartial.explorer;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import org.impartial.census.RandomPositions;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.notation.NotationException;

/** A random P-position in normal play of the game of a position, drawn from a census. */
final class RandomLoss {
    private static final int MOST_HEAPS = 8;
    private static final int GREATEST_HEAP = 20;
    private static final Budget BUDGET =
            Budget.positions(200_000).within(Duration.ofSeconds(1)).holding(64L << 20);

    static ObjectNode of(Position shown, JsonNode seed) {
        if (!seed.isIntegralNumber() || !seed.canConvertToLong()) {
            throw new NotationException("seed must be a whole number below 2^63, such as 1");
        }
        if (shown.components().isEmpty()) {
            throw new NotationException("the empty position has no game; give a position, such as nim 3 5");
        }
        ImpartialGame<?> game = shown.components().get(0).game();
        int heaps = Math.max(2, Math.min(MOST_HEAPS, shown.components().size()));
        Meter meter = new Meter(BUDGET, Progress.NONE, () -> false);
        Position lost = RandomPositions.of(game, heaps, GREATEST_HEAP, seed.longValue(), meter)
                .flatMap(random -> random.next(Outcome.P, meter))
                .orElseThrow(() -> new NotationException("no random P-position of " + game.name()
                        + " can be drawn: this needs heaps, or tuples of equally many numbers, that can be counted"));
        return ExplorerRequests.node().put("text", lost.toString()).put("play", "normal");
    }
}
