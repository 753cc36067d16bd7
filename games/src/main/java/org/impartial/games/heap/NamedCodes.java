package org.impartial.games.heap;

import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.PositionFormat.HeapFormat;
import org.impartial.games.cards.Cards;

/** Taking-and-breaking games with names of their own, one line each; {@link Octal} implements them by their codes. */
final class NamedCodes {
    /** Kayles, 0.77: knock down one skittle of a row or two neighbours. */
    public static final GameFamily KAYLES = named("kayles", "0.77");

    /** Dawson's Kayles, 0.07: knock down two neighbours. */
    public static final GameFamily DAWSONS_KAYLES = named("dawsons-kayles", "0.07");

    /** Dawson's Chess, 0.137: mark a place of a row that is not next to a marked one. */
    public static final GameFamily DAWSONS_CHESS = named("dawsons-chess", "0.137");

    /** Treblecross, 0.007: three in a row in one dimension. */
    public static final GameFamily TREBLECROSS = named("treblecross", "0.007");

    /** Guiles, 0.15. */
    public static final GameFamily GUILES = named("guiles", "0.15");

    /** Officers, 0.6. */
    public static final GameFamily OFFICERS = named("officers", "0.6");

    /** Lasker's Nim, 4.(3): a move of Nim, or the division of a heap. */
    public static final GameFamily LASKERS_NIM = named("laskers-nim", "4.(3)");

    /** Kenyon's game, 0.3F. */
    public static final GameFamily KENYONS_GAME = named("kenyons-game", "0.3F");

    private static GameFamily named(String id, String code) {
        return Cards.family(id, HeapFormat.lists(new Octal(BreakingCode.parse(code), id)));
    }
}
