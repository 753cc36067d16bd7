/** Sequences by name, work that is saved, and the atlas. */
@NullMarked
package org.impartial.cli.question;

import org.jspecify.annotations.NullMarked;
