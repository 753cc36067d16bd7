/** Pictures of games: charts, heat maps, graphs and drawings of positions. */
module org.impartial.picture {
    requires transitive org.impartial.core;
    requires transitive java.desktop;

    exports org.impartial.picture;
}
