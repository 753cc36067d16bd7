/** Certificates of periods, whole or in segments, with their formats and checks. */
@NullMarked
package org.impartial.core.proof.kind.period;

import org.jspecify.annotations.NullMarked;
