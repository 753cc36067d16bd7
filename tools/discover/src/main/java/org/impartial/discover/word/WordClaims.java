package org.impartial.discover.word;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.meter.Budget;
import org.impartial.discover.search.TheoremSearch;

/** Theorems about a rewriting game as claims. Safe to share between threads. */
record WordClaims(TheoremSearch<WordTheorem> search) {
    /** The budget of a search when a game is solved: about a second of work, the same on all machines. */
    private static final Budget SMALL = Budget.positions(100_000);

    private static final Budget LARGE = Budget.positions(4_000_000);
    private static final int FEW_STATES = 150;
    private static final int MANY_STATES = 2000;

    static WordClaims of(List<WordTheorem> theorems) {
        return new WordClaims(TheoremSearch.of(theorems));
    }

    /** Returns claims searched for on first use: values in normal play, else outcomes, and misère outcomes. */
    static WordClaims discovered(WordRules rules) {
        Budget most = rules.sumsOfRuns() ? LARGE : SMALL;
        return new WordClaims(
                new TheoremSearch<>(most.positions(), (halvings, cancelled) -> found(rules, halvings, cancelled)));
    }

    private static List<WordTheorem> found(WordRules rules, int halvings, BooleanSupplier cancelled) {
        WordDiscovery small = WordDiscovery.of(rules)
                .reading(false)
                .within(halved(SMALL, halvings))
                .states(FEW_STATES)
                .cancelledBy(cancelled);
        List<WordTheorem> found = new ArrayList<>();
        normal(rules, small, halved(LARGE, halvings)).ifPresent(found::add);
        small.misere().run().theorem().ifPresent(found::add);
        return found;
    }

    private static Budget halved(Budget budget, int times) {
        return Budget.positions(budget.positions() >> times).holding(TheoremSearch.MEMORY);
    }

    /** Returns a theorem about values of few states, or of twice those of the outcomes; else one about outcomes. */
    private static Optional<WordTheorem> normal(WordRules rules, WordDiscovery small, Budget most) {
        Optional<WordTheorem> values = small.values().run().theorem();
        if (values.isPresent()) {
            return values;
        }
        WordDiscovery large = rules.sumsOfRuns() ? small.states(MANY_STATES).within(most) : small;
        Optional<WordTheorem> outcomes = large.run().theorem();
        return outcomes.map(theorem -> 2 * theorem.states())
                .filter(states -> states > FEW_STATES)
                .flatMap(states -> large.values().states(states).run().theorem())
                .or(() -> outcomes);
    }

    List<Claim<WordState>> claims(WordGame game) {
        return search.theorems().stream()
                .flatMap(theorem -> claims(game, theorem))
                .toList();
    }

    private static Stream<Claim<WordState>> claims(WordGame game, WordTheorem theorem) {
        Basis basis = Basis.proved(
                theorem.statement() + "; proved from the rules for words of all lengths",
                "De Wulf-Doyen-Henzinger-Raskin 2006");
        Convention play = theorem.convention();
        boolean values = theorem.values() && play == Convention.NORMAL;
        WordReplies replies = new WordReplies(theorem.set());
        return Stream.of(
                values
                        ? Claim.values(basis, state -> theorem.value(state.toString()))
                        : Claim.outcomes(basis, play, state -> theorem.isP(state.toString())),
                new Claim.Replies<>(
                        basis,
                        play,
                        true,
                        state -> true,
                        !values,
                        (state, wanted) ->
                                replies.of(state.toString(), wanted).map(option -> new Component<>(game, option))));
    }
}
