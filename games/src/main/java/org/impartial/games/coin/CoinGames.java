package org.impartial.games.coin;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.Params;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.notation.Datum;

/** The coin-turning games with names of their own, each a turning set, and the family of them all. */
public final class CoinGames {
    private static final String LIMITS = "labels up to 10^18";

    /** One coin. */
    public static final GameFamily SINGLE_COIN = family(
            card("single-coin", "Single coin")
                    .rules("Coins lie in a row; a move turns one coin from heads to tails. Nothing else is allowed.")
                    .theory("Every head is worth 1, so the Grundy value is the number of heads modulo 2.", "Ferguson")
                    .limits(LIMITS),
            "single-coin 2 3 6",
            params -> new Block(1, 1),
            Params.NONE);

    /** One coin or two. */
    public static final GameFamily TURNING_TURTLES = family(
            card("turning-turtles", "Turning Turtles")
                    .rules(
                            "Coins labelled from 1 lie in a row; a move turns one coin or two. The rightmost of them goes from"
                                    + " heads to tails.")
                    .theory(
                            "Nim in disguise: head x is worth x, since turning y along with it leaves a heap of y or cancels"
                                    + " one.",
                            "Ferguson")
                    .limits(LIMITS),
            "turning-turtles 2 3 6",
            params -> new UpTo(1, 2),
            Params.NONE);

    /** Exactly k neighbours. */
    public static final GameFamily CONSECUTIVE_COINS = family(
            card("consecutive-coins", "Consecutive coins")
                    .rules(
                            "Coins labelled from 1 lie in a row; a move turns exactly k neighbouring coins. The rightmost of them"
                                    + " goes from heads to tails.")
                    .theory(
                            "Head x is worth 1 if k divides x, else 0: every move turns exactly one coin that k divides.",
                            "Ferguson")
                    .parameter("k", "how many neighbouring coins a move turns, at least 1")
                    .limits(LIMITS),
            "consecutive-coins[3] 2 3 6",
            params -> new Block(1, params.get("k").asLong("k", 1, Coins.GREATEST)),
            Params.of("k", 3),
            Params.of("k", 1),
            Params.of("k", 2));

    /** A coin and one that is a member of a set to its left. */
    public static final GameFamily SUBTRACTION_COINS = family(
            card("subtraction-coins", "Subtraction coins")
                    .rules(
                            "Coins labelled from 1 lie in a row; a move turns coins x and x - s for an s of the set S, or x alone"
                                    + " if x = s. Coin x goes from heads to tails.")
                    .theory(
                            "Head x is worth a heap of x in the subtraction game S; with S = 1, 2, 3 that is x mod 4.",
                            "Ferguson")
                    .parameter("S", "the set of numbers from 1 on")
                    .limits("labels up to 10^18 where the subtraction game shows its period within 10^6 values, else to"
                            + " 10^6"),
            "subtraction-coins[1,2,3] 2 3 6",
            params -> new Steps(TurningSetNotation.distances(params.get("S"))),
            Params.of("S", Datum.of(1, 2, 3)),
            Params.of("S", Datum.of(1, 3, 4)),
            Params.of("S", Datum.of(2)));

    /** Exactly two coins. */
    public static final GameFamily TWINS = family(
            card("twins", "Twins")
                    .rules(
                            "Coins labelled from 0 lie in a row; a move turns exactly two coins whose distance is in the set S."
                                    + " The right one goes from heads to tails.")
                    .theory(
                            "Head x is worth a heap of x in the subtraction game S, coin 0 being worth 0; for any distance"
                                    + " that is x.",
                            "Ferguson")
                    .optional("S", "the set of distances from 1 on; any distance if it is null or left out")
                    .limits(
                            "labels up to 10^18 where S is left out or the subtraction game shows its period within 10^6"
                                    + " values, else to 10^6"),
            "twins[1,2,3] 2 3 6",
            params -> new Pairs(
                    0,
                    params.find("S").filter(s -> !(s instanceof Datum.Nothing)).map(TurningSetNotation::distances)),
            Params.NONE,
            Params.of("S", new Datum.Nothing()),
            Params.of("S", Datum.of(1, 2, 3)),
            Params.of("S", Datum.of(2, 5)));

    /** One, two or three coins. */
    public static final GameFamily MOCK_TURTLES = family(
            card("mock-turtles", "Mock Turtles", "HDU 3537")
                    .rules(
                            "Coins labelled from 0 lie in a row; a move turns one, two or three coins. The rightmost of them goes"
                                    + " from heads to tails.")
                    .theory(
                            "Head x is worth the odious one of 2x and 2x + 1, that is 2x if x is odious, else 2x + 1. So P"
                                    + " if and only if the number of heads is even and the XOR of their labels is 0.",
                            "WW")
                    .limits(LIMITS),
            "mock-turtles 2 3 6",
            params -> new UpTo(0, 3),
            Params.NONE);

    /** Any run. */
    public static final GameFamily RULER = family(
            card("ruler", "Ruler")
                    .rules(
                            "Coins labelled from 1 lie in a row; a move turns any number of neighbouring coins. The rightmost of"
                                    + " them goes from heads to tails.")
                    .theory("Head x is worth the greatest power of 2 that divides x.", "Ferguson")
                    .limits(LIMITS + "; long runs are written by their ends, such as 17..40016"),
            "ruler 2 3 6",
            params -> new Run(1),
            Params.NONE);

    /** Four coins in a symmetric place, of which the last shows heads. */
    public static final GameFamily GRUNT = family(
            card("grunt", "Grunt")
                    .rules(
                            "Coins labelled from 0 lie in a row; a move turns coins 0, x, n - x and n with 0 < x < n - x."
                                    + " Coin n goes from heads to tails; the others may show either side.")
                    .theory(
                            "Head n is worth a heap of n in Grundy's game, and head 0 nothing. No closed form is known.",
                            "Ferguson")
                    .limits("labels up to 10^7 and more, as far as the table of Grundy's game is filled"),
            "grunt 3 5 8",
            params -> new Symmetric(),
            Params.NONE);

    /** The general game: any turning set. */
    public static final GameFamily COIN_TURNING = family(
            card("coin-turning", "Coin turning")
                    .rules("Coins lie in a row; a move turns one of given sets of coins."
                            + " The rightmost coin of the set goes from heads to tails.")
                    .theory(
                            "Heads add: a row is worth the XOR of its single heads, and a single head is worth the mex over"
                                    + " its moves of the XOR of the other coins turned.",
                            "Ferguson",
                            "WW")
                    .parameter("set", "the turning set: " + TurningSetNotation.FORMS)
                    .optional("first", "the label of the leftmost coin, 0 or 1; 0 for symmetric, else 1 if left out")
                    .limits(
                            "as the games of a name for their sets; distance, subtract and companions up to 10^18 where a period"
                                    + " shows within 10^6 values; up-to from 4 on as far as heaps are tabled one by one"),
            "coin-turning[companions,[],[1],[1,2]] 2 3 6",
            params -> TurningSetNotation.read(params.get("set"), params.find("first")),
            set("companions", Datum.list(List.of()), Datum.of(1), Datum.of(1, 2)),
            set("up-to", Datum.of(4)),
            set("list", Datum.of(1), Datum.of(1, 2), Datum.of(2, 5), Datum.of(1, 2, 5), Datum.of(3, 6, 8)),
            set("run").and("first", Datum.of(0)),
            set("up-to", Datum.of(2)).and("first", Datum.of(0)),
            set("up-to", Datum.of(3)),
            set("pairs"),
            set("distance", Datum.of(1), Datum.of(3)),
            set("consecutive", Datum.of(2)).and("first", Datum.of(0)));

    private CoinGames() {}

    private static GameCard.Builder card(String id, String title, String... otherNames) {
        return GameCard.of(id, title, otherNames)
                .group(GameCard.Group.COIN)
                .notation(
                        "labels of the heads, or the row as a word of H and T", "ascending list of the turned labels");
    }

    /** The plug-ins, in the order in which they are listed. */
    public static final List<GameFamily> FAMILIES = List.of(
            SINGLE_COIN,
            TURNING_TURTLES,
            CONSECUTIVE_COINS,
            SUBTRACTION_COINS,
            TWINS,
            MOCK_TURTLES,
            RULER,
            GRUNT,
            COIN_TURNING,
            CoinGrids.SWITCH_LIGHTS,
            CoinGrids.COIN_PRODUCT,
            Welter.FAMILY,
            Northcott.FAMILY);

    /** A family whose rows may be bounded on the right, which changes no value. */
    private static GameFamily family(
            GameCard.Builder card, String example, Function<Params, TurningSet> maker, Params... samples) {
        GameCard complete = card.optional("coins", "how many coins the row has; without bound if left out")
                .example(example);
        return GameFamily.of(
                complete,
                params -> PositionFormat.of(row(complete.id() + given(params), maker.apply(params), params)),
                samples);
    }

    /** The parameters that are not null, since a name can be read again. */
    private static Params given(Params params) {
        Map<String, Datum> given = new LinkedHashMap<>(params.values());
        given.values().removeIf(Datum.Nothing.class::isInstance);
        return new Params(given);
    }

    private static CoinTurning row(String name, TurningSet set, Params params) {
        long last = params.find("coins")
                .map(coins -> set.first() - 1 + coins.asLong("coins", 1, Coins.GREATEST))
                .orElse(Coins.GREATEST);
        return new CoinTurning(name, set, last);
    }

    private static Params set(String word, Datum... items) {
        List<Datum> set = new ArrayList<>(List.of(Datum.of(word)));
        set.addAll(List.of(items));
        return Params.of("set", Datum.list(set));
    }
}
