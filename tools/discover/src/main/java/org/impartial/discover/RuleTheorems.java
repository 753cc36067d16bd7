package org.impartial.discover;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Theorems about rules, given or searched for on first use. Safe to share between threads. */
final class RuleTheorems {
    // What is found must depend on the rules alone, not on the speed of the machine: these bounds count steps, never
    // time. A search that uses them up takes some two seconds.
    private static final long STATES = 120_000;
    private static final long STEPS = 80_000_000;
    private static final int FEW_STATES = 150;

    private final Supplier<List<Theorem>> source;
    private @Nullable List<Theorem> theorems;

    private RuleTheorems(Supplier<List<Theorem>> source) {
        this.source = source;
    }

    static RuleTheorems of(List<Theorem> theorems) {
        return new RuleTheorems(() -> List.copyOf(theorems));
    }

    /** Returns the theorems that small searches find: about values in normal play, else outcomes, and misère outcomes. */
    static RuleTheorems discovered(HeapRules rules) {
        return new RuleTheorems(() -> {
            Discovery small = Discovery.of(rules).within(STATES, STEPS).states(FEW_STATES);
            List<Theorem> found = new ArrayList<>();
            Optional<Theorem> values = small.values().run().theorem();
            values.ifPresent(found::add);
            if (!rules.rules().splits()) {
                (values.isPresent() ? values : small.run().theorem())
                        .filter(theorem -> !found.contains(theorem))
                        .ifPresent(found::add);
                small.misere().run().theorem().ifPresent(found::add);
            }
            return List.copyOf(found);
        });
    }

    synchronized List<Theorem> all() {
        List<Theorem> known = theorems == null ? source.get() : theorems;
        theorems = known;
        return known;
    }
}
