package org.impartial.spark;

import java.time.Duration;
import java.util.Iterator;
import java.util.stream.StreamSupport;
import org.apache.spark.api.java.JavaRDD;
import org.impartial.core.library.GameLibrary;
import org.impartial.json.JsonLines;

/**
 * Answers to requests of programs on a cluster: a line of JSON for each, as {@link JsonLines} gives it for a batch. An
 * answer depends on its request alone, so lost tasks are repeated, and partitions may be of any size. Requests about one
 * game are answered fastest side by side, since the tables of a partition serve all its requests.
 *
 * <pre>
 * JavaRDD&lt;String&gt; answers = SparkAnswers.of(spark.textFile("requests.jsonl", 400));
 * answers.saveAsTextFile("answers");
 * </pre>
 */
public final class SparkAnswers {
    /** The time limit of a request that has neither {@code seconds} nor {@code budget}. */
    public static final Duration LIMIT = Duration.ofSeconds(60);

    private SparkAnswers() {}

    /**
     * {@return an answer to each request, in the same order and the same partitions}
     *
     * @param lines the requests
     */
    public static JavaRDD<String> of(JavaRDD<String> lines) {
        return lines.mapPartitions(SparkAnswers::answers);
    }

    /** Answers the requests of a partition with one set of tables. */
    private static Iterator<String> answers(Iterator<String> requests) {
        Iterable<String> all = () -> requests;
        return StreamSupport.stream(all.spliterator(), false)
                .map(lines()::answer)
                .iterator();
    }

    static JsonLines lines() {
        return JsonLines.of(GameLibrary.installed()).batch(LIMIT);
    }
}
