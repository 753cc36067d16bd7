/** The documented games, each a plug-in of the core. */
@SuppressWarnings("module") // the modules that are named here are built later
module org.impartial.games {
    requires com.google.common;
    requires it.unimi.dsi.fastutil.core;
    requires transitive org.impartial.core;

    exports org.impartial.games;
    exports org.impartial.games.board;
    exports org.impartial.games.coin;
    exports org.impartial.games.combine;
    exports org.impartial.games.graph;
    exports org.impartial.games.heap;
    exports org.impartial.games.heap.moore;
    exports org.impartial.games.heap.queen;
    exports org.impartial.games.tree to
            org.impartial.example.judge;
    exports org.impartial.games.word to
            org.impartial.example.judge;

    provides org.impartial.core.library.GameProvider with
            org.impartial.games.Games;
}
