/** The keys and codes of levels, and where they are kept in memory. */
@NullMarked
package org.impartial.core.engine.sweep.store;

import org.jspecify.annotations.NullMarked;
