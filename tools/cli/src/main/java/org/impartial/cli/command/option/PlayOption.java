package org.impartial.cli.command.option;

import java.util.Optional;
import org.impartial.core.game.Convention;
import org.impartial.core.library.GameLibrary;
import picocli.CommandLine.Option;

/** The option {@code --play}: the playing convention of a question. */
public final class PlayOption {
    @Option(
            names = "--play",
            paramLabel = "CONVENTION",
            description = "normal or misere (default: normal, but misere for misere-nim and notakto)")
    private Optional<Convention> play = Optional.empty();

    /** Returns the convention of the option, if it is given. */
    public Optional<Convention> given() {
        return play;
    }

    /** Returns the convention of the option, or else the one that the names of the games in a text have. */
    public Convention of(String text) {
        return play.orElseGet(() -> GameLibrary.installed().play(text));
    }
}
