/** The keys and codes of levels in a directory, with checksums, so that a sweep continues after any interruption. */
@NullMarked
package org.impartial.sweep.disk;

import org.jspecify.annotations.NullMarked;
