/** The explorer: a page in the browser on which positions are shown and played, and its server. */
module org.impartial.explorer {
    requires com.fasterxml.jackson.databind;
    requires transitive org.impartial.core;
    requires org.impartial.picture;
    requires jdk.httpserver;

    exports org.impartial.explorer;
}
