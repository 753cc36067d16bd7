package org.impartial.spark;

import java.io.IOException;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.apache.spark.HashPartitioner;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.sweep.LevelSweep;
import org.impartial.sweep.LevelSweep.LevelListener;
import org.impartial.sweep.LevelSweep.SweepMeasure;
import org.impartial.sweep.work.Expansion;
import org.impartial.sweep.work.Fingerprint;
import org.impartial.sweep.work.SweptGame;

/**
 * A {@link LevelSweep} on a Spark cluster, for tables beyond the disk of one machine; on one machine the sweep on disk
 * is several times faster. It gives the same positions, values and checksum.
 *
 * <p>A position belongs to the partition given by its hash. A record is a partition of a level: its sorted positions,
 * in packed form. Upwards each partition sends the options of its positions to the partitions that own them, and these
 * store the requests; downwards they send the values back. This is one shuffle for each level and direction, with 2 to
 * 4 bytes for each distinct option that the positions of one partition have in another. Each level is written to the
 * storage and read from there by the next step, so a failed task is repeated alone, and an interrupted sweep continues
 * from its last level. Immutable.
 *
 * <pre>{@code
 * SparkSweep<Long> sweep = SparkSweep.of(() -> new Cram(2, 4), List.of(0L)).partitions(2);
 * SparkTable<Long> table = sweep.run(spark, directory);
 * table.value(0L).getAsInt();  // 0
 * }</pre>
 *
 * @param <S> the states of the game
 */
public final class SparkSweep<S> {
    private static final int USUAL_PARTITIONS = 16;

    private final GameSource<S> source;
    private final List<S> roots;
    private final SweepMeasure measure;
    private final int partitions;
    private final LevelListener listener;

    private SparkSweep(
            GameSource<S> source, List<S> roots, SweepMeasure measure, int partitions, LevelListener listener) {
        this.source = source;
        this.roots = roots;
        this.measure = measure;
        this.partitions = partitions;
        this.listener = listener;
    }

    /**
     * {@return a sweep over all followers of some states in 16 partitions, which computes Grundy values for a game with
     * levels, otherwise outcome and remoteness}
     *
     * @param source creates the game on every machine
     * @param roots at least one state
     * @param <S> its states
     */
    public static <S> SparkSweep<S> of(GameSource<S> source, List<S> roots) {
        if (roots.isEmpty()) {
            throw new IllegalArgumentException("a sweep must start from at least one position");
        }
        boolean levelled = SweptGame.of(source.game()).levelled();
        SweepMeasure usual = levelled ? SweepMeasure.GRUNDY : SweepMeasure.REMOTENESS;
        return new SparkSweep<>(source, List.copyOf(roots), usual, USUAL_PARTITIONS, LevelListener.NONE);
    }

    /**
     * {@return a copy of this sweep with another measure}
     *
     * @param wanted the quantity to compute
     * @throws BeyondRangeException if Grundy values are requested of a game without levels
     */
    public SparkSweep<S> measuring(SweepMeasure wanted) {
        LevelSweep.of(source.game(), roots).measuring(wanted);
        return new SparkSweep<>(source, roots, wanted, partitions, listener);
    }

    /**
     * {@return a copy of this sweep with another number of partitions} There should be a few for each processor, and
     * enough that two levels of a partition fit in the memory of a task.
     *
     * @param number from 1 to 100,000
     */
    public SparkSweep<S> partitions(int number) {
        if (number < 1 || number > 100_000) {
            throw new IllegalArgumentException("a sweep has from 1 to 100,000 partitions, not " + number);
        }
        return new SparkSweep<>(source, roots, measure, number, listener);
    }

    /**
     * {@return a copy of this sweep that notifies a listener after each level} The same is written to Spark's log at
     * level INFO, and the description of each job names the level. The levels of a game without levels are generations
     * of positions, and then the rounds that decide them.
     *
     * @param observer receives each completed level, on the thread of the driver
     */
    public SparkSweep<S> listener(LevelListener observer) {
        return new SparkSweep<>(source, roots, measure, partitions, observer);
    }

    /**
     * Sweeps, or continues an interrupted sweep, which is known by the name of the game, the measure, the roots and the
     * rules at its first positions. Changes of the rules at others are not detected: state a version in {@code name()}.
     *
     * @param spark the cluster
     * @param directory a directory for this sweep alone, visible to all machines: the path of one that is mounted
     *     everywhere, or an address such as {@code hdfs:///sweeps/cram}
     * @return the table
     * @throws IOException if a file of the driver cannot be read or written
     * @throws org.impartial.sweep.store.SweepException if the directory belongs to another sweep, or is damaged
     */
    public SparkTable<S> run(JavaSparkContext spark, String directory) throws IOException {
        SweptGame<S> game = SweptGame.of(source.game());
        long[] packed = game.pack(roots);
        Storage storage = new Storage(directory, Fingerprint.of(game, measure, packed));
        Tasks<S> tasks = new Tasks<>(source, measure, partitions, storage);
        SweepProgress progress = SweepProgress.of(storage, partitions, listener);
        if (game.levelled()) {
            forward(spark, tasks, progress, game.expansion(), packed);
            backward(spark, tasks, progress);
        } else {
            new LoopySteps<>(spark, tasks, progress).run(packed);
        }
        return new SparkTable<>(tasks, progress.summary(measure));
    }

    private void forward(
            JavaSparkContext spark, Tasks<S> tasks, SweepProgress progress, Expansion expansion, long... packed)
            throws IOException {
        NavigableSet<Integer> waiting = new TreeSet<>(progress.askers.keySet());
        for (long root : packed) {
            waiting.add(expansion.level(root));
        }
        waiting.removeAll(progress.sizes.keySet());
        while (!waiting.isEmpty()) {
            int level = waiting.pollFirst();
            List<Integer> askers = progress.askersOf(level);
            spark.setJobDescription("positions of level " + level);
            long size = 0;
            for (var counted : parts(spark, partitions)
                    .flatMapToPair(part -> tasks.expand(part, level, askers, packed))
                    .partitionBy(new HashPartitioner(partitions))
                    .mapPartitionsWithIndex((part, asked) -> tasks.keepAsked(part, level, asked), true)
                    .collect()) {
                if (counted._1() == level) {
                    size += counted._2();
                } else {
                    progress.asked(level, counted._1());
                    waiting.add(counted._1());
                }
            }
            progress.found(level, size);
        }
    }

    private void backward(JavaSparkContext spark, Tasks<S> tasks, SweepProgress progress) throws IOException {
        for (int level : progress.sizes.descendingKeySet()) {
            if (progress.counts.containsKey(level)) {
                continue;
            }
            int greatest = progress.greatest();
            spark.setJobDescription("values of level " + level);
            JavaPairRDD<Integer, SentBlock> answers = parts(spark, partitions)
                    .flatMapToPair(part -> tasks.answer(part, level))
                    .partitionBy(new HashPartitioner(partitions));
            JavaRDD<Tasks.CountTask> counts =
                    answers.mapPartitionsWithIndex((part, some) -> tasks.value(part, level, greatest, some), true);
            progress.valued(level, counts.reduce(Tasks.CountTask::plus));
        }
    }

    /** Returns the numbers of the partitions, one for each task. */
    static JavaRDD<Integer> parts(JavaSparkContext spark, int partitions) {
        return spark.parallelize(IntStream.range(0, partitions).boxed().toList(), partitions);
    }
}
