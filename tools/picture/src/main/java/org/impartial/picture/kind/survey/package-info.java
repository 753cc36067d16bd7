/** The drawings of answers to questions about many positions. */
@NullMarked
package org.impartial.picture.kind.survey;

import org.jspecify.annotations.NullMarked;
