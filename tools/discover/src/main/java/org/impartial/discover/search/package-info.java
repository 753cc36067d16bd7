/** Values by search on an explicit stack. */
@NullMarked
package org.impartial.discover.search;

import org.jspecify.annotations.NullMarked;
