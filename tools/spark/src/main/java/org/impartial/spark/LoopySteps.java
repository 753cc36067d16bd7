package org.impartial.spark;

import java.io.IOException;
import java.util.List;
import org.apache.spark.HashPartitioner;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * Computes outcome and remoteness in a game without levels. The positions are found generation by generation, and each
 * partition stores the arcs into its positions; then each round decides the positions of the next remoteness, by
 * counting the remaining options [Fraenkel-Perl 1975]. There is one shuffle for each generation and each round.
 */
record LoopySteps<S>(JavaSparkContext spark, Tasks<S> tasks, SweepProgress progress) {
    void run(long... roots) throws IOException {
        if (progress.counts.containsKey(0)) {
            return;
        }
        // Objects sent to the tasks must not refer to this object.
        LoopyTasks<S> sent = new LoopyTasks<>(tasks);
        int generations = generations(roots);
        long decided = sum(SparkSweep.parts(spark, tasks.partitions())
                .map(part -> sent.begin(part, generations))
                .collect());
        int round = 0;
        while (decided > 0) {
            int now = round;
            decided = sum(SparkSweep.parts(spark, tasks.partitions())
                    .flatMapToPair(part -> sent.tell(part, now))
                    .partitionBy(new HashPartitioner(tasks.partitions()))
                    .mapPartitionsWithIndex((part, blocks) -> sent.decide(part, now, blocks), true)
                    .collect());
            progress.decided(round, decided);
            round++;
        }
        int last = round;
        JavaRDD<Integer> parts = SparkSweep.parts(spark, tasks.partitions());
        progress.valued(0, parts.map(part -> sent.end(part, last)).reduce(Tasks.CountTask::plus));
    }

    /** Finds all positions and returns the number of generations; a generation kept in the storage is not repeated. */
    private int generations(long... roots) throws IOException {
        LoopyTasks<S> sent = new LoopyTasks<>(tasks);
        int generation = progress.sizes.size();
        boolean more = generation == 0 || progress.sizes.lastEntry().getValue() > 0;
        while (more) {
            int now = generation;
            long found = sum(SparkSweep.parts(spark, tasks.partitions())
                    .flatMapToPair(part -> sent.expand(part, now, roots))
                    .partitionBy(new HashPartitioner(tasks.partitions()))
                    .mapPartitionsWithIndex((part, arcs) -> sent.keep(part, now, arcs), true)
                    .collect());
            progress.found(generation, found);
            generation++;
            more = found > 0;
        }
        return generation;
    }

    private static long sum(List<Long> numbers) {
        return numbers.stream().mapToLong(number -> number).sum();
    }
}
