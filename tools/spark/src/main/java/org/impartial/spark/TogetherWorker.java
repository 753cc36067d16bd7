package org.impartial.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.broadcast.Broadcast;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.misere.SharedMisereSearch;
import org.impartial.solve.engine.nimber.SharedNimberSearch;
import org.impartial.solve.engine.together.SharedSearch;
import org.impartial.solve.engine.together.Together;

/**
 * One of the searches of {@link SparkTogether}. Its tables stay in the virtual machine of its executor between the
 * rounds; an executor that has lost them, or never had them, begins with the facts of all earlier rounds.
 */
record TogetherWorker(String session, String position, SparkTogether.SearchGoal goal, int number, int searches)
        implements Serializable {
    private static final long serialVersionUID = 1;
    static final Map<TogetherWorker, WorkerTables> KEPT = new ConcurrentHashMap<>();

    private static final class WorkerTables {
        private final SharedSearch search;
        private int rounds;

        WorkerTables(SharedSearch search) {
            this.search = search;
        }
    }

    /** The result of a round: the facts that were found, the work, and whether the question is decided. */
    record WorkedRound(List<byte[]> facts, long positions, boolean decided) implements Serializable {
        private static final long serialVersionUID = 1;

        /** Copies the list to one that Java can serialize. */
        WorkedRound {
            facts = new ArrayList<>(facts);
        }
    }

    SharedSearch search() {
        Position start = GameLibrary.installed().read(position).position();
        String name = "search " + number;
        return goal == SparkTogether.SearchGoal.MISERE_OUTCOME
                ? new SharedMisereSearch(start, number, name)
                : new SharedNimberSearch(start, goal == SparkTogether.SearchGoal.VALUE, 1, searches, number, name);
    }

    /** Learns the facts of the rounds so far, and searches a number of positions. */
    WorkedRound round(List<Broadcast<List<byte[]>>> history, long most) {
        WorkerTables tables = KEPT.computeIfAbsent(this, worker -> new WorkerTables(worker.search()));
        synchronized (tables) {
            Meter meter = Meter.unlimited();
            for (; tables.rounds < history.size(); tables.rounds++) {
                learn(tables.search, history.get(tables.rounds).value(), tables.rounds, meter);
            }
            boolean decided = Together.advance(tables.search, meter, most);
            return new WorkedRound(tables.search.found(), meter.cost().positions(), decided);
        }
    }

    static void learn(SharedSearch search, List<byte[]> facts, int round, Meter meter) {
        facts.forEach(block -> search.learn(block, "round " + (round + 1), meter));
    }

    static void forget(String session) {
        KEPT.keySet().removeIf(worker -> worker.session().equals(session));
    }
}
