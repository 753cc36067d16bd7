import org.jspecify.annotations.NullMarked;

/** Answers to requests of programs, as lines of JSON. */
@SuppressWarnings("module") // the modules that are named here are built later
@NullMarked
module org.impartial.json {
    requires com.fasterxml.jackson.databind;
    requires org.impartial.census;
    requires transitive org.impartial.core;
    requires org.impartial.discover;
    requires org.impartial.solve;
    requires static transitive org.jspecify;

    // Public.
    exports org.impartial.json;

    // To other modules of this project.
    exports org.impartial.json.question to
            org.impartial.cli;
    exports org.impartial.json.request to
            org.impartial.cli,
            org.impartial.contest;
}
