/** Files that appear complete or not at all; exported to modules of this project only. */
@NullMarked
package org.impartial.proof.file;

import org.jspecify.annotations.NullMarked;
