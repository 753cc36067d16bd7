package org.impartial.games.coin;

import java.util.ArrayList;
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
    public static final GameFamily SINGLE_COIN = family("single-coin", params -> new Block(1, 1), Params.NONE);

    /** One coin or two. */
    public static final GameFamily TURNING_TURTLES = family("turning-turtles", params -> new UpTo(1, 2), Params.NONE);

    /** Exactly k neighbours. */
    public static final GameFamily CONSECUTIVE_COINS = family(
            "consecutive-coins",
            params -> new Block(1, params.get("k").asLong("k", 1, Coins.GREATEST)),
            Cards.each("k", 3, 1, 2));

    /** A coin and another at a distance from a set to its left. */
    public static final GameFamily SUBTRACTION_COINS = family(
            "subtraction-coins",
            params -> Pairs.subtracting(TurningSetNotation.distances(params.get("S"))),
            Cards.each("S", Datum.of(1, 2, 3), Datum.of(1, 3, 4), Datum.of(2)));

    /** Exactly two coins. */
    public static final GameFamily TWINS = family(
            "twins",
            params -> Pairs.of(
                    0,
                    params.find("S").filter(s -> !(s instanceof Datum.Nothing)).map(TurningSetNotation::distances)),
            Params.NONE,
            Params.of("S", new Datum.Nothing()),
            Params.of("S", Datum.of(1, 2, 3)),
            Params.of("S", Datum.of(2, 5)));

    /** One, two or three coins. */
    public static final GameFamily MOCK_TURTLES = family("mock-turtles", params -> new UpTo(0, 3), Params.NONE);

    /** Any run of neighbours. */
    public static final GameFamily RULER = family("ruler", params -> new Run(1), Params.NONE);

    /** Four coins in a symmetric place, of which the last shows heads. */
    public static final GameFamily GRUNT = family("grunt", params -> new Symmetric(), Params.NONE);

    /** The general game: any turning set. */
    public static final GameFamily COIN_TURNING = family(
            "coin-turning",
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

    /** Corners of rectangles. */
    public static final GameFamily SWITCH_LIGHTS =
            Cards.family("switch-lights", new CoinProduct("switch-lights", new UpTo(1, 2), new UpTo(1, 2), true));

    /** The product of any two coin-turning games. */
    public static final GameFamily COIN_PRODUCT = Cards.games(
            "coin-product",
            params -> product(params),
            product(Datum.of("pairs"), Datum.of("pairs"), 0, 0),
            product(Datum.of("pairs"), Datum.of("run"), 0, 1),
            product(Datum.of("run"), Datum.of("run"), 1, 1),
            product(list("up-to", Datum.of(2)), list("up-to", Datum.of(3)), 1, 0));

    private CoinGames() {}

    /** Returns a family whose rows may be bounded on the right, which changes no value. */
    private static GameFamily family(String id, Function<Params, TurningSet> maker, Params... samples) {
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

    private static Params set(String word, Datum... items) {
        return Params.of("set", list(word, items));
    }

    private static Datum list(String word, Datum... items) {
        List<Datum> list = new ArrayList<>(List.of(Datum.of(word)));
        list.addAll(List.of(items));
        return Datum.list(list);
    }

    private static Params product(Datum across, Datum down, long left, long top) {
        return Params.of("across", across).and("down", down).and("first", Datum.of(left, top));
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
