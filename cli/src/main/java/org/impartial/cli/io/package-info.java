/** The terminal and its streams: what is read and printed, how the command ends, and how failures of files are reported. */
@NullMarked
package org.impartial.cli.io;

import org.jspecify.annotations.NullMarked;
