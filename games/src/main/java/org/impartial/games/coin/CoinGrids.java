package org.impartial.games.coin;

import java.util.List;
import java.util.Optional;
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.Params;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** Products of two coin-turning games. */
final class CoinGrids {
    /** Corners of rectangles: the product of Turning Turtles with itself. */
    public static final GameFamily SWITCH_LIGHTS = GameFamily.of(
            GameCard.of("switch-lights", "Switching lights", "Turning Corners in two dimensions", "HDU 3404")
                    .group(GameCard.Group.COIN)
                    .rules(
                            "Lights stand on the points of a grid with coordinates from 1; a move switches the corners of a"
                                    + " rectangle whose far corner is lit. A rectangle may be a segment with two corners or a point"
                                    + " with one.")
                    .theory(
                            "The product of Turning Turtles with itself: by the Tartan theorem the light on (x,y) is worth"
                                    + " the nim-product of x and y, and lights add.",
                            "WW",
                            "Lenstra 1978")
                    .notation("list of [x,y], each lit light once", "[x1,y1,x2,y2] with x1 <= x2 and y1 <= y2")
                    .limits("coordinates below 2^32, millions of lights")
                    .example("switch-lights [2,3] [4,1]"),
            PositionFormat.of(new CoinProduct("switch-lights", new UpTo(1, 2), new UpTo(1, 2), true)));

    /** Any product. */
    public static final GameFamily COIN_PRODUCT = GameFamily.of(
            GameCard.of("coin-product", "Product of two coin-turning games", "Tartan")
                    .group(GameCard.Group.COIN)
                    .rules(
                            "Coins lie on a grid; a move chooses a move of one coin-turning game in the columns and of another in"
                                    + " the rows, and turns the coins in all their crossings. The far corner goes from heads to"
                                    + " tails.")
                    .theory(
                            "The Tartan theorem: the head on (x,y) is worth the nim-product of the heads x and y of the two"
                                    + " games, and heads add.",
                            "WW",
                            "Lenstra 1978")
                    .parameter("across", "the turning set of the columns: " + TurningSetNotation.FORMS)
                    .parameter("down", "the turning set of the rows, likewise")
                    .optional(
                            "first",
                            "the least labels across and down, each 0 or 1, or one number for both; 1 if left out,"
                                    + " but 0 for symmetric")
                    .notation("list of [x,y], each head once", "ascending list of the turned [x,y]")
                    .limits("values of single heads below 2^32, and at most 2^20 coins turned by a move")
                    .example("coin-product[across=run,down=up-to,3,first=1,0] [2,3] [4,1]"),
            params -> PositionFormat.of(product(params)),
            product("pairs", "pairs", 0, 0),
            product("pairs", "run", 0, 1),
            product("run", "run", 1, 1),
            Params.of("across", Datum.list(List.of(Datum.of("up-to"), Datum.of(2))))
                    .and("down", Datum.list(List.of(Datum.of("up-to"), Datum.of(3))))
                    .and("first", Datum.of(1, 0)));

    private CoinGrids() {}

    private static Params product(String across, String down, long left, long top) {
        return Params.of("across", Datum.of(across)).and("down", Datum.of(down)).and("first", Datum.of(left, top));
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
