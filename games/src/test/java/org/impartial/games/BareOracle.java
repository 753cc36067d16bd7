package org.impartial.games;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;

/** Outcomes and values of whole positions by the bare definitions. */
public final class BareOracle {
    private final Map<Convention, Map<Position, Outcome>> outcomes = new EnumMap<>(Convention.class);
    private final Map<Position, Long> values = new HashMap<>();
    private final Map<Position, Long> misereValues = new HashMap<>();

    public BareOracle() {
        for (Convention convention : Convention.values()) {
            outcomes.put(convention, new HashMap<>());
        }
    }

    /** Who wins, by going through all of play. */
    public Outcome outcome(Position position, Convention convention) {
        Outcome known = outcomes.get(convention).get(position);
        if (known != null) {
            return known;
        }
        Set<Outcome> next =
                options(position).map(option -> outcome(option, convention)).collect(Collectors.toSet());
        Outcome found = next.contains(Outcome.P) ? Outcome.N : next.isEmpty() ? convention.end() : Outcome.P;
        outcomes.get(convention).put(position, found);
        return found;
    }

    /** The mex of the values of the options. */
    public long value(Position position) {
        return value(position, values, 0);
    }

    /** The misère Grundy value: 1 for an end, else the mex of the misère values of the options. */
    public long misereValue(Position position) {
        return value(position, misereValues, 1);
    }

    private static long value(Position position, Map<Position, Long> known, long end) {
        Long before = known.get(position);
        if (before != null) {
            return before;
        }
        Set<Long> next =
                options(position).map(option -> value(option, known, end)).collect(Collectors.toSet());
        long mex = next.isEmpty() ? end : 0;
        while (next.contains(mex)) {
            mex++;
        }
        known.put(position, mex);
        return mex;
    }

    private static Stream<Position> options(Position position) {
        return position.moves().stream().map(Move::result);
    }
}
