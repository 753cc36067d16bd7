package org.impartial.cli.command.option;

import java.util.Map;
import java.util.Optional;

/** Options that other versions or other commands have, and what this command has instead. */
final class OldNames {
    private static final String FILE = "--to is a bound; write -o FILE";
    private static final String NO_FILE =
            "draw, graph, plot and table draw to FILE by -o FILE, and prove -o FILE writes" + " a proof";
    private static final String MISERE = " is about misère play in any case; omit it";

    private static final Map<String, String> BY_COMMAND = Map.ofEntries(
            Map.entry("prove --to", FILE),
            Map.entry("discover --to", FILE),
            Map.entry("exercises --to", FILE),
            Map.entry("explore --to", FILE),
            Map.entry("contest --to", FILE),
            Map.entry("prove --table", "write --checkpoint FILE for --table FILE"),
            Map.entry("quotient --heaps", "--heaps is a number of heaps in a sum; write --to N for the greatest heap"),
            Map.entry("quotient --play", "quotient" + MISERE),
            Map.entry("quotient --misere", "quotient" + MISERE),
            Map.entry("genus --play", "genus" + MISERE),
            Map.entry("genus --misere", "genus" + MISERE),
            Map.entry("form --play", "form" + MISERE),
            Map.entry("form --misere", "form" + MISERE),
            Map.entry("atlas --misere", "write --quotients S for --misere S"),
            Map.entry("sequence --proof", "write -o FILE for --proof FILE"),
            Map.entry("sequence --segments", "write --segment-size N -o FILE for --segments FILE"),
            Map.entry("solve --mex", "write --options for --mex"),
            Map.entry("sweep --fates", "write --outcome for --fates"),
            Map.entry("sweep --loopy", "write --outcome for --loopy"),
            Map.entry("discover --dot", "write -o FILE for --dot FILE"),
            Map.entry("contest --heap", "write --memory SIZE for --heap SIZE"));

    private OldNames() {}

    /** Returns what to write instead of an option. */
    static Optional<String> instead(String command, String option) {
        return Optional.ofNullable(BY_COMMAND.get(command + " " + option))
                .or(() -> option.matches("-o|--output") ? Optional.of(NO_FILE) : Optional.empty());
    }
}
