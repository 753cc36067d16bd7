package org.impartial.cli.text;

import java.io.PrintWriter;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import org.impartial.census.Census;
import org.impartial.cli.io.Terminal;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.notation.NotationException;
import org.impartial.json.question.CountQuery;
import org.impartial.picture.Picture;
import org.impartial.picture.chart.Measurements;
import org.impartial.picture.chart.Measurements.Series;

/** The counts of positions, for human readers. */
public record CountReport(CountQuery query, Census census, Terminal terminal) {
    private static final int SHORT = 20;
    private static final int MOST_BARS = 60;

    public void print(boolean all) {
        PrintWriter out = terminal.out();
        String modulo = query.modulus().exact() ? "" : " " + query.modulus();
        if (query.value().orElse(0) != 0) {
            out.println("value " + query.value().getAsLong() + ": " + written(query.count(census)) + modulo);
        }
        for (Outcome outcome : Outcome.values()) {
            BigInteger count = query.reduced(census.count(outcome));
            if (outcome != Outcome.D || count.signum() != 0) {
                out.println(outcome + ": " + written(count) + modulo + share(count));
            }
        }
        out.println("all: " + written(query.reduced(census.total())) + modulo);
        if (query.play() == Convention.NORMAL) {
            (all ? Optional.of(census.values()) : few())
                    .ifPresent(values -> values.forEach((value, count) ->
                            out.println("value " + value + ": " + written(query.reduced(count)) + modulo)));
        }
        terminal.say("reason: " + census.basis());
    }

    private Optional<SortedMap<Long, BigInteger>> few() {
        return census.total().bitLength() <= CountQuery.MOST_LISTED_BITS ? census.fewValues(SHORT) : Optional.empty();
    }

    private String share(BigInteger count) {
        if (!query.modulus().exact() || census.total().signum() == 0) {
            return "";
        }
        BigDecimal part = new BigDecimal(count).divide(new BigDecimal(census.total()), MathContext.DECIMAL64);
        return String.format(Locale.ROOT, " (%.4g %%)", 100 * part.doubleValue());
    }

    private static String written(BigInteger number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    public Picture histogram(String title) {
        SortedMap<Long, BigInteger> values = census.fewValues(MOST_BARS)
                .filter(few -> query.play() == Convention.NORMAL)
                .orElseThrow(() -> new NotationException("a histogram has bars of 1 to " + MOST_BARS
                        + " Grundy values in normal play, and these positions have more, or outcomes only"));
        List<String> groups = values.keySet().stream().map(String::valueOf).toList();
        List<Double> heights =
                values.values().stream().map(BigInteger::doubleValue).toList();
        return Measurements.bars(title, "positions", groups, List.of(new Series("positions", heights)));
    }
}
