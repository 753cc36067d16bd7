/**
 * The kinds of certificates of this library, with their formats and checks; read and written through {@link
 * org.impartial.proof.Certificates}.
 */
@NullMarked
package org.impartial.proof.kind;

import org.jspecify.annotations.NullMarked;
