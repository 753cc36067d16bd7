package org.impartial.cli.command.option;

import java.util.Optional;
import org.impartial.core.game.Convention;
import org.impartial.core.library.GameLibrary;
import picocli.CommandLine.Option;

/** The option {@code --play}: the playing convention of a question. Its short form is {@code --misere}. */
public final class PlayOption extends SharedOption {
    @Option(names = "--play", paramLabel = "CONVENTION")
    private Optional<Convention> play = Optional.empty();

    @Option(names = "--misere")
    private boolean misere;

    public Optional<Convention> given() {
        require(
                !misere || !play.equals(Optional.of(Convention.NORMAL)),
                "--misere and --play normal contradict each other");
        return misere ? Optional.of(Convention.MISERE) : play;
    }

    /** Returns the convention of the option, or else the one that the names of the games in a text have. */
    public Convention of(String text) {
        return given().orElseGet(() -> GameLibrary.installed().play(text));
    }
}
