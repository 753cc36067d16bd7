/**
 * Certificates of misère outcomes: trees, components that are equal to trees, and P-positions, checked from the rules.
 *
 * <p>{@link org.impartial.core.proof.kind.misere.MisereProof} is the certificate; {@link
 * org.impartial.core.proof.kind.misere.MisereFacts} collects the facts from a search. The check has its own trees and
 * sums ({@code TreeTable}) and does not depend on any search.
 */
@NullMarked
package org.impartial.core.proof.kind.misere;

import org.jspecify.annotations.NullMarked;
