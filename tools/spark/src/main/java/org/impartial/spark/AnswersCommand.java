package org.impartial.spark;

import java.io.IOException;
import java.util.List;
import org.apache.spark.api.java.JavaSparkContext;

/** {@code solve REQUESTS ANSWERS [--partitions N]} of {@code spark-submit}: answers requests to a folder, in order. */
record AnswersCommand(String requests, String answers, int partitions) {
    private static final String USAGE =
            "arguments: solve REQUESTS ANSWERS [--partitions N], for example solve requests.jsonl answers --partitions 400";
    private static final int PARTITIONS = 8;

    static AnswersCommand read(List<String> words) {
        int partitions = SparkCommand.partitions(words, PARTITIONS, USAGE);
        return new AnswersCommand(words.get(0), words.get(1), partitions);
    }

    void run() {
        try (JavaSparkContext spark = SparkCommand.spark("answers")) {
            run(spark);
        }
    }

    /** Answers the requests; Spark does not declare the failures of its files. */
    void run(JavaSparkContext spark) {
        try {
            SparkAnswers.of(spark.textFile(requests, partitions)).saveAsTextFile(answers);
        } catch (Exception failure) {
            for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
                if (cause instanceof IOException) {
                    throw new IllegalArgumentException(cause.getMessage(), failure);
                }
            }
            throw failure;
        }
    }
}
