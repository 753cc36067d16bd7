/** The subcommand {@code contest}: contests of strategies, their processes, and pictures of their results. */
@NullMarked
package org.impartial.cli.command.contest;

import org.jspecify.annotations.NullMarked;
