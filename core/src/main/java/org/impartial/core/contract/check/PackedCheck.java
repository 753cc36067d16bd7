package org.impartial.core.contract.check;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.contract.report.Clause;
import org.impartial.core.game.Component;
import org.impartial.core.game.capability.Capability.Levelled;
import org.impartial.core.game.capability.Capability.Predecessors;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;

/** Checks the levels and predecessors of a packed game, on states in canonical form. */
record PackedCheck(PackedGame game, List<Component<Long>> states, ViolationLog findings) {

    static void run(ViolationLog findings, PackedGame game, Stream<Long> all) {
        List<Component<Long>> states = all.map(state -> game.canonical(state.longValue()))
                .distinct()
                .map(game::at)
                .toList();
        PackedCheck check = new PackedCheck(game, states, findings);
        if (game instanceof Levelled levelled) {
            check.each(Clause.LEVELS_RISE, "", state -> check.notAbove(levelled, state));
        }
        if (game instanceof Predecessors before) {
            check.each(Clause.PREDECESSORS_INVERT, "missing", state -> check.missing(before, state));
            check.each(Clause.PREDECESSORS_INVERT, "given", state -> check.superfluous(before, state));
        }
    }

    private void each(Clause clause, String about, LongFunction<Optional<String>> fault) {
        findings.test(clause, about, states, Law.always(state -> fault.apply(state.state())));
    }

    /** Returns the parts of all options in canonical form. */
    private LongStream parts(long state) {
        return OptionSources.parts(game, state).map(game::canonical);
    }

    private Optional<String> notAbove(Levelled levelled, long state) {
        int level = levelled.level(state);
        return parts(state)
                .filter(part -> levelled.level(part) <= level)
                .mapToObj(part -> "it lies on level " + level + ", and " + game.at(part) + ", which a move leaves, on "
                        + levelled.level(part))
                .findFirst();
    }

    private Optional<String> missing(Predecessors before, long state) {
        PackedOptions options = OptionSources.listed(game, state);
        return IntStream.range(0, options.count())
                .filter(option -> options.parts(option) == 1)
                .mapToLong(option -> game.canonical(options.part(option, 0)))
                .distinct()
                .filter(option -> given(before, option).noneMatch(one -> game.canonical(one) == state))
                .mapToObj(option -> "it is not among the predecessors of its option " + game.at(option))
                .findFirst();
    }

    private Optional<String> superfluous(Predecessors before, long state) {
        Set<Long> seen = new HashSet<>();
        for (long one : given(before, state).toArray()) {
            if (!seen.add(one)) {
                return Optional.of("its predecessor " + game.at(one) + " is given twice");
            }
            Optional<String> none = CheckedGame.fault(game, one);
            if (none.isPresent()) {
                return none.map(fault -> "its predecessor " + one + " is not a state: " + fault);
            }
            if (parts(one).noneMatch(part -> part == state)) {
                return Optional.of("no move leads to it from its predecessor " + game.at(one));
            }
        }
        return Optional.empty();
    }

    private static LongStream given(Predecessors before, long state) {
        PackedOptions out = new PackedOptions();
        before.predecessors(state, out);
        return IntStream.range(0, out.count()).mapToLong(i -> out.part(i, 0));
    }
}
