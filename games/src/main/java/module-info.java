/** Rules of impartial games. */
module org.impartial.games {
    requires transitive org.impartial.core;
    requires com.google.common;
    requires it.unimi.dsi.fastutil;

    exports org.impartial.games.combine;
    exports org.impartial.games.graph;
}
