/**
 * Search of misère play on positions that decompose: small parts as one canonical form, the others as components.
 *
 * <p>{@link org.impartial.core.engine.misere.MisereSearch} is the door. Components of any games have numbers ({@code
 * PartTable}), whole trees give small ones their forms ({@code PartForms}), and moves are lists of what they leave
 * ({@code PartMoves}). A state is a set of components and one form ({@code StateList}); depth-first proof-number search
 * finds who wins it ({@code StateSearch}) and keeps what it knows in one flat table ({@code StateTable}).
 */
@NullMarked
package org.impartial.core.engine.misere;

import org.jspecify.annotations.NullMarked;
