package com.example.strategy;

import java.time.Duration;
import org.impartial.contest.Ask;
import org.impartial.contest.Contest;
import org.impartial.contest.Problems;
import org.impartial.core.meter.Budget;
import org.impartial.solve.Strategy;

/** A contest of the strategy with two strategies of the library. */
public final class OwnContest {
    private OwnContest() {}

    /**
     * Prints the result of a contest.
     *
     * @param args the names of sets of problems, such as {@code boards}; all of {@link Problems#names} if none
     */
    public static void main(String[] args) {
        for (String name : args.length == 0 ? Problems.names() : java.util.List.of(args)) {
            System.out.println(contest(Problems.named(name)));
        }
    }

    static Contest.Result contest(Problems problems) {
        return Contest.of(problems)
                .strategies(MemoSearch.strategy(), Strategy.packed(), Strategy.nimberSearch())
                .asking(Ask.VALUE)
                .within(Budget.positions(1_000_000).within(Duration.ofSeconds(2)))
                .run()
                .against("packed");
    }
}
