/**
 * Certificates of misère outcomes: trees, components that are equal to trees, and P-positions, checked from the rules.
 *
 * <p>{@link org.impartial.proof.kind.misere.MisereProof} is the certificate; {@link
 * org.impartial.proof.kind.misere.MisereFacts} collects the facts from a search. The check has its own trees and
 * sums ({@code TreeTable}) and does not depend on any search.
 */
@NullMarked
package org.impartial.proof.kind.misere;

import org.jspecify.annotations.NullMarked;
