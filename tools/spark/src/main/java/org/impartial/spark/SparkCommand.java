package org.impartial.spark;

import java.io.IOException;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.notation.ImpartialException;
import org.impartial.core.notation.NotationException;
import org.impartial.sweep.LevelSweep.LevelListener;
import org.impartial.sweep.LevelSweep.SweepMeasure;
import org.impartial.sweep.LevelTable.LevelSummary;

/**
 * The entry point for {@code spark-submit}. After {@code solve} it answers requests, after {@code prove} it searches one
 * position; otherwise it sweeps all positions reachable from one, and prints their number, the value
 * of the first, the checksum, and the positions per second. Arguments: the position as text, the directory, and
 * optionally the number of partitions and a measure, such as {@code GRUNDY} or {@code REMOTENESS}.
 *
 * @param <S> the states of the game
 */
public final class SparkCommand<S> {
    private static final String USAGE =
            "arguments: POSITION DIRECTORY [PARTITIONS [MEASURE]], for example 'cram[5,6]' /sweeps/cram 64; or solve"
                    + " REQUESTS ANSWERS; or prove POSITION FILE";

    private final String text;
    private final S root;
    private final SparkSweep<S> sweep;

    private SparkCommand(String text, S root, SparkSweep<S> sweep) {
        this.text = text;
        this.root = root;
        this.sweep = sweep;
    }

    /** Reads the game on each machine. */
    private record WrittenTable<S>(String text) implements GameSource<S> {
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

    /** Reads all arguments, so that errors are found before the cluster is used. */
    static SparkCommand<?> read(String... args) {
        if (args.length < 2 || args.length > 4) {
            throw new IllegalArgumentException(USAGE);
        }
        return read(new WrittenTable<>(args[0]), args);
    }

    private static <S> SparkCommand<S> read(WrittenTable<S> source, String... args) {
        S root = source.component().state();
        SparkSweep<S> sweep = SparkSweep.of(source, List.of(root));
        sweep = args.length > 2 ? sweep.partitions(partitions(args[2])) : sweep;
        sweep = args.length > 3 ? sweep.measuring(measure(args[3])) : sweep;
        return new SparkCommand<>(args[0], root, sweep);
    }

    /** Reads two words and, if it is given, the number after {@code --partitions}. */
    static int partitions(List<String> words, int otherwise, String usage) {
        boolean chosen = words.size() == 4 && words.get(2).equals("--partitions");
        if (words.size() != 2 && !chosen) {
            throw new IllegalArgumentException(usage);
        }
        return chosen ? partitions(words.get(3)) : otherwise;
    }

    private static int partitions(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("partitions must be a number from 1 to 100,000, not " + text, e);
        }
    }

    private static SweepMeasure measure(String text) {
        String all = Arrays.toString(SweepMeasure.values());
        return Arrays.stream(SweepMeasure.values())
                .filter(measure -> measure.name().equals(text.toUpperCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("a measure is one of " + all + ", not " + text));
    }

    private void run(JavaSparkContext spark, String directory, PrintStream out) throws IOException {
        long start = System.nanoTime();
        SparkTable<S> table = sweep.listener(SparkCommand::tell).run(spark, directory);
        double seconds = (System.nanoTime() - start) / 1e9;
        LevelSummary summary = table.summary();
        long positions = summary.positions();
        out.println(String.format(Locale.ROOT, "%s: %,d positions", text, positions));
        out.println("value " + table.value(root).getAsInt());
        out.println(String.format(Locale.ROOT, "checksum %016x", summary.checksum()));
        out.println(String.format(Locale.ROOT, "%.1f s, %,.0f positions per second", seconds, positions / seconds));
    }

    /** Prints each level to the standard error of the driver, independently of Spark's log level. */
    private static void tell(LevelListener.Sweep sweep, int level, long positions) {
        String done = sweep == LevelListener.Sweep.POSITIONS ? "found" : "valued";
        System.err.println(String.format(Locale.ROOT, "impartial: level %d: %,d positions %s", level, positions, done));
    }

    /**
     * Runs the work that the arguments name. An error is reported in one line, with status 2 for the arguments and 1 for the work.
     *
     * @param args for a sweep the position, the directory, and optionally partitions and measure
     * @throws IOException if a file of the driver cannot be read or written
     */
    public static void main(String[] args) throws IOException {
        List<String> words = List.of(args);
        try {
            if (!words.isEmpty() && words.get(0).equals("solve")) {
                AnswersCommand.read(words.subList(1, words.size())).run();
                return;
            }
            if (!words.isEmpty() && words.get(0).equals("prove")) {
                TogetherCommand.read(words.subList(1, words.size())).run(System.out);
                return;
            }
            SparkCommand<?> command = read(args);
            try (JavaSparkContext spark = spark(command.text)) {
                command.run(spark, args[1], System.out);
            }
        } catch (IllegalArgumentException | NotationException | BeyondRangeException e) {
            fail(e, 2);
        } catch (ImpartialException e) {
            fail(e, 1);
        }
    }

    /** Returns the cluster of {@code spark-submit}. */
    static JavaSparkContext spark(String name) {
        return new JavaSparkContext(new SparkConf().setIfMissing("spark.app.name", name));
    }

    private static void fail(RuntimeException e, int status) {
        System.err.println("impartial: " + e.getMessage());
        System.exit(status);
    }
}
