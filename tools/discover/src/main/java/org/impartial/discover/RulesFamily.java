package org.impartial.discover;

import java.util.List;
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameProvider;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.library.PositionFormat.HeapFormat;
import org.impartial.core.notation.Datum;
import org.impartial.discover.search.LastRulesets;

/**
 * Offers heap games from conditions given as text to libraries of games: {@code rules["x'<x; y'<y"] 3 5}.
 *
 * <pre>{@code
 * GameLibrary.of(new RulesFamily().families()).family("rules").id();  // rules
 * }</pre>
 */
public final class RulesFamily implements GameProvider {
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

    private static final LastRulesets READ = new LastRulesets("domain", RulesFamily::ruleset);

    /** Creates the provider; called by the service loader. */
    public RulesFamily() {}

    @Override
    public List<GameFamily> families() {
        return List.of(GameFamily.of(
                CARD,
                READ::of,
                LastRulesets.sample("x'<x; x'+x''=x & x'>0 & x''>0"),
                LastRulesets.sample("x'+1=x; x'+3=x; x'+4=x"),
                LastRulesets.sample("x'<x; y'<y; x'<x & y'<y & x+y'=x'+y"),
                LastRulesets.sample("x'<x; y'<y").and("domain", new Datum.Word("x<=y"))));
    }

    private static PositionFormat ruleset(String moves, String domain) {
        RulesGame game = RulesGame.discovering(HeapRules.parse(moves).domain(domain));
        return game.onOneHeap().<PositionFormat>map(HeapFormat::singleOrLists).orElseGet(() -> PositionFormat.of(game));
    }

    @Override
    public String toString() {
        return "games of rules as text";
    }
}
