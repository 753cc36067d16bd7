/** Where the vertices of graphs stand; used by this library alone. */
@NullMarked
package org.impartial.picture.layout;

import org.jspecify.annotations.NullMarked;
