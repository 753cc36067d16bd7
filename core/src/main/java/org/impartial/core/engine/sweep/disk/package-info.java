/** The keys and codes of levels in a directory, with checksums, so that a sweep goes on after any stop. */
@NullMarked
package org.impartial.core.engine.sweep.disk;

import org.jspecify.annotations.NullMarked;
