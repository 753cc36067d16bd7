/**
 * Games on heaps: rules on one heap, the codes that an engine may use in place of the rules, and the table of values by
 * the definition. Values are immutable and safe to share between threads; option collectors and tables are not safe for
 * use by several threads.
 *
 * <ul>
 *   <li>{@link org.impartial.core.game.heap.HeapGame}: rules on one heap
 *   <li>{@link org.impartial.core.game.heap.HeapReach}: how far the moves of a rule reach, declared for proofs of periods
 *   <li>{@link org.impartial.core.game.heap.HeapOptions}: takes the options of a heap
 *   <li>{@link org.impartial.core.game.heap.SubtractionSet}: the numbers of beans that may be taken
 *   <li>{@link org.impartial.core.game.heap.BreakingCode}: the code of a game that takes and breaks
 *   <li>{@link org.impartial.core.game.heap.GrundyTable}: values of heaps by the definition
 * </ul>
 */
@NullMarked
package org.impartial.core.game.heap;

import org.jspecify.annotations.NullMarked;
