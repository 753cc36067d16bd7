package org.impartial.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;

/** Play without a plan. */
final class RandomPlay {
    private RandomPlay() {}

    /** How many moves a random play has. */
    static long length(Position start, long seed) {
        Random random = new Random(seed);
        Position position = start;
        List<Move> moves = position.moves();
        long length = 0;
        while (!moves.isEmpty()) {
            position = moves.get(random.nextInt(moves.size())).result();
            moves = position.moves();
            length++;
        }
        return length;
    }

    /** Chips on a random connected graph, one fewer than it has edges. */
    static String chips(long seed) {
        Random random = new Random(seed);
        int n = 3 + random.nextInt(3);
        List<String> edges = new ArrayList<>();
        for (int v = 1; v < n; v++) {
            edges.add("[" + random.nextInt(v) + "," + v + "]");
        }
        for (int more = random.nextInt(4); more > 0; more--) {
            int v = 1 + random.nextInt(n - 1);
            edges.add("[" + random.nextInt(v) + "," + v + "]");
        }
        int[] chips = new int[n];
        for (int i = 1; i < edges.size(); i++) {
            chips[random.nextInt(n)]++;
        }
        return "chip-firing[n=" + n + ",edges=" + String.join(",", edges) + "] "
                + IntStream.of(chips).mapToObj(String::valueOf).collect(Collectors.joining(" "));
    }
}
