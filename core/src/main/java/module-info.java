/** Impartial games: their arithmetic, their rules as data, theories of sums, solvers and the contract. */
module org.impartial.core {
    requires static transitive org.jspecify;
    requires com.google.common;
    requires java.management;
    requires it.unimi.dsi.fastutil.core;

    exports org.impartial.core.analysis;
    exports org.impartial.core.contract;
    exports org.impartial.core.game;
    exports org.impartial.core.library;
    exports org.impartial.core.meter;
    exports org.impartial.core.notation;
    exports org.impartial.core.proof;
    exports org.impartial.core.solve;
    exports org.impartial.core.solve.level;
    exports org.impartial.core.solve.sequence;
    exports org.impartial.core.theory;
    exports org.impartial.core.theory.misere;

    uses org.impartial.core.library.GameProvider;
    uses org.impartial.core.proof.CertificateFormat;

    provides org.impartial.core.proof.CertificateFormat with
            org.impartial.core.proof.NimberProofFormat,
            org.impartial.core.proof.NimberTableFormat,
            org.impartial.core.proof.PeriodCertificateFormat,
            org.impartial.core.proof.QuotientCertificateFormat;

    exports org.impartial.core.nim;
}
