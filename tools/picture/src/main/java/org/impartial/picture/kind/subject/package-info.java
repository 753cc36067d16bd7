/** A position to be drawn, the interface of the kinds of drawings, and small objects that several kinds draw. */
@NullMarked
package org.impartial.picture.kind.subject;

import org.jspecify.annotations.NullMarked;
