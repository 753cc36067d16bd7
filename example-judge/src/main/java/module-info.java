/** Problems of online judges, answered by the games of the library. */
@SuppressWarnings("module") // the module that is named here is built later
module org.impartial.example.judge {
    requires transitive org.impartial.core;
    requires org.impartial.games;
    requires static org.jspecify;

    exports org.impartial.example.judge to
            org.impartial.cli;
}
