/** A position to be drawn, the interface of the kinds of drawings, and small things that several kinds draw. */
@NullMarked
package org.impartial.picture.kind.subject;

import org.jspecify.annotations.NullMarked;
