/** Counts of positions by value, outcome or element of a misère quotient. */
@SuppressWarnings("module") // the module that is named here is built later
module org.impartial.census {
    requires com.google.common;
    requires it.unimi.dsi.fastutil.core;
    requires static transitive org.jspecify;
    requires transitive org.impartial.core;
    requires transitive org.impartial.solve;
    requires transitive org.impartial.sweep;

    // Public.
    exports org.impartial.census;
}
