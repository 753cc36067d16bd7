/** Pictures of games: charts, heat maps, graphs and drawings of positions. */
module org.impartial.picture {
    requires transitive org.impartial.core;
    requires transitive org.impartial.solve;
    requires transitive java.desktop;

    exports org.impartial.picture;
    exports org.impartial.picture.chart;
    exports org.impartial.picture.drawing;
    exports org.impartial.picture.graph;

    uses org.impartial.picture.drawing.Artist;

    provides org.impartial.picture.drawing.Artist with
            org.impartial.picture.artist.LibraryArtist;
}
