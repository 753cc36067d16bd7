package org.impartial.games.heap;

import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.library.GameFamily;
import org.impartial.games.cards.Cards;

/** Taking-and-breaking games with names of their own, one line each; {@link Octal} implements them by their codes. */
final class NamedCodes {
    public static final GameFamily KAYLES = named("kayles", "0.77");
    public static final GameFamily DAWSONS_KAYLES = named("dawsons-kayles", "0.07");
    public static final GameFamily DAWSONS_CHESS = named("dawsons-chess", "0.137");
    public static final GameFamily TREBLECROSS = named("treblecross", "0.007");
    public static final GameFamily GUILES = named("guiles", "0.15");
    public static final GameFamily OFFICERS = named("officers", "0.6");
    public static final GameFamily LASKERS_NIM = named("laskers-nim", "4.(3)");
    public static final GameFamily KENYONS_GAME = named("kenyons-game", "0.3F");

    private static GameFamily named(String id, String code) {
        return Cards.heaps(id, new Octal(BreakingCode.parse(code), id));
    }
}
