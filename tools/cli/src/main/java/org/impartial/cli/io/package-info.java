/** The terminal and its streams, the end of the command, and messages for failures of files. */
@NullMarked
package org.impartial.cli.io;

import org.jspecify.annotations.NullMarked;
