import org.jspecify.annotations.NullMarked;

/** The command line: reads positions and prints their analysis. */
@NullMarked
module org.impartial.cli {
    requires com.fasterxml.jackson.databind;
    requires info.picocli;
    requires org.impartial.census;
    requires org.impartial.contest;
    requires org.impartial.core;
    requires org.impartial.discover;
    requires org.impartial.explorer;
    requires org.impartial.site;
    requires org.impartial.games;
    requires org.impartial.json;
    requires org.impartial.picture;
    requires org.impartial.proof;
    requires org.impartial.solve;
    requires org.impartial.sweep;
    requires java.logging;
    requires java.management;
    requires static org.jspecify;

    opens org.impartial.cli to
            info.picocli;
    opens org.impartial.cli.command to
            info.picocli;
    opens org.impartial.cli.command.contest to
            info.picocli;
    opens org.impartial.cli.command.option to
            info.picocli;
    opens org.impartial.cli.command.picture to
            info.picocli;
}
