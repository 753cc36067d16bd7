package org.impartial.discover.search;

import com.google.common.cache.Cache;
import com.google.common.cache.CacheBuilder;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.impartial.core.library.Params;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.notation.Datum;

/**
 * The rulesets that were read last: the same text has the same games, with the theorems found since. Safe for use by
 * several threads.
 */
public final class LastRulesets {
    private static final int MOST = 32;

    private final Cache<List<String>, PositionFormat> read =
            CacheBuilder.newBuilder().maximumSize(MOST).build();
    private final String further;
    private final BiFunction<String, String, PositionFormat> reading;

    /** Takes the name of the parameter beside the rules, and what reads both; that parameter may be empty. */
    public LastRulesets(String further, BiFunction<String, String, PositionFormat> reading) {
        this.further = further;
        this.reading = reading;
    }

    public PositionFormat of(Params params) {
        String rules = text(params.get("rules"));
        String other = params.find(further).map(LastRulesets::text).orElse("");
        return read.asMap().computeIfAbsent(List.of(rules, other), unread -> reading.apply(rules, other));
    }

    private static String text(Datum datum) {
        return datum.asItems().stream().map(Datum::toString).collect(Collectors.joining(";"));
    }

    public static Params sample(String rules) {
        return Params.of("rules", new Datum.Word(rules));
    }
}
