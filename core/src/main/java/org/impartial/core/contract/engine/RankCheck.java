package org.impartial.core.contract.engine;

import java.util.Optional;
import java.util.stream.LongStream;
import org.impartial.core.contract.report.Clause;
import org.impartial.core.contract.world.CheckedGame;
import org.impartial.core.game.capability.Capability.RankedGame;
import org.impartial.core.game.capability.PackedOptions;

/**
 * Checks the ranks of a ranked game. Engines list the options of every number from 0 on, so each number up to the
 * greatest state of the small world is checked here, up to the limit of states, whether play can reach it or not.
 *
 * @param game the game
 */
record RankCheck(RankedGame game) {

    static void run(CheckedGame<?> trial, RankedGame game) {
        RankCheck check = new RankCheck(game);
        long[] states = trial.states().stream()
                .mapToLong(state -> (Long) state.state())
                .sorted()
                .toArray();
        trial.findings().check(Clause.RANKS_FALL, "", game::name, () -> {
            long greatest = states.length == 0 ? -1 : states[states.length - 1];
            long first = Math.min(greatest, trial.bounds().states());
            return LongStream.concat(LongStream.rangeClosed(0, first), LongStream.of(states))
                    .mapToObj(check::fault)
                    .flatMap(Optional::stream)
                    .findFirst();
        });
    }

    private Optional<String> fault(long rank) {
        if (rank < 0) {
            return Optional.of("the state " + rank + " is not a rank; ranks are 0 or more");
        }
        PackedOptions options = new PackedOptions();
        options.record(game, rank);
        long[] parts = new long[options.states()];
        options.copyTo(parts);
        return LongStream.of(parts)
                .filter(part -> part < 0 || part >= rank)
                .mapToObj(part -> "an option of the rank " + rank + " has the part " + part
                        + "; number the states so that options come first")
                .findFirst();
    }
}
