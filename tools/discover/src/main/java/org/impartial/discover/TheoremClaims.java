package org.impartial.discover;

import java.math.BigInteger;
import java.util.List;
import java.util.function.Function;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;

/** A proved set as claims about a game: for states with as many heaps as the set, and positions with given heaps. */
record TheoremClaims<S>(
        ProvedSet set, Basis basis, Function<S, long[]> heaps, Function<List<Long>, Position> position) {
    static <S> Stream<Claim<S>> of(
            Theorem theorem, Function<S, long[]> heaps, Function<List<Long>, Position> position) {
        TheoremClaims<S> claims = new TheoremClaims<>(theorem.set(), basis(theorem), heaps, position);
        if (!theorem.values()) {
            return claims.outcomes(theorem.convention()).stream();
        }
        if (theorem.convention() == Convention.MISERE) {
            return Stream.empty();
        }
        return theorem.counts() ? Stream.of(claims.values()) : Stream.of(claims.values(), claims.replies());
    }

    static Basis basis(Theorem theorem) {
        return Basis.proved(theorem.statement() + ", by automaton", "Büchi 1960");
    }

    private Claim<S> values() {
        return Claim.values(basis, state -> set.value(heaps.apply(state)).orElseThrow());
    }

    /** Returns the claim of the options of any value: those in the set together with a Nim heap of that size. */
    private Claim<S> replies() {
        return Claim.replies(basis, (state, wanted) -> {
            long[] sum = LongStream.concat(LongStream.of(heaps.apply(state)), LongStream.of(wanted))
                    .toArray();
            return set.options(ProvedSet.numbers(sum))
                    .filter(option -> option.get(option.size() - 1).equals(BigInteger.valueOf(wanted)))
                    .map(option -> reached(option.subList(0, option.size() - 1)))
                    .distinct();
        });
    }

    List<Claim<S>> outcomes(Convention convention) {
        return List.of(
                new Claim.Outcomes<>(
                        basis,
                        convention,
                        this::covers,
                        state -> set.contains(heaps.apply(state)) ? Outcome.P : Outcome.N),
                new Claim.Replies<>(
                        basis,
                        convention,
                        true,
                        this::covers,
                        true,
                        (state, wanted) -> set.options(ProvedSet.numbers(heaps.apply(state)))
                                .map(this::reached)
                                .distinct()));
    }

    private boolean covers(S state) {
        return heaps.apply(state).length == set.heaps().size();
    }

    private Position reached(List<BigInteger> option) {
        return position.apply(option.stream().map(BigInteger::longValueExact).toList());
    }
}
