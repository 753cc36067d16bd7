/** Contests of solver strategies: sets of problems, runs under one budget, scores and reports. */
module org.impartial.contest {
    requires com.fasterxml.jackson.databind;
    requires java.management;
    requires org.impartial.census;
    requires transitive org.impartial.core;
    requires org.impartial.json;
    requires transitive org.impartial.solve;

    exports org.impartial.contest;
}
