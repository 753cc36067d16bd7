package org.impartial.cli.command.picture;

import java.util.Optional;
import picocli.CommandLine.Option;

/** The option {@code --title}: the title of a picture. */
final class TitleOption {
    @Option(names = "--title", paramLabel = "TEXT")
    private Optional<String> title = Optional.empty();

    /** Returns the title of the option, if it is given, or else {@code otherwise}. */
    String orElse(String otherwise) {
        return title.orElse(otherwise);
    }
}
