/** A site of static pages: the games with their drawings, rules and lessons, and the documents. */
module org.impartial.site {
    requires transitive org.impartial.core;
    requires org.impartial.explorer;
    requires org.impartial.picture;
    requires org.impartial.proof;
    requires org.impartial.solve;
    requires org.commonmark;
    requires org.commonmark.ext.gfm.tables;

    exports org.impartial.site;
}
