/** The subcommands, one class each. */
@NullMarked
package org.impartial.cli.command;

import org.jspecify.annotations.NullMarked;
