/** Files that appear complete or not at all; not exported. */
@NullMarked
package org.impartial.core.file;

import org.jspecify.annotations.NullMarked;
