package org.impartial.discover;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.impartial.core.meter.Budget;
import org.impartial.discover.search.TheoremSearch;

/** Searches for theorems about rules that are a game. */
final class RuleTheorems {
    // What is found must depend on the rules alone, not on the speed of the machine: these bounds count steps, never
    // time. A search that uses them up takes some two seconds.
    private static final long STATES = 120_000;
    private static final long STEPS = 80_000_000;
    private static final int FEW_STATES = 150;

    /** Returns theorems by small searches: about values in normal play, else outcomes, and misère outcomes. */
    static TheoremSearch<Theorem> of(HeapRules rules) {
        return new TheoremSearch<>(
                STEPS / Budget.OPTIONS_A_POSITION, (halvings, cancelled) -> found(rules, halvings, cancelled));
    }

    private static List<Theorem> found(HeapRules rules, int halvings, BooleanSupplier cancelled) {
        Discovery small = Discovery.of(rules)
                .within(STATES >> halvings, STEPS >> halvings)
                .states(FEW_STATES)
                .cancelledBy(cancelled);
        List<Theorem> found = new ArrayList<>();
        Optional<Theorem> values = small.values().run().theorem();
        values.ifPresent(found::add);
        if (!rules.rules().splits()) {
            (values.isPresent() ? values : small.run().theorem())
                    .filter(theorem -> !found.contains(theorem))
                    .ifPresent(found::add);
            small.misere().run().theorem().ifPresent(found::add);
        }
        return found;
    }
}
