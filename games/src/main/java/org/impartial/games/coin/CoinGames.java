package org.impartial.games.coin;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.Params;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;

/** The coin-turning games with names of their own, each a turning set, and the family of them all. */
public final class CoinGames {
    /** One coin. */
    public static final GameFamily SINGLE_COIN = family("single-coin", params -> new Block(1, 1), "none");

    /** One coin or two. */
    public static final GameFamily TURNING_TURTLES = family("turning-turtles", params -> new UpTo(1, 2), "none");

    /** Exactly k neighbours. */
    public static final GameFamily CONSECUTIVE_COINS = family(
            "consecutive-coins", params -> new Block(1, params.get("k").asLong("k", 1, Coins.GREATEST)), "k=3 k=1 k=2");

    /** A coin and another at a distance from a set to its left. */
    public static final GameFamily SUBTRACTION_COINS = family(
            "subtraction-coins",
            params -> Pairs.subtracting(TurningSetNotation.distances(params.get("S"))),
            "S=1,2,3 S=1,3,4 S=2");

    /** Exactly two coins. */
    public static final GameFamily TWINS = family(
            "twins",
            params -> Pairs.of(
                    0,
                    params.find("S").filter(s -> !(s instanceof Datum.Nothing)).map(TurningSetNotation::distances)),
            "none S=null S=1,2,3 S=2,5");

    /** One, two or three coins. */
    public static final GameFamily MOCK_TURTLES = family("mock-turtles", params -> new UpTo(0, 3), "none");

    /** Any run of neighbours. */
    public static final GameFamily RULER = family("ruler", params -> new Run(1), "none");

    /** Four coins in a symmetric place, of which the last shows heads. */
    public static final GameFamily GRUNT = family("grunt", params -> new Symmetric(), "none");

    /** The general game: any turning set. */
    public static final GameFamily COIN_TURNING = family(
            "coin-turning",
            params -> TurningSetNotation.read(params.get("set"), params.find("first")),
            "set=companions,[],1,[1,2] set=up-to,4 set=list,1,[1,2],[2,5],[1,2,5],[3,6,8] set=run,first=0"
                    + " set=up-to,2,first=0 set=up-to,3 set=pairs set=distance,1,3 set=consecutive,2,first=0");

    /** Corners of rectangles. */
    public static final GameFamily SWITCH_LIGHTS =
            Cards.family("switch-lights", new CoinProduct("switch-lights", new UpTo(1, 2), new UpTo(1, 2), true));

    /** The product of any two coin-turning games. */
    public static final GameFamily COIN_PRODUCT = Cards.games(
            "coin-product",
            CoinGames::product,
            "across=pairs,down=pairs,first=0,0 across=pairs,down=run,first=0,1 across=run,down=run,first=1,1"
                    + " across=up-to,2,down=up-to,3,first=1,0");

    private CoinGames() {}

    /** Returns a family whose rows may be bounded on the right, which changes no value. */
    private static GameFamily family(String id, Function<Params, TurningSet> maker, String samples) {
        return Cards.games(id, params -> row(id + given(params), maker.apply(params), params), samples);
    }

    /** Returns the parameters that are not null, so that the name can be read again. */
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

    private static CoinProduct product(Params params) {
        Optional<List<Datum>> first = params.find("first").map(Datum::asItems);
        first.filter(given -> given.isEmpty() || given.size() > 2).ifPresent(given -> {
            throw new NotationException("first is one label or two, not " + given.size());
        });
        return new CoinProduct(
                "coin-product" + params,
                TurningSetNotation.read(params.get("across"), first.map(given -> given.get(0))),
                TurningSetNotation.read(params.get("down"), first.map(given -> given.get(given.size() - 1))),
                false);
    }
}
