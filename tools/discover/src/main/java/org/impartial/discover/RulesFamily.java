package org.impartial.discover;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameProvider;
import org.impartial.core.library.Params;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.library.PositionFormat.HeapFormat;
import org.impartial.core.notation.Datum;

/**
 * Offers heap games from conditions given as text to libraries of games: {@code rules["x'<x; y'<y"] 3 5}.
 *
 * <pre>{@code
 * GameLibrary.of(new RulesFamily().families()).family("rules").id();  // rules
 * }</pre>
 */
public final class RulesFamily implements GameProvider {
    private static final int REMEMBERED = 32;
    private static final GameCard CARD = GameCard.of("rules", "Rules as text", "games of conditions")
            .group(GameCard.Group.HEAP)
            .rules(
                    "A position is a few heaps. Each kind of move is a condition on the heaps before the move and, primed,"
                            + " after it; kinds are separated by semicolons. Of one heap a move may leave two or three: x'' and"
                            + " x''' are further heaps, and all are smaller than x.")
            .theory(
                    "Values, or else outcomes, are searched for as finite automata over the digits of the heaps within a"
                            + " small budget, and proved for heaps of all sizes if they are found; otherwise positions"
                            + " are searched.",
                    "Büchi 1960")
            .parameter("rules", "conditions in quotation marks, as in docs/DISCOVERY.md")
            .optional("domain", "a condition on positions, in quotation marks")
            .notation(
                    "the heaps in the order of their names; of rules of one heap, one or several",
                    "the heaps that are left")
            .limits("heaps up to 2^57 if a theorem was found, otherwise those that a search can reach; at most 7 heaps")
            .example("rules[\"x'<x; x'+x''=x & x'>0 & x''>0\"] 1000000000000000000");

    private static final Map<List<String>, PositionFormat> MADE =
            Collections.synchronizedMap(new LinkedHashMap<>(REMEMBERED, 1, true) {
                private static final long serialVersionUID = 1L;

                @Override
                protected boolean removeEldestEntry(Map.Entry<List<String>, PositionFormat> eldest) {
                    return size() > REMEMBERED;
                }
            });

    /** Creates the provider; called by the service loader. */
    public RulesFamily() {}

    @Override
    public List<GameFamily> families() {
        return List.of(GameFamily.of(
                CARD,
                RulesFamily::ruleset,
                sample("x'<x; x'+x''=x & x'>0 & x''>0"),
                sample("x'+1=x; x'+3=x; x'+4=x"),
                sample("x'<x; y'<y; x'<x & y'<y & x+y'=x'+y"),
                sample("x'<x; y'<y").and("domain", new Datum.Word("x<=y"))));
    }

    private static Params sample(String rules) {
        return Params.of("rules", new Datum.Word(rules));
    }

    private static String text(Datum datum) {
        return datum.asItems().stream().map(Datum::toString).collect(Collectors.joining(";"));
    }

    /** Returns the ruleset; one that was made before with the theorems found since. */
    private static PositionFormat ruleset(Params params) {
        String moves = text(params.get("rules"));
        String domain = params.find("domain").map(RulesFamily::text).orElse("");
        PositionFormat known = MADE.get(List.of(moves, domain));
        if (known != null) {
            return known;
        }
        RulesGame game = RulesGame.discovering(HeapRules.parse(moves).domain(domain));
        PositionFormat made = game.onOneHeap()
                .<PositionFormat>map(HeapFormat::singleOrLists)
                .orElseGet(() -> PositionFormat.of(game));
        MADE.put(List.of(moves, domain), made);
        return made;
    }

    @Override
    public String toString() {
        return "games of rules as text";
    }
}
