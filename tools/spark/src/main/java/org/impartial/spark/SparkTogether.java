package org.impartial.spark;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.impartial.solve.engine.together.SharedSearch;
import org.impartial.spark.TogetherWorker.WorkedRound;

/**
 * A search of one position by the executors of a cluster, which exchange the facts they find after each round: the
 * search of {@code Solver.proveTogether}, with broadcast values in place of a folder. A lost executor loses only its
 * tables. The result is a certificate, which others check without trusting the cluster.
 *
 * <pre>
 * Certificate proof = SparkTogether.of("cram[6,6]", 16).prove(spark);
 * </pre>
 */
public final class SparkTogether {
    private static final long FIRST_POSITIONS = 300;
    private static final long MOST_POSITIONS = 1 << 20;

    private final String position;
    private final SearchGoal goal;
    private final int searches;
    private long positions;

    enum SearchGoal {
        VALUE,
        OUTCOME,
        MISERE_OUTCOME;

        /** Returns the words of the command that choose it. */
        List<String> words() {
            return switch (this) {
                case VALUE -> List.of();
                case OUTCOME -> List.of("--outcome");
                case MISERE_OUTCOME -> List.of("--play", "misere");
            };
        }
    }

    private SparkTogether(String position, SearchGoal goal, int searches) {
        this.position = position;
        this.goal = goal;
        this.searches = searches;
    }

    /**
     * {@return a search for the value of a position}
     *
     * @param position the position as text, whose games are installed on all machines
     * @param searches the number of searches, at most one for each task that can run at the same time
     */
    public static SparkTogether of(String position, int searches) {
        return new SparkTogether(position, SearchGoal.VALUE, searches);
    }

    /** {@return a search for the outcome only, which takes less work} */
    public SparkTogether outcome() {
        return aiming(SearchGoal.OUTCOME);
    }

    /** {@return a search for the outcome in misère play} */
    public SparkTogether misere() {
        return aiming(SearchGoal.MISERE_OUTCOME);
    }

    SparkTogether aiming(SearchGoal other) {
        return new SparkTogether(position, other, searches);
    }

    /** {@return the work of the last call of {@link #prove}: the number of positions of all searches} */
    public long positions() {
        return positions;
    }

    /**
     * Searches until one of the searches has decided the question, and makes the certificate in the driver.
     *
     * @param spark the cluster
     * @return the certificate, not yet checked
     */
    public Certificate prove(JavaSparkContext spark) {
        String session = UUID.randomUUID().toString();
        List<TogetherWorker> workers = IntStream.range(0, searches)
                .mapToObj(number -> new TogetherWorker(session, position, goal, number, searches))
                .toList();
        SharedSearch own = workers.get(0).search();
        List<Broadcast<List<byte[]>>> history = new ArrayList<>();
        Meter meter = Meter.unlimited();
        positions = 0;
        boolean decided = false;
        try {
            for (long most = FIRST_POSITIONS; !decided; most = Math.min(MOST_POSITIONS, most + most / 4)) {
                List<WorkedRound> rounds = round(spark, new ArrayList<>(workers), history, most);
                List<byte[]> facts =
                        rounds.stream().flatMap(round -> round.facts().stream()).toList();
                history.add(spark.broadcast(new ArrayList<>(facts)));
                TogetherWorker.learn(own, facts, history.size() - 1, meter);
                positions += rounds.stream().mapToLong(WorkedRound::positions).sum();
                decided = rounds.stream().anyMatch(WorkedRound::decided);
            }
        } finally {
            if (!spark.sc().isStopped()) {
                history.forEach(Broadcast::destroy);
                spark.parallelize(new ArrayList<>(workers), searches).foreach(worker -> TogetherWorker.forget(session));
            }
        }
        return own.prove(meter);
    }

    private List<WorkedRound> round(
            JavaSparkContext spark, List<TogetherWorker> workers, List<Broadcast<List<byte[]>>> history, long most) {
        List<Broadcast<List<byte[]>>> sent = new ArrayList<>(history);
        return spark.parallelize(workers, searches)
                .map(worker -> worker.round(sent, most))
                .collect();
    }
}
