package org.impartial.cli.command.option;

import picocli.CommandLine.Mixin;

/** A subcommand about a position, or about the positions of a game. */
public abstract class PositionSubcommand extends Subcommand {
    @Mixin
    protected PositionArgument position = new PositionArgument();
}
