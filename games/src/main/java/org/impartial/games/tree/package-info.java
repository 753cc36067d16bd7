/** Games on trees, created by name. */
@NullMarked
package org.impartial.games.tree;

import org.jspecify.annotations.NullMarked;
