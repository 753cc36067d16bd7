/** From rules to theorem: learns the P-positions of heap games and rewriting games as automata, and proves them. */
module org.impartial.discover {
    requires com.google.common;
    requires it.unimi.dsi.fastutil.core;
    requires transitive org.impartial.census;
    requires transitive org.impartial.core;
    requires transitive org.impartial.proof;
    requires org.impartial.solve;

    exports org.impartial.discover;
    exports org.impartial.discover.word;

    provides org.impartial.core.game.Claim.Source with
            org.impartial.discover.ProvedGames;
    provides org.impartial.core.library.GameProvider with
            org.impartial.discover.RulesFamily,
            org.impartial.discover.word.WordFamily;
    provides org.impartial.proof.CertificateFormat with
            org.impartial.discover.check.TheoremFormats;
}
