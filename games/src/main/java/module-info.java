/** Rules of impartial games. */
module org.impartial.games {
    requires transitive org.impartial.core;
    requires com.google.common;
    requires it.unimi.dsi.fastutil;
}
