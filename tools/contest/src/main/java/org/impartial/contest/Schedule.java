package org.impartial.contest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/** The order of the runs of each strategy on each problem: random, and the same for the same seed. */
record Schedule(Problems problems, List<Entrant> strategies, long seed) {
    private record Pairing(ContestProblem problem, Entrant strategy) {}

    /** Runs one round, and passes each run to a consumer when it has ended. */
    void run(int round, Runner runner, Consumer<ContestRun> each) {
        for (Pairing pairing : order(round)) {
            each.accept(runner.run(pairing.problem(), pairing.strategy(), round));
        }
    }

    private List<Pairing> order(int round) {
        List<Pairing> order = new ArrayList<>();
        for (ContestProblem problem : problems) {
            strategies.forEach(strategy -> order.add(new Pairing(problem, strategy)));
        }
        Collections.shuffle(order, new Random(31 * seed + round));
        return order;
    }
}
