/**
 * Families of games as plug-ins: their cards, their parameters, how their positions are read, and the list of them.
 */
@NullMarked
package org.impartial.core.library;

import org.jspecify.annotations.NullMarked;
