/** Certificates as theorems of the proof assistant Rocq, for the checkers in the folder {@code formal}. */
@NullMarked
package org.impartial.cli.formal;

import org.jspecify.annotations.NullMarked;
