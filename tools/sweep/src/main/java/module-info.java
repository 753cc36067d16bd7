/** Values of all reachable positions, level by level, in memory and on disk; tables of planes of two heaps. */
module org.impartial.sweep {
    requires com.google.common;
    requires it.unimi.dsi.fastutil.core;
    requires static transitive org.jspecify;
    requires transitive org.impartial.core;
    requires org.impartial.solve;

    // Public.
    exports org.impartial.sweep;
    exports org.impartial.sweep.plane;
}
