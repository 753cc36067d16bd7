/**
 * Games with heaps.
 *
 * <ul>
 *   <li>{@link org.impartial.games.heap.Nim}: one heap of Nim
 *   <li>{@link org.impartial.games.heap.Bash}: from 1 to m beans
 *   <li>{@link org.impartial.games.heap.Subtraction}: a number of beans in a set
 *   <li>{@link org.impartial.games.heap.Interval}: from one number of beans to another
 *   <li>{@link org.impartial.games.heap.Octal}: taking and breaking by a code
 *   <li>{@link org.impartial.games.heap.GrundysGame}: splitting into unequal heaps
 *   <li>{@link org.impartial.games.heap.CountUp}: counting to a target
 * </ul>
 */
@NullMarked
package org.impartial.games.heap;

import org.jspecify.annotations.NullMarked;
