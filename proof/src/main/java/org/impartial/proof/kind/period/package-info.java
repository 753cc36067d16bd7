/** Certificates of periods, whole or in segments, with their formats and checks. */
@NullMarked
package org.impartial.proof.kind.period;

import org.jspecify.annotations.NullMarked;
