/**
 * Search of misère play on positions that decompose: small parts as one canonical form, the others as components.
 *
 * <p>{@link org.impartial.solve.engine.misere.MisereSearch} is the entry point. Components of any games have numbers
 * ({@code PartTable}), small ones have forms computed from their whole trees ({@code PartForms}), and moves are lists
 * of the parts that they leave ({@code PartMoves}). A state is a multiset of components and one form ({@code
 * SumState}); depth-first proof-number search determines its outcome ({@code StateSearch}) and keeps its results in one
 * flat table ({@code StateTable}).
 */
@NullMarked
package org.impartial.solve.engine.misere;

import org.jspecify.annotations.NullMarked;
