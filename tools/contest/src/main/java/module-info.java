/** Contests of solver strategies: sets of problems, runs under one budget, scores and reports. */
@SuppressWarnings("module") // the module that is named here is built later
module org.impartial.contest {
    requires com.fasterxml.jackson.databind;
    requires java.management;
    requires org.impartial.census;
    requires transitive org.impartial.core;
    requires transitive org.impartial.solve;

    // Public.
    exports org.impartial.contest;

    // To other modules of this project.
    exports org.impartial.contest.json to
            org.impartial.cli;
}
