package org.impartial.games.coin;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

final class TurningSetNotation {
    /** All forms, for cards and messages. */
    static final String FORMS =
            "single; up-to,k (any 1 to k coins, 2 to 9); consecutive,k (exactly k neighbours); run (any neighbours);"
                    + " pairs (any two); distance,1,2,3 (two coins so far apart); subtract,1,3,4 (x and x - s, or x = s"
                    + " alone); companions,[],[1,2] (x with x - d for each d of one list); symmetric (0, x, n - x, n);"
                    + " list,[1],[1,2] (these sets of labels); or a game by its name: single-coin, turning-turtles, twins,"
                    + " mock-turtles, ruler, grunt";

    private static final Map<String, TurningSet> NAMED = Map.of(
            "single-coin", new Block(1, 1),
            "turning-turtles", new UpTo(1, 2),
            "twins", Pairs.of(0, Optional.empty()),
            "mock-turtles", new UpTo(0, 3),
            "ruler", new Run(1),
            "grunt", new Symmetric());

    /** Reads a word, or a list that starts with one; the first label is by default 0 for the symmetric set, else 1. */
    static TurningSet read(Datum datum, Optional<Datum> firstLabel) {
        TurningSet named = NAMED.get(datum.toString());
        long first = firstLabel
                .map(label -> label.asLong("first", 0, 1))
                .orElse(named != null ? named.first() : datum.equals(Datum.of("symmetric")) ? 0L : 1L);
        TurningSet set = named != null ? named : read(datum, first);
        if (set.first() != first) {
            throw new NotationException(
                    datum.asItems().get(0) + " has coins from " + set.first() + " on, so first is " + set.first());
        }
        return set;
    }

    private static TurningSet read(Datum datum, long first) {
        List<Datum> items = datum.asItems();
        if (items.isEmpty()) {
            throw new NotationException("a turning set is one of: " + FORMS);
        }
        Datum rest = Datum.list(items.subList(1, items.size()));
        return switch (items.get(0).asWord("the turning set")) {
            case "single" -> alone(new Block(first, 1), rest);
            case "up-to" -> new UpTo(first, (int) number(rest, 2, 9));
            case "consecutive" -> new Block(first, number(rest, 1, Coins.GREATEST));
            case "run" -> alone(new Run(first), rest);
            case "pairs" -> alone(Pairs.of(first, Optional.empty()), rest);
            case "distance" -> Pairs.of(first, Optional.of(distances(rest)));
            case "subtract" -> Pairs.subtracting(distances(rest));
            case "companions" -> new Companions(first, lists(rest));
            case "symmetric" -> alone(new Symmetric(), rest);
            case "list" ->
                Listed.of(
                        first,
                        lists(rest).stream().map(TurningSetNotation::coins).toList());
            default ->
                throw new NotationException("\"" + items.get(0) + "\" is no turning set; it is one of: " + FORMS);
        };
    }

    static SubtractionSet.Finite distances(Datum datum) {
        long[] members = datum.asLongs("distance", 1);
        if (members.length == 0) {
            throw new NotationException("a set of distances holds at least one number, such as 1,2,3");
        }
        return new SubtractionSet.Finite(Arrays.stream(members).boxed().toList());
    }

    private static long number(Datum rest, long least, long greatest) {
        List<Datum> items = rest.asItems();
        if (items.size() != 1) {
            throw new NotationException("expected one number of coins, from " + least + " on, not " + items.size());
        }
        return items.get(0).asLong("the number of coins", least, greatest);
    }

    private static List<List<Long>> lists(Datum rest) {
        return rest.asItems().stream()
                .map(item -> Arrays.stream(item.asLongs("label", 0)).boxed().toList())
                .toList();
    }

    private static Coins coins(List<Long> labels) {
        return Coins.of(labels.stream().mapToLong(Long::longValue).toArray());
    }

    private static TurningSet alone(TurningSet set, Datum rest) {
        if (!rest.asItems().isEmpty()) {
            throw new NotationException("nothing may follow " + set + ", but found " + rest);
        }
        return set;
    }
}
