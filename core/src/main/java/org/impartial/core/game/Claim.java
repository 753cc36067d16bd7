package org.impartial.core.game;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/**
 * A theorem about a game, as data. The contract checks each claim against brute force from the rules on the small
 * world; a claim whose domain contains no tested state is a violation.
 *
 * <pre>{@code
 * Claim<Long> nim = new Claim.Values<>(
 *         Basis.proved("the value of a heap is its size", "Bouton 1901"), heap -> true, heap -> heap);
 * Claim<Long> conjecture = new Claim.Periodic<>(
 *         Basis.conjectured("the values have period 12 from 71 on", "WW"), 71, 12, 0);
 * nim.basis().firm();         // true
 * conjecture.basis().firm();  // false
 * }</pre>
 *
 * @param <S> the states of the game
 */
public sealed interface Claim<S> {

    /** {@return the basis of the claim: statement, source and status} */
    Basis basis();

    /**
     * A closed form of the Grundy value.
     *
     * @param basis the statement and its source
     * @param domain the states that it covers
     * @param value the Grundy value of such a state, 0 or more
     * @param <S> the states
     */
    record Values<S>(Basis basis, Predicate<S> domain, ToLongFunction<S> value) implements Claim<S> {
        @Override
        public String toString() {
            return "values: " + basis;
        }
    }

    /**
     * A closed form of the outcome.
     *
     * @param basis the statement and its source
     * @param convention the playing convention
     * @param domain the states that it covers
     * @param outcome the outcome of such a state
     * @param <S> the states
     */
    record Outcomes<S>(Basis basis, Convention convention, Predicate<S> domain, Function<S, Outcome> outcome)
            implements Claim<S> {
        @Override
        public String toString() {
            return "outcomes: " + basis;
        }
    }

    /**
     * The options of a state that have a given value, found without enumerating the others.
     *
     * @param basis the statement and its source
     * @param convention in normal play the wanted value is a Grundy value; in misère play it is 0, for the options that
     *     are misère P-positions
     * @param complete true if all such options are given; false if only one is, whenever there is any
     * @param domain the states that it covers
     * @param zeroOnly true if the rule finds only options of value 0
     * @param rule the function that finds the options, lazily where they may be many
     * @param <S> the states
     */
    record Replies<S>(
            Basis basis,
            Convention convention,
            boolean complete,
            Predicate<S> domain,
            boolean zeroOnly,
            ReplyRule<S> rule)
            implements Claim<S> {
        @Override
        public String toString() {
            return "replies: " + basis;
        }
    }

    /**
     * The state and all its followers are pet: their normal and misère Grundy values are (0,1), (1,0) or (k,k) with k
     * at least 2. Misère play of sums of such states follows the rule of misère Nim.
     *
     * @param basis the statement and its source
     * @param domain the states that it covers
     * @param <S> the states
     */
    record Pet<S>(Basis basis, Predicate<S> domain) implements Claim<S> {
        @Override
        public String toString() {
            return "pet: " + basis;
        }
    }

    /**
     * The state and all components that play reaches have such values as those of {@link Pet}, and misère play of sums of
     * them follows the rule of misère Nim. Unlike pet states they may have options that are sums of the values (0,0) and
     * (1,1), so that they are no Nim heaps beside other games.
     *
     * @param basis the statement and its source
     * @param domain the states that it covers
     * @param <S> the states
     */
    record Tame<S>(Basis basis, Predicate<S> domain) implements Claim<S> {
        @Override
        public String toString() {
            return "tame: " + basis;
        }
    }

    /**
     * Periodic values of a heap game: G(n + period) = G(n) + saltus for all n from the preperiod on.
     *
     * @param basis the statement and its source
     * @param preperiod the least heap from which it holds
     * @param period the least period, at least 1
     * @param saltus the increase after a period, 0 for a purely periodic game
     * @param <S> the states
     */
    record Periodic<S>(Basis basis, long preperiod, long period, long saltus) implements Claim<S> {}

    /**
     * The state has the same value as another position in normal play, as staircase Nim on the odd stairs. A solution
     * of one is a solution of the other.
     *
     * @param basis the statement and its source
     * @param domain the states that it covers
     * @param position the position of the same Grundy value, in games whose claims do not refer back
     * @param allMoves whether every option of the state comes from a move in that position
     * @param back the option of the state that is made by a move in that position, of the value after the move
     * @param <S> the states
     */
    record Worth<S>(
            Basis basis,
            Predicate<S> domain,
            Function<S, Position> position,
            boolean allMoves,
            BiFunction<S, Move, Position> back)
            implements Claim<S> {
        @Override
        public String toString() {
            return "worth: " + basis;
        }
    }

    /**
     * A claim that depends on answers about parts of a state, which the solver supplies under its own budget, such as
     * the outcome of a compound from the remoteness of its parts.
     *
     * @param basis the statement and its source
     * @param given the function from answers about parts to the claim, of the same basis and not derived itself
     * @param <S> the states
     */
    record Derived<S>(Basis basis, Function<Parts, Claim<S>> given) implements Claim<S> {
        @Override
        public String toString() {
            return "derived: " + basis;
        }
    }

    /**
     * Provides theorems about games that do not state them, as a service for {@link java.util.ServiceLoader}. Solvers
     * consult every source after the claims of the game itself, and trust both alike; one that fails is logged with its
     * class and its jar, and has no effect. Must be safe to share between threads.
     */
    interface Source {
        /**
         * {@return the claims about a game; empty for other games}
         *
         * @param game the game; another may have the same name, so the name alone does not identify it
         * @param <S> its states
         */
        <S> List<Claim<S>> claims(ImpartialGame<S> game);
    }

    /**
     * Finds the options of a given value.
     *
     * @param <S> the states
     */
    @FunctionalInterface
    interface ReplyRule<S> {
        /**
         * {@return the options of a state that have a value; lazy where they may be many}
         *
         * @param state the state to move from
         * @param wanted the value
         */
        Stream<Position> replies(S state, long wanted);
    }

    /**
     * {@return a claim that gives the Grundy values of all states}
     *
     * @param basis the statement and its source
     * @param value the Grundy value
     * @param <S> the states
     */
    static <S> Claim<S> values(Basis basis, ToLongFunction<S> value) {
        return new Values<>(basis, state -> true, value);
    }

    /**
     * {@return a claim that gives the outcomes of all states}
     *
     * @param basis the statement and its source
     * @param convention the playing convention
     * @param previousWins tests whether a state is a P-position
     * @param <S> the states
     */
    static <S> Claim<S> outcomes(Basis basis, Convention convention, Predicate<S> previousWins) {
        return new Outcomes<>(
                basis, convention, state -> true, state -> previousWins.test(state) ? Outcome.P : Outcome.N);
    }

    /**
     * {@return a claim that gives all options of any given Grundy value, for all states, in normal play}
     *
     * @param basis the statement and its source
     * @param rule gives the options
     * @param <S> the states
     */
    static <S> Claim<S> replies(Basis basis, ReplyRule<S> rule) {
        return new Replies<>(basis, Convention.NORMAL, true, state -> true, false, rule);
    }

    /**
     * {@return a claim that gives all options of Grundy value 0: the winning moves of the game played alone}
     *
     * @param basis the statement and its source
     * @param rule gives the options
     * @param <S> the states
     */
    static <S> Claim<S> winningReplies(Basis basis, Function<S, Stream<Position>> rule) {
        return new Replies<>(basis, Convention.NORMAL, true, state -> true, true, (state, wanted) -> rule.apply(state));
    }

    /**
     * {@return this claim for fewer states}
     *
     * @param covered the states that it covers, of those that it covers now
     * @throws IllegalArgumentException if it is {@link Periodic}, and about all heaps
     */
    default Claim<S> where(Predicate<? super S> covered) {
        if (this instanceof Values<S> of) {
            return new Values<>(of.basis, of.domain.and(covered), of.value);
        }
        if (this instanceof Outcomes<S> of) {
            return new Outcomes<>(of.basis, of.convention, of.domain.and(covered), of.outcome);
        }
        if (this instanceof Replies<S> of) {
            return new Replies<>(of.basis, of.convention, of.complete, of.domain.and(covered), of.zeroOnly, of.rule);
        }
        if (this instanceof Pet<S> of) {
            return new Pet<>(of.basis, of.domain.and(covered));
        }
        if (this instanceof Tame<S> of) {
            return new Tame<>(of.basis, of.domain.and(covered));
        }
        if (this instanceof Worth<S> of) {
            return new Worth<>(of.basis, of.domain.and(covered), of.position, of.allMoves, of.back);
        }
        if (this instanceof Derived<S> of) {
            return new Derived<>(of.basis, parts -> of.given.apply(parts).where(covered));
        }
        throw new IllegalArgumentException("a period is about all heaps from its preperiod on: " + this);
    }

    /**
     * {@return a claim that depends on answers about parts of a state}
     *
     * @param basis the statement and its source
     * @param given the function from answers about parts to the claim
     * @param <S> the states
     */
    static <S> Claim<S> derived(Basis basis, Function<Parts, Claim<S>> given) {
        return new Derived<>(basis, given);
    }

    /**
     * {@return this claim with the answers about parts of states supplied, so that it is not derived}
     *
     * @param parts the answers
     */
    default Claim<S> given(Parts parts) {
        return this instanceof Derived<S> derived ? derived.given().apply(parts) : this;
    }

    /**
     * {@return the claim that all states are pet}
     *
     * @param basis the statement and its source
     * @param <S> the states
     */
    static <S> Claim<S> pet(Basis basis) {
        return new Pet<>(basis, state -> true);
    }
}
