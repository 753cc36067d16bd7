/** Rules of impartial games. */
module org.impartial.games {
    requires transitive org.impartial.core;
    requires com.google.common;
    requires it.unimi.dsi.fastutil;

    exports org.impartial.games;
    exports org.impartial.games.coin;
    exports org.impartial.games.combine;
    exports org.impartial.games.graph;
    exports org.impartial.games.heap;
    exports org.impartial.games.word;

    provides org.impartial.core.game.GameProvider with
            org.impartial.games.Games;
}
