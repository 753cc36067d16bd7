package org.impartial.discover;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;

/** A theorem as claims about its game. */
final class TheoremClaims {
    private static final int MOST = 1 << 16;

    private TheoremClaims() {}

    static List<Claim<List<Long>>> of(Theorem theorem, RulesGame game) {
        Basis basis = Basis.proved(theorem.statement() + ", by automaton", "Büchi 1960");
        List<Claim<List<Long>>> claims = new ArrayList<>();
        if (theorem.values()) {
            if (theorem.convention() == Convention.NORMAL) {
                claims.add(
                        Claim.values(basis, state -> theorem.value(heaps(state)).orElseThrow()));
            }
            return claims;
        }
        claims.add(new Claim.Outcomes<>(
                basis,
                theorem.convention(),
                state -> true,
                state -> theorem.isP(heaps(state)) ? Outcome.P : Outcome.N));
        claims.add(new Claim.Replies<>(
                basis,
                theorem.convention(),
                true,
                state -> true,
                true,
                (state, wanted) -> replies(theorem, game, state)));
        return claims;
    }

    private static long[] heaps(List<Long> state) {
        return state.stream().mapToLong(Long::longValue).toArray();
    }

    private static Stream<Position> replies(Theorem theorem, RulesGame game, List<Long> state) {
        BigInteger[] heaps = state.stream().map(BigInteger::valueOf).toArray(BigInteger[]::new);
        return theorem.winningMoves(MOST, heaps).stream()
                .map(option -> new Component<>(
                        game, option.stream().map(BigInteger::longValueExact).toList()));
    }
}
