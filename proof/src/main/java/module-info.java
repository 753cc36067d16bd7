/** Certificates of values, outcomes, periods and quotients, and code that checks them from the rules, without a solver. */
@SuppressWarnings("module") // the modules that are named here are built later
module org.impartial.proof {
    requires com.google.common;
    requires it.unimi.dsi.fastutil.core;
    requires static transitive org.jspecify;
    requires transitive org.impartial.core;

    // Public.
    exports org.impartial.proof;
    exports org.impartial.proof.play;

    // To other modules of this project: the one writer of files, and the kinds that the solvers write.
    exports org.impartial.proof.file to
            org.impartial.cli,
            org.impartial.contest,
            org.impartial.explorer,
            org.impartial.json,
            org.impartial.picture,
            org.impartial.site,
            org.impartial.solve,
            org.impartial.sweep;
    exports org.impartial.proof.kind.misere to
            org.impartial.solve;
    exports org.impartial.proof.kind.nimber to
            org.impartial.solve;
    exports org.impartial.proof.kind.period to
            org.impartial.solve;
    exports org.impartial.proof.kind.quotient to
            org.impartial.solve;

    uses org.impartial.proof.CertificateFormat;

    provides org.impartial.proof.CertificateFormat with
            org.impartial.proof.kind.KnownFormats;
}
