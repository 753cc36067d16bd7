package org.impartial.games.coin.grid;

import java.util.List;
import java.util.Optional;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.Params;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;
import org.impartial.games.coin.set.TurningSetNotation;
import org.impartial.games.coin.set.UpTo;

/** Products of two coin-turning games. */
public final class CoinGrids {
    /** Corners of rectangles: the product of Turning Turtles with itself. */
    public static final GameFamily SWITCH_LIGHTS = Cards.family(
            "switch-lights", PositionFormat.of(new CoinProduct("switch-lights", new UpTo(1, 2), new UpTo(1, 2), true)));

    /** Any product. */
    public static final GameFamily COIN_PRODUCT = Cards.family(
            "coin-product",
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
