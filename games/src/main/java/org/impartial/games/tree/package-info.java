/**
 * Games on trees; asked for by name.
 */
@NullMarked
package org.impartial.games.tree;

import org.jspecify.annotations.NullMarked;
