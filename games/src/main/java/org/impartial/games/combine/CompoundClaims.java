package org.impartial.games.combine;

import java.util.List;
import java.util.function.Predicate;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;

/** Who wins a compound, from one statistic of each part by itself. */
final class CompoundClaims {
    private static final String WINNING_WAYS = "WW";

    private CompoundClaims() {}

    /** One claim for each convention. */
    static List<Claim.Outcomes<List<Position>>> of(Compound.Kind kind) {
        return List.of(claim(kind, Convention.NORMAL), claim(kind, Convention.MISERE));
    }

    private static Claim.Outcomes<List<Position>> claim(Compound.Kind kind, Convention convention) {
        return switch (kind) {
            case CONJUNCTIVE -> shortest(convention);
            case CONTINUED_CONJUNCTIVE -> longest(convention);
            case SELECTIVE -> convention == Convention.NORMAL ? allLost() : allLostIfTwoLive();
            case SHORTENED_SELECTIVE -> shortened(convention);
            case DIMINISHED_DISJUNCTIVE -> diminished(convention);
        };
    }

    private static Claim.Outcomes<List<Position>> shortest(Convention convention) {
        Statistic<Integer> remoteness = Statistics.remoteness(convention);
        return claim("P iff the least remoteness of a part is " + wanted(convention), convention, parts -> {
            int least = parts.stream().mapToInt(remoteness::of).min().orElse(0);
            return Statistics.lost(least, convention);
        });
    }

    private static Claim.Outcomes<List<Position>> longest(Convention convention) {
        Statistic<Integer> suspense = Statistics.suspense(convention);
        return claim("P iff the greatest suspense of a part is " + wanted(convention), convention, parts -> {
            int greatest = parts.stream().mapToInt(suspense::of).max().orElse(0);
            return Statistics.lost(greatest, convention);
        });
    }

    private static Claim.Outcomes<List<Position>> allLost() {
        Statistic<Outcome> outcome = Statistics.outcome(Convention.NORMAL);
        return claim("P iff every part is P", Convention.NORMAL, parts -> allLost(parts, outcome));
    }

    private static Claim.Outcomes<List<Position>> allLostIfTwoLive() {
        Statistic<Outcome> normal = Statistics.outcome(Convention.NORMAL);
        Statistic<Outcome> misere = Statistics.outcome(Convention.MISERE);
        return claim(
                "one live part: as that part; none: N; two or more: P iff every part is P in normal play",
                Convention.MISERE,
                parts -> {
                    List<Position> live = parts.stream()
                            .filter(part -> !part.moves().isEmpty())
                            .toList();
                    return live.size() > 1 ? allLost(live, normal) : !live.isEmpty() && allLost(live, misere);
                });
    }

    private static Claim.Outcomes<List<Position>> shortened(Convention convention) {
        Statistic<Outcome> outcome = Statistics.outcome(convention);
        if (convention == Convention.MISERE) {
            return claim(
                    "P iff there is a part and every part is P by itself in misère play",
                    convention,
                    parts -> !parts.isEmpty() && allLost(parts, outcome));
        }
        return claim(
                "P iff some part has ended, or every part is P",
                convention,
                parts -> ended(parts) || allLost(parts, outcome));
    }

    private static Claim.Outcomes<List<Position>> diminished(Convention convention) {
        Statistic<Foreclosed> foreclosed = Statistics.foreclosed(convention);
        String open = "no part is won at once and the XOR of the foreclosed values is 0";
        if (convention == Convention.MISERE) {
            return claim(
                    "P iff no part has ended and the XOR of the foreclosed values is 0",
                    convention,
                    parts -> !parts.isEmpty() && !ended(parts) && balanced(parts, foreclosed));
        }
        return claim(
                "P iff some part has ended, or " + open,
                convention,
                parts -> ended(parts) || balanced(parts, foreclosed));
    }

    private static boolean balanced(List<Position> parts, Statistic<Foreclosed> foreclosed) {
        long total = 0;
        for (Position part : parts) {
            Foreclosed value = foreclosed.of(part);
            if (!value.hasValue()) {
                return false;
            }
            total ^= value.value();
        }
        return total == 0;
    }

    private static boolean allLost(List<Position> parts, Statistic<Outcome> outcome) {
        return parts.stream().allMatch(part -> outcome.of(part) == Outcome.P);
    }

    private static boolean ended(List<Position> parts) {
        return parts.stream().anyMatch(part -> part.moves().isEmpty());
    }

    private static String wanted(Convention convention) {
        return convention == Convention.NORMAL ? "even" : "odd";
    }

    private static Claim.Outcomes<List<Position>> claim(
            String statement, Convention convention, Predicate<List<Position>> previousWins) {
        return new Claim.Outcomes<>(
                Basis.proved(statement, WINNING_WAYS),
                convention,
                parts -> true,
                parts -> previousWins.test(parts) ? Outcome.P : Outcome.N);
    }
}
