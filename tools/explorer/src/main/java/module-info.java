/** The explorer: a page in the browser on which positions are shown and played, and its server. */
module org.impartial.explorer {
    requires com.fasterxml.jackson.databind;
    requires org.impartial.census;
    requires transitive org.impartial.core;
    requires org.impartial.picture;
    requires transitive org.impartial.proof;
    requires transitive org.impartial.solve;
    requires jdk.httpserver;

    exports org.impartial.explorer;
}
