package org.impartial.cli.text;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.impartial.core.game.ImpartialGame;
import org.impartial.sweep.LevelSweep.SweepMeasure;
import org.impartial.sweep.LevelTable;

/**
 * A random sample of the positions of a sweep as lines of JSON, for training and testing programs.
 *
 * @param tables one or two tables of the same positions: Grundy values, or outcomes and remotenesses
 */
public record SweepSample<S>(ImpartialGame<S> game, List<LevelTable<S>> tables, PrintWriter out) {

    /** Prints a sample without repetition, all positions if there are no more; equal seeds give equal samples. */
    public void print(int size, long seed) throws IOException {
        for (S state : chosen(size, new Random(seed))) {
            ObjectNode line = JsonNodeFactory.instance.objectNode();
            line.put("position", (game.name() + " " + game.notation().write(state)).strip());
            for (LevelTable<S> table : tables) {
                int value = table.value(state).orElseThrow();
                line.put("outcome", table.measure().outcome(value).name());
                if (table.measure() == SweepMeasure.GRUNDY) {
                    line.put("grundy", value);
                } else if (value >= 0) {
                    line.put("remoteness", value);
                }
            }
            out.println(line);
        }
    }

    /** Chooses uniformly: the n-th position replaces one of the chosen ones with the probability size / n. */
    private List<S> chosen(int size, Random random) throws IOException {
        List<S> chosen = new ArrayList<>();
        long[] visited = {0};
        LevelTable<S> table = tables.get(0);
        table.forEach((level, position, value) -> {
            visited[0]++;
            if (chosen.size() < size) {
                chosen.add(table.unpack(position));
            } else {
                long place = (long) (random.nextDouble() * visited[0]);
                if (place < size) {
                    chosen.set((int) place, table.unpack(position));
                }
            }
        });
        return chosen;
    }
}
