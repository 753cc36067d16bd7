/** Theories of sums, engines, strategies, and the solver that chooses among them. */
@SuppressWarnings("module") // the modules that are named here are built later
module org.impartial.solve {
    requires com.google.common;
    requires it.unimi.dsi.fastutil.core;
    requires static transitive org.jspecify;
    requires transitive org.impartial.core;
    requires transitive org.impartial.proof;

    // Public.
    exports org.impartial.solve;
    exports org.impartial.solve.engine;
    exports org.impartial.solve.engine.sequence;
    exports org.impartial.solve.theory;
    exports org.impartial.solve.theory.form;
    exports org.impartial.solve.theory.quotient;

    // To other modules of this project.
    exports org.impartial.solve.engine.retrograde to
            org.impartial.cli,
            org.impartial.example.judge,
            org.impartial.explorer,
            org.impartial.json,
            org.impartial.picture,
            org.impartial.site,
            org.impartial.sweep;
    exports org.impartial.solve.engine.sequence.stream to
            org.impartial.cli;
    exports org.impartial.solve.theory.entail to
            org.impartial.json;
    exports org.impartial.solve.theory.walk to
            org.impartial.cli,
            org.impartial.discover,
            org.impartial.json;

    uses org.impartial.core.game.Claim.Source;
    uses org.impartial.solve.ProblemProvider;
    uses org.impartial.solve.StrategyProvider;
}
