/**
 * Proofs that can be checked independently: the basis of an answer, written as text, and read and checked by code that
 * does not depend on a solver. Each kind of {@link org.impartial.proof.Certificate} has a {@link
 * org.impartial.proof.CertificateFormat}, loaded as a service, so that other modules can provide further kinds.
 *
 * <ul>
 *   <li>{@link org.impartial.proof.Certificate}: a proof, with its statement and its check
 *   <li>{@link org.impartial.proof.CertificateFormat}: reads one kind of certificate
 *   <li>{@link org.impartial.proof.Segmented}: a certificate that is checked in parts
 *   <li>{@link org.impartial.proof.Certificates}: writes and reads certificates of every kind
 * </ul>
 */
@NullMarked
package org.impartial.proof;

import org.jspecify.annotations.NullMarked;
