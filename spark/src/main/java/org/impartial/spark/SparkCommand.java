package org.impartial.spark;

import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.notation.NotationException;
import org.impartial.core.solve.level.LevelSummary;
import org.impartial.core.solve.level.Measure;

/**
 * What {@code spark-submit} runs: sweeps all positions that can be reached from one, and prints their number, the value of
 * the first, and the checksum. Arguments: the position as text, the directory, and maybe the number of partitions and a
 * measure, such as {@code GRUNDY} or {@code FATE}.
 */
public final class SparkCommand {
    private SparkCommand() {}

    /** Reads the game on each machine. */
    private record Written<S>(String text) implements GameSource<S> {
        private Component<S> component() {
            Position position = GameLibrary.installed().read(text).position();
            if (position instanceof Component<?> component) {
                return cast(component);
            }
            throw new NotationException("a sweep starts from one component, not from a sum: \"" + text + "\"");
        }

        @SuppressWarnings("unchecked")
        private static <S> Component<S> cast(Component<?> component) {
            return (Component<S>) component;
        }

        @Override
        public ImpartialGame<S> game() {
            return component().game();
        }
    }

    /**
     * Runs a sweep.
     *
     * @param args the position, the directory, and maybe partitions and measure
     * @throws IOException if a file of the driver cannot be read or written
     */
    public static void main(String[] args) throws IOException {
        if (args.length < 2 || args.length > 4) {
            System.err.println(
                    "arguments: POSITION DIRECTORY [PARTITIONS [MEASURE]], for example 'cram[5,6]' /sweeps/cram 64");
            System.exit(2);
        }
        try (JavaSparkContext spark = new JavaSparkContext(new SparkConf().setIfMissing("spark.app.name", args[0]))) {
            sweep(new Written<>(args[0]), args, spark, System.out);
        }
    }

    private static <S> void sweep(Written<S> source, String[] args, JavaSparkContext spark, PrintStream out)
            throws IOException {
        S root = source.component().state();
        SparkSweep<S> sweep = SparkSweep.of(source, List.of(root));
        if (args.length > 2) {
            sweep = sweep.partitions(Integer.parseInt(args[2]));
        }
        if (args.length > 3) {
            sweep = sweep.measuring(Measure.valueOf(args[3].toUpperCase(Locale.ROOT)));
        }
        SparkTable<S> table = sweep.run(spark, args[1]);
        LevelSummary summary = table.summary();
        out.println(String.format(Locale.ROOT, "%s: %,d positions", args[0], summary.positions()));
        out.println("value " + table.value(root).getAsInt());
        out.println(String.format(Locale.ROOT, "checksum %016x", summary.checksum()));
    }
}
