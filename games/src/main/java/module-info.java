/** The documented games, each a plug-in of the core. */
@SuppressWarnings("module") // the module that is named here is built later
module org.impartial.games {
    requires com.google.common;
    requires it.unimi.dsi.fastutil.core;
    requires transitive org.impartial.core;

    // Public.
    exports org.impartial.games;
    exports org.impartial.games.board;
    exports org.impartial.games.coin;
    exports org.impartial.games.combine;
    exports org.impartial.games.graph;
    exports org.impartial.games.heap;
    exports org.impartial.games.heap.moore;
    exports org.impartial.games.heap.queen;

    // To other modules of this project.
    exports org.impartial.games.tree to
            org.impartial.example.judge;
    exports org.impartial.games.word to
            org.impartial.example.judge;

    provides org.impartial.core.library.GameProvider with
            org.impartial.games.Games;
}
