package org.impartial.core.contract.shelf;

import static org.impartial.core.contract.report.Clause.CLAIM_PERIODIC;
import static org.impartial.core.contract.report.Clause.CLAIM_TESTED;
import static org.impartial.core.contract.shelf.Told.TALE;

import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.contract.report.Clause;
import org.impartial.core.game.Claim;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Options;
import org.impartial.core.game.heap.HeapGame;

/** Claimed periods that are wrong, not the least, or too great to be checked. */
final class WrongPeriods {

    private WrongPeriods() {}

    static List<Wrong> all() {
        return List.of(
                wrong("Kayles repeats from 70", Told.KAYLES, 70, 12, 0),
                wrong("Kayles repeats from 72", Told.KAYLES, 72, 12, 0),
                wrong("Kayles repeats after 24", Told.KAYLES, 71, 24, 0),
                wrong("Kayles repeats after 11", Told.KAYLES, 71, 11, 0),
                wrong("Nim repeats", Told.NIM, 0, 1, 0),
                wrong("Nim grows by 2 after 2", Told.NIM, 0, 2, 2),
                wrong("no period", Told.NIM, 0, 0, 0),
                wrong("two or three repeats after 6", Told.TWO_OR_THREE, 0, 6, 0),
                wrong(CLAIM_TESTED, "a period too far away", Told.NIM, 0, 5000, 5000),
                wrong(CLAIM_TESTED, "a period at the end of numbers", Told.NIM, Long.MAX_VALUE, Long.MAX_VALUE, 0),
                Wrong.game(CLAIM_PERIODIC, new NoHeap()));
    }

    private static Wrong wrong(String name, HeapGame rule, long preperiod, long period, long saltus) {
        return wrong(CLAIM_PERIODIC, name, rule, preperiod, period, saltus);
    }

    private static Wrong wrong(Clause clause, String name, HeapGame rule, long preperiod, long period, long saltus) {
        return Wrong.game(clause, new Told(name, rule, List.of(new Claim.Periodic<>(TALE, preperiod, period, saltus))));
    }

    /** A game that is not a heap game, with a claim that it is periodic. */
    private record NoHeap() implements ImpartialGame<Integer> {
        @Override
        public void options(Integer state, Options<Integer> out) {}

        @Override
        public Stream<Integer> smallStates() {
            return Stream.of(0);
        }

        @Override
        public List<Claim<Integer>> claims() {
            return List.of(new Claim.Periodic<>(TALE, 0, 1, 0));
        }
    }
}
