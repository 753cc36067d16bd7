/** Arguments and options that several subcommands share. */
@NullMarked
package org.impartial.cli.command.option;

import org.jspecify.annotations.NullMarked;
