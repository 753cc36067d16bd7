package org.impartial.solve.engine.sequence.stream;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.impartial.core.game.Entailing.Tabled;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.sequence.word.Word;

/** Files of values with entailing moves in the format of {@link Checkpoint}: the memory, and values plus one. */
public final class StackCheckpoint {
    /** The number of values of a file that are compared with the rules. */
    private static final int PROBE = 256;

    private StackCheckpoint() {}

    /** Saves the values of a table under a temporary name, then moved into place, so that no older file is lost. */
    public static void save(Path file, String game, Tabled.StackTable table) throws IOException {
        int[] memory = table.memory();
        Checkpoint.write(file, identity(game), new Word() {
            @Override
            public int length() {
                return 1 + memory.length + table.length();
            }

            @Override
            public int at(int place) {
                return place == 0
                        ? memory.length
                        : place <= memory.length ? memory[place - 1] : table.value(place - 1 - memory.length) + 1;
            }
        });
    }

    /** {@return a table with the values of a file of the same game, of which the first are compared with new ones} */
    public static Tabled.StackTable resume(Path file, String game, Tabled tabled) throws IOException {
        Word saved = Checkpoint.read(file, identity(game));
        int memory = saved.length() == 0 ? -1 : saved.at(0);
        Checkpoint.require(memory >= 0 && memory < saved.length(), file, "has a damaged header");
        int[] values = IntStream.range(memory + 1, saved.length())
                .map(place -> saved.at(place) - 1)
                .toArray();
        int[] first = tabled.values(Math.min(PROBE, values.length), Meter.unlimited());
        int differs = Arrays.mismatch(first, Arrays.copyOf(values, first.length));
        Checkpoint.require(differs < 0, file, "states another value of the stack " + differs + " than the rules give");
        Tabled.StackTable table = tabled.table();
        table.adopt(values, IntStream.rangeClosed(1, memory).map(saved::at).toArray());
        return table;
    }

    private static String identity(String game) {
        return "entailing " + game;
    }
}
