/** The subcommands that draw, and the values of a game on two heaps. */
@NullMarked
package org.impartial.cli.command.picture;

import org.jspecify.annotations.NullMarked;
