package org.impartial.games.heap;

import org.impartial.core.game.BreakingCode;
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.PositionFormat.HeapFormat;

/** Taking-and-breaking games that have names of their own, a line each; {@link Octal} plays them by their codes. */
final class NamedCodes {
    /** Kayles, 0.77: knock down one skittle of a row or two neighbours. */
    public static final GameFamily KAYLES = named("0.77", "kayles", "Kayles", "Rip Van Winkle's game")
            .rules("Some rows of skittles. A move knocks down one skittle or two neighbours of a row.")
            .theory("0.77: period 12 from 71 on.", "Guy-Smith 1956", "WW")
            .family("11");

    /** Dawson's Kayles, 0.07: knock down two neighbours. */
    public static final GameFamily DAWSONS_KAYLES = named("0.07", "dawsons-kayles", "Dawson's Kayles")
            .rules("Some rows of skittles. A move knocks down two neighbours of a row.")
            .theory("0.07: period 34 from 53 on; a row of n is worth Dawson's Chess on n - 1.", "Guy-Smith 1956", "WW")
            .family("9");

    /** Dawson's Chess, 0.137: mark a place of a row, and no neighbours of marked ones. */
    public static final GameFamily DAWSONS_CHESS = named("0.137", "dawsons-chess", "Dawson's Chess")
            .rules("Some rows of places. A move takes a place of a row away together with its neighbours, one or two.")
            .theory("0.137: period 34 from 52 on.", "Guy-Smith 1956", "WW")
            .family("10");

    /** Treblecross as 0.007: three in a row in one dimension. */
    public static final GameFamily TREBLECROSS = named("0.007", "treblecross", "Treblecross")
            .rules("Some heaps of beans. A move takes three beans from one heap and may leave nothing, one heap or two."
                    + " A strip of n squares, on which players mark squares until somebody has three in a row, is a"
                    + " heap of n + 2.")
            .theory("0.007: no period is known.", "WW")
            .family("7 4");

    /** Guiles, 0.15. */
    public static final GameFamily GUILES = named("0.15", "guiles", "Guiles")
            .rules(
                    "Some heaps of beans. A move takes away a heap of one or two, or takes two beans from a heap and leaves"
                            + " two heaps.")
            .theory("0.15: period 10 from 1 on.", "Guy-Smith 1956", "WW")
            .family("8");

    /** Officers, 0.6. */
    public static final GameFamily OFFICERS = named("0.6", "officers", "Officers")
            .rules(
                    "Some heaps of beans. A move takes one bean from a heap, which must not be all of it, and may break the"
                            + " rest into two heaps.")
            .theory("0.6: no period is known, though more than 10^14 values are.", "Flammenkamp", "WW")
            .family("8");

    /** Lasker's Nim, 4.(3): Nim, or break a heap. */
    public static final GameFamily LASKERS_NIM = named("4.(3)", "laskers-nim", "Lasker's Nim")
            .rules("Some heaps of beans. A move takes one bean or more from a heap, or breaks it into two heaps.")
            .theory(
                    "4.333...: a heap n is worth n, but n + 1 if n = 3 mod 4, and n - 1 if n = 0 mod 4 and not 0.",
                    "WW")
            .family("3 5 7");

    /** Kenyon's game, 0.3F. */
    public static final GameFamily KENYONS_GAME = named("0.3F", "kenyons-game", "Kenyon's game")
            .rules(
                    "Some heaps of beans. A move takes one bean from a heap, or two beans and breaks the rest into at most"
                            + " three heaps.")
            .theory("0.3F: G(n + 6) = G(n) + 3 as far as it is computed.", "WW")
            .family("5 8");

    private NamedCodes() {}

    private static Line named(String code, String id, String title, String... otherNames) {
        return new Line(new Octal(BreakingCode.parse(code), id), GameCard.of(id, title, otherNames));
    }

    /** A game and its card in the making. */
    private record Line(Octal game, GameCard.Builder card) {

        Line rules(String text) {
            card.rules(text);
            return this;
        }

        Line theory(String text, String... keys) {
            card.theory(text, keys);
            return this;
        }

        GameFamily family(String example) {
            return GameFamily.of(
                    card.notation("heap sizes", "[heap index from 0, [resulting heaps, ascending]]")
                            .limits("heaps as far as the table of values or its period is computed")
                            .example(game.name() + " " + example),
                    HeapFormat.lists(game));
        }
    }
}
