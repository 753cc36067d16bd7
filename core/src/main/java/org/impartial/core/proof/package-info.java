/**
 * Proofs that others can check: what an answer rests on, written as text, read again and checked by code that imports no
 * solver. Each kind of {@link org.impartial.core.proof.Certificate} has a {@link
 * org.impartial.core.proof.CertificateFormat}, found as a service, so that other modules bring kinds of their own.
 */
@NullMarked
package org.impartial.core.proof;

import org.jspecify.annotations.NullMarked;
