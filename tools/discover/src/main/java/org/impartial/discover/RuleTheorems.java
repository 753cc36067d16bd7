package org.impartial.discover;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.impartial.core.meter.Budget;
import org.jspecify.annotations.Nullable;

/** Theorems about rules, given or searched for on first use. Safe to share between threads. */
final class RuleTheorems {
    /** The budget of one search when a game is solved. */
    private static final Budget SMALL = Budget.positions(60_000).within(Duration.ofSeconds(2));

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
            Discovery small = Discovery.of(rules).within(SMALL).states(FEW_STATES);
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
