/**
 * Proofs that can be checked independently: the basis of an answer, written as text, and read and checked by code that
 * does not depend on a solver. Each kind of {@link org.impartial.core.proof.Certificate} has a {@link
 * org.impartial.core.proof.CertificateFormat}, loaded as a service, so that other modules can provide further kinds.
 *
 * <ul>
 *   <li>{@link org.impartial.core.proof.Certificate}: a proof, with its statement and its check
 *   <li>{@link org.impartial.core.proof.CertificateFormat}: reads one kind of certificate
 *   <li>{@link org.impartial.core.proof.Segmented}: a certificate that is checked in parts
 *   <li>{@link org.impartial.core.proof.Certificates}: writes and reads certificates of every kind
 * </ul>
 */
@NullMarked
package org.impartial.core.proof;

import org.jspecify.annotations.NullMarked;
