package org.impartial.cli.command.picture;

import java.util.Optional;
import org.impartial.cli.command.option.Spending;
import org.impartial.cli.command.option.Subcommand;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A subcommand whose answer is a picture with a title. */
abstract class PictureSubcommand extends Subcommand {
    @Mixin
    protected Spending spending = new Spending();

    @Mixin
    protected PictureOutput output = new PictureOutput();

    @Option(names = "--title", paramLabel = "TEXT")
    private Optional<String> title = Optional.empty();

    protected final String titleOr(String otherwise) {
        return title.orElse(otherwise);
    }
}
