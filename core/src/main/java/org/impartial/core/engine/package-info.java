/**
 * What answers questions about positions: questions and answers as data, and the interfaces of engines and steps.
 *
 * <ul>
 *   <li>{@link org.impartial.core.engine.Engine}: an engine for values of components, which joins the others
 *   <li>{@link org.impartial.core.engine.Answer}: how a position is answered, and what that rests on
 * </ul>
 */
@NullMarked
package org.impartial.core.engine;

import org.jspecify.annotations.NullMarked;

