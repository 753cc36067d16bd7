/** The keys and codes of levels, and their storage in memory. */
@NullMarked
package org.impartial.sweep.store;

import org.jspecify.annotations.NullMarked;
