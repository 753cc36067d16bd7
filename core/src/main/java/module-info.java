/** Impartial games: their arithmetic, their rules as data, theories of sums, solvers and the contract. */
@SuppressWarnings("module") // the modules that are named here are built later
module org.impartial.core {
    requires static transitive org.jspecify;
    requires com.google.common;
    requires java.management;
    requires it.unimi.dsi.fastutil.core;

    exports org.impartial.core.contract;
    exports org.impartial.core.contract.oracle;
    exports org.impartial.core.contract.report;
    exports org.impartial.core.game;
    exports org.impartial.core.game.capability;
    exports org.impartial.core.game.graph;
    exports org.impartial.core.game.heap;
    exports org.impartial.core.library;
    exports org.impartial.core.meter;
    exports org.impartial.core.notation;
    exports org.impartial.core.proof;
    exports org.impartial.core.proof.play;
    exports org.impartial.core.engine;
    exports org.impartial.core.engine.plane;
    exports org.impartial.core.solve;
    exports org.impartial.core.engine.sweep;
    exports org.impartial.core.engine.sequence;
    exports org.impartial.core.theory;
    exports org.impartial.core.theory.form;
    exports org.impartial.core.theory.quotient;
    exports org.impartial.core.theory.tame;
    exports org.impartial.core.theory.entail to
            org.impartial.cli;
    exports org.impartial.core.nim;
    exports org.impartial.core.game.walk to
            org.impartial.games,
            org.impartial.discover;
    exports org.impartial.core.engine.misere to
            org.impartial.games;
    exports org.impartial.core.engine.retrograde to
            org.impartial.games,
            org.impartial.picture,
            org.impartial.explorer,
            org.impartial.example.judge,
            org.impartial.cli;
    exports org.impartial.core.theory.sums to
            org.impartial.games;

    uses org.impartial.core.game.Claim.Source;
    uses org.impartial.core.library.GameProvider;
    uses org.impartial.core.proof.CertificateFormat;
    uses org.impartial.core.solve.StrategyProvider;

    provides org.impartial.core.proof.CertificateFormat with
            org.impartial.core.proof.kind.nimber.EntailingProofFormat,
            org.impartial.core.proof.kind.misere.MisereProofFormat,
            org.impartial.core.proof.kind.nimber.NimberFactsFormat,
            org.impartial.core.proof.kind.nimber.NimberProofFormat,
            org.impartial.core.proof.kind.nimber.NimberTableFormat,
            org.impartial.core.proof.kind.period.PeriodCertificateFormat,
            org.impartial.core.proof.kind.quotient.QuotientCertificateFormat,
            org.impartial.core.proof.kind.period.SegmentedPeriodFormat;
}
