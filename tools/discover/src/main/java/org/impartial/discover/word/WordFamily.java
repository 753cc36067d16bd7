package org.impartial.discover.word;

import java.util.List;
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameProvider;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.notation.Datum;
import org.impartial.discover.search.LastRulesets;

/**
 * Offers games from rewriting rules given as text to libraries of games: {@code words[11->00] 1101}.
 *
 * <pre>{@code
 * GameLibrary.of(new WordFamily().families()).family("words").id();  // words
 * }</pre>
 */
public final class WordFamily implements GameProvider {
    private static final GameCard CARD = GameCard.of("words", "Words", "rewriting games", "rows of an octal game")
            .group(GameCard.Group.WORD)
            .rules("A position is a word. A move replaces one factor of it by one of the given rules; 11->00 takes two"
                    + " neighbours from a row of coins.")
            .theory(
                    "A finite automaton that accepts the P-positions is searched for within a small budget, and proved"
                            + " for words of all lengths if it is found; otherwise positions are searched. Rows of any"
                            + " number of heaps of Kayles need 1,328 states.",
                    "Duchêne-Marsault-Parreau-Rigo 2020",
                    "Waldmann 2002")
            .parameter("rules", "rewritings such as 11->00;10->01, or kayles, or an octal code such as 0.137")
            .optional("alphabet", "further letters, which occur in no rule")
            .notation("the word, as 1101; the empty one is \u03b5", "the place from 1 and the change, as 1:11->00")
            .limits("words of some 10^5 letters if a theorem was found, otherwise of some 20")
            .example("words[aa->;b->] aabab");

    private static final LastRulesets READ = new LastRulesets(
            "alphabet",
            (rules, further) -> PositionFormat.of(
                    WordGame.discovering(WordRules.parse(rules).over(further))));

    /** Creates the provider; called by the service loader. */
    public WordFamily() {}

    @Override
    public List<GameFamily> families() {
        return List.of(GameFamily.of(
                CARD,
                READ::of,
                LastRulesets.sample("11->01;01->00"),
                LastRulesets.sample("aa->;b->"),
                LastRulesets.sample("0.75"),
                LastRulesets.sample("01->10").and("alphabet", new Datum.Word("012"))));
    }

    @Override
    public String toString() {
        return "games of words";
    }
}
