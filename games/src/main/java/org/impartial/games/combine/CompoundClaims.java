package org.impartial.games.combine;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Parts;
import org.impartial.core.game.Parts.Fold;
import org.impartial.core.game.Position;

final class CompoundClaims {
    private static final String WINNING_WAYS = "WW";

    static List<Claim<List<Position>>> of(Compound.CompoundKind kind) {
        return Stream.of(Convention.values())
                .map(convention -> {
                    Basis basis = Basis.proved(statement(kind, convention), WINNING_WAYS);
                    return Claim.<List<Position>>derived(
                            basis,
                            answers -> Claim.outcomes(
                                    basis, convention, parts -> new Rule(answers, convention, parts).lost(kind)));
                })
                .toList();
    }

    static String statement(Compound.CompoundKind kind, Convention convention) {
        boolean normal = convention == Convention.NORMAL;
        return switch (kind) {
            case CONJUNCTIVE -> "P iff the least remoteness of a part is " + wanted(convention);
            case CONTINUED_CONJUNCTIVE -> "P iff the greatest suspense of a part is " + wanted(convention);
            case SELECTIVE ->
                normal
                        ? "P iff every part is P"
                        : "one live part: as that part; none: N; two or more: P iff every part is P in normal play";
            case SHORTENED_SELECTIVE ->
                normal
                        ? "P iff some part has ended, or every part is P"
                        : "P iff there is a part and every part is P by itself in misère play";
            case DIMINISHED_DISJUNCTIVE ->
                normal
                        ? "P iff some part has ended, or no part is won at once and the XOR of the foreclosed values is 0"
                        : "P iff no part has ended and the XOR of the foreclosed values is 0";
        };
    }

    record Rule(Parts answers, Convention convention, List<Position> parts) {
        boolean lost(Compound.CompoundKind kind) {
            return switch (kind) {
                case CONJUNCTIVE ->
                    Folds.lost(paces(Folds.remoteness(convention)).min().orElse(0), convention);
                case CONTINUED_CONJUNCTIVE ->
                    Folds.lost(paces(Folds.suspense(convention)).max().orElse(0), convention);
                case SELECTIVE -> convention == Convention.NORMAL ? allLost(parts, convention) : allLostIfTwoLive();
                case SHORTENED_SELECTIVE ->
                    convention == Convention.NORMAL
                            ? ended() || allLost(parts, convention)
                            : !parts.isEmpty() && allLost(parts, convention);
                case DIMINISHED_DISJUNCTIVE ->
                    convention == Convention.NORMAL
                            ? ended() || balanced()
                            : !parts.isEmpty() && !ended() && balanced();
            };
        }

        private IntStream paces(Fold<Integer> pace) {
            return parts.stream().mapToInt(part -> answers.fold(pace, part));
        }

        private boolean allLostIfTwoLive() {
            List<Position> live = parts.stream()
                    .filter(part -> !answers.options(part).isEmpty())
                    .toList();
            return live.size() > 1
                    ? allLost(live, Convention.NORMAL)
                    : !live.isEmpty() && allLost(live, Convention.MISERE);
        }

        /** Tests every part, since the statement requires that play of all of them ends. */
        private boolean allLost(List<Position> some, Convention under) {
            boolean lost = true;
            for (Position part : some) {
                lost &= answers.outcome(part, under) == Outcome.P;
            }
            return lost;
        }

        private boolean ended() {
            return parts.stream().anyMatch(part -> answers.options(part).isEmpty());
        }

        private boolean balanced() {
            long total = 0;
            boolean open = true;
            for (Position part : parts) {
                Foreclosed value = answers.fold(new Folds.Foreclosure(convention), part);
                open &= value.hasValue();
                total ^= value.value();
            }
            return open && total == 0;
        }
    }

    private static String wanted(Convention convention) {
        return convention == Convention.NORMAL ? "even" : "odd";
    }
}
