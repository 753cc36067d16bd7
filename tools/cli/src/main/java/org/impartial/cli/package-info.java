/**
 * The command: a thin reader and printer over the analysis.
 */
@NullMarked
package org.impartial.cli;

import org.jspecify.annotations.NullMarked;
