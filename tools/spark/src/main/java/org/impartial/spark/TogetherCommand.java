package org.impartial.spark;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.impartial.core.library.GameLibrary;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificates;

/**
 * {@code prove POSITION FILE [--partitions N] [--play misere]} for {@code spark-submit}: searches a position by as many searches as
 * partitions, and writes the certificate.
 *
 * @param position the position as text
 * @param file the file of the certificate
 * @param searches the number of searches
 * @param misere whether the outcome in misère play is proved, or the value
 */
record TogetherCommand(String position, Path file, int searches, boolean misere) {
    private static final String USAGE =
            "arguments: prove POSITION FILE [--partitions N] [--play misere], for example prove 'cram[6,6]' cram66.proof --partitions 16";
    private static final List<String> MISERE = List.of("--play", "misere");
    private static final int SEARCHES = 8;

    /** Reads the words after {@code prove}, and the position. */
    static TogetherCommand read(List<String> words) {
        int end = words.size() - MISERE.size();
        boolean misere = end > 0 && words.subList(end, words.size()).equals(MISERE);
        List<String> others = misere ? words.subList(0, end) : words;
        int searches = SparkCommand.partitions(others, SEARCHES, USAGE);
        GameLibrary.installed().read(others.get(0));
        return new TogetherCommand(others.get(0), Path.of(others.get(1)), searches, misere);
    }

    void run(PrintStream out) throws IOException {
        try (JavaSparkContext spark = new JavaSparkContext(new SparkConf().setIfMissing("spark.app.name", position))) {
            SparkTogether value = SparkTogether.of(position, searches);
            SparkTogether together = misere ? value.misere() : value;
            Certificate proof = together.prove(spark);
            Certificates.write(proof, file);
            out.println(proof.statement());
            out.println(proof.size() + " facts are in " + file + "; " + together.positions() + " positions by "
                    + searches + " searches");
        }
    }
}
