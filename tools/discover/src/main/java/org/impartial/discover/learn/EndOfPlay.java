package org.impartial.discover.learn;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.meter.Meter;
import org.impartial.discover.rules.CompiledRules;
import org.impartial.discover.rules.OptionWalk;
import org.impartial.discover.rules.Repetition;
import org.impartial.discover.rules.Termination;
import org.jspecify.annotations.Nullable;

/** The proof that play ends, in the first numeration in which the rules are compiled, or why there is none. */
final class EndOfPlay {
    private @Nullable List<int[]> measures;
    private String refusal = "";

    /** Returns whether play is proved to end; if not, {@link #refusal} returns the reason. */
    boolean proved(CompiledRules compiled, Meter meter) {
        if (measures != null) {
            return true;
        }
        Optional<List<int[]>> found = new Termination(compiled).measures();
        if (found.isEmpty()) {
            refusal = refused(compiled, meter);
        } else if (new OptionWalk(compiled).unbounded()) {
            refusal = "some position has infinitely many options, which cannot be searched; bound every heap after a"
                    + " move, as in x'<x";
        } else if (compiled.rules().splits() && !compiled.shrinking()) {
            refusal = "a move leaves a heap that is not smaller than the one that was there, which rules that split a"
                    + " heap cannot have; add x'<x";
        } else {
            measures = found.get();
        }
        return measures != null;
    }

    private static String refused(CompiledRules compiled, Meter meter) {
        return Repetition.cycle(compiled, meter)
                .map(cycle -> "the rules repeat positions: "
                        + Stream.concat(cycle.stream(), Stream.of(cycle.get(0)))
                                .map(position -> position.toString().replace(" ", ""))
                                .collect(Collectors.joining(" -> "))
                                .replace('[', '(')
                                .replace(']', ')')
                        + "; play must end, so let every move lower something")
                .orElse("it was not proved that play ends: no coordinate, sum or lexicographic order of small multiples"
                        + " of heaps is lowered by every move");
    }

    List<int[]> measures() {
        return measures == null ? List.of() : measures;
    }

    /** Returns the reason why play is not proved to end; empty if there is none so far. */
    String refusal() {
        return refusal;
    }
}
