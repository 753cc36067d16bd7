package org.impartial.spark;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.api.java.JavaSparkContext;
import org.impartial.core.library.GameLibrary;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificates;

/** {@code prove POSITION FILE [--partitions N] [--outcome | --play misere]} of {@code spark-submit}: certificates. */
record TogetherCommand(String position, Path file, int searches, SparkTogether.SearchGoal goal) {
    private static final String USAGE =
            "arguments: prove POSITION FILE [--partitions N] [--outcome | --play misere], for example prove 'cram[6,6]'"
                    + " cram66.proof --partitions 16";
    private static final int SEARCHES = 8;

    static TogetherCommand read(List<String> words) {
        for (SparkTogether.SearchGoal goal : SparkTogether.SearchGoal.values()) {
            List<String> chosen = goal.words();
            int end = words.size() - chosen.size();
            if (!chosen.isEmpty() && end > 0 && words.subList(end, words.size()).equals(chosen)) {
                return read(words.subList(0, end), goal);
            }
        }
        return read(words, SparkTogether.SearchGoal.VALUE);
    }

    private static TogetherCommand read(List<String> words, SparkTogether.SearchGoal goal) {
        int searches = SparkCommand.partitions(words, SEARCHES, USAGE);
        GameLibrary.installed().read(words.get(0));
        return new TogetherCommand(words.get(0), Path.of(words.get(1)), searches, goal);
    }

    void run(PrintStream out) throws IOException {
        try (JavaSparkContext spark = SparkCommand.spark(position)) {
            SparkTogether together = SparkTogether.of(position, searches).aiming(goal);
            Certificate proof = together.prove(spark);
            Certificates.write(proof, file);
            out.println(proof.statement());
            out.println(proof.size() + " facts are in " + file + "; " + together.positions() + " positions by "
                    + searches + " searches");
        }
    }
}
