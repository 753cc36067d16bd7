/**
 * The language of impartial games: rules as data, positions, moves, sums, nimbers, notation, and the contract that
 * checks every game against brute force.
 */
@SuppressWarnings("module") // the modules that are named here are built later
module org.impartial.core {
    requires static transitive org.jspecify;
    requires com.google.common;
    requires java.management;
    requires it.unimi.dsi.fastutil.core;

    // Public.
    exports org.impartial.core.contract;
    exports org.impartial.core.contract.oracle;
    exports org.impartial.core.contract.report;
    exports org.impartial.core.game;
    exports org.impartial.core.game.capability;
    exports org.impartial.core.game.graph;
    exports org.impartial.core.game.heap;
    exports org.impartial.core.library;
    exports org.impartial.core.meter;
    exports org.impartial.core.nim;
    exports org.impartial.core.notation;

    // To other modules of this project.
    exports org.impartial.core.game.walk to
            org.impartial.cli,
            org.impartial.discover,
            org.impartial.games,
            org.impartial.json,
            org.impartial.solve;
    exports org.impartial.core.library.provider to
            org.impartial.cli,
            org.impartial.picture,
            org.impartial.proof,
            org.impartial.solve;

    uses org.impartial.core.library.GameProvider;
}
