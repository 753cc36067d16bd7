/** The checks of rules: states, notation, loops, entailing moves, canonical forms and declared capabilities. */
@NullMarked
package org.impartial.core.contract.rule;

import org.jspecify.annotations.NullMarked;
