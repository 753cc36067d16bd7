package org.impartial.games.coin;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/**
 * A row of coins as the labels of its heads, or as a word of H and T; a move as the labels that it turns. Long runs are
 * written {@code first..last}.
 */
record CoinRow(long first, long last) {
    private static final long LONG_RUN = 10_000;

    Coins read(Datum datum) {
        if (datum instanceof Datum.Word word && word.value().matches("[HT]+")) {
            return inRow(Coins.of(IntStream.range(0, word.value().length())
                    .filter(i -> word.value().charAt(i) == 'H')
                    .mapToLong(i -> first + i)
                    .toArray()));
        }
        List<Datum> items = datum.asItems();
        Coins heads = Coins.of(items.stream()
                .filter(item -> !(item instanceof Datum.Word))
                .mapToLong(item -> item.asLong("the label of a head", first, last))
                .toArray());
        for (Datum item : items) {
            if (item instanceof Datum.Word word) {
                heads = heads.turned(run(word.value()));
            }
        }
        return inRow(heads);
    }

    private static Coins run(String word) {
        if (!word.matches("[0-9]{1,18}\\.\\.[0-9]{1,18}")) {
            throw new NotationException(
                    "\"" + word + "\" is not a label of a head; write labels such as 2 3 6, a run such as"
                            + " 2..9, or the whole row such as THHTTH");
        }
        String[] ends = word.split("\\.\\.", 2);
        return Coins.run(Long.parseLong(ends[0]), Long.parseLong(ends[1]));
    }

    private Coins inRow(Coins heads) {
        if (heads.greatest() > last || heads.labels().findFirst().orElse(first) < first) {
            throw new NotationException("the coins of this row have labels from " + first + " to " + last);
        }
        return heads;
    }

    static Datum write(Coins coins) {
        return written(coins, LONG_RUN);
    }

    static Datum written(Coins coins, long longRun) {
        long[] edges = coins.edges().toArray();
        List<Datum> items = new ArrayList<>();
        for (int i = 0; i < edges.length; i += 2) {
            if (edges[i + 1] - edges[i] >= longRun) {
                items.add(Datum.of(edges[i] + ".." + (edges[i + 1] - 1)));
            } else {
                LongStream.range(edges[i], edges[i + 1]).mapToObj(Datum::of).forEach(items::add);
            }
        }
        return Datum.list(items);
    }
}
