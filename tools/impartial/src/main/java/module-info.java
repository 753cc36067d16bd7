/** The library in one module: core, proofs, solvers and games. */
module org.impartial {
    requires transitive org.impartial.core;
    requires transitive org.impartial.games;
    requires transitive org.impartial.proof;
    requires transitive org.impartial.solve;
}
