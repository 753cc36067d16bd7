/**
 * Questions about positions and their answers as data, and the interfaces of engines and steps.
 *
 * <ul>
 *   <li>{@link org.impartial.solve.engine.Engine}: an engine for values of components, which can be used beside those of
 *       the library
 *   <li>{@link org.impartial.solve.engine.Question}: a question about a position, as plain data
 *   <li>{@link org.impartial.solve.engine.StepResult}: an answer, or the statement that there is none
 *   <li>{@link org.impartial.solve.engine.Answer}: the answer to a question, with its bases
 *   <li>{@link org.impartial.solve.engine.Step}: one method of answering; strategies are lists of steps
 *   <li>{@link org.impartial.solve.engine.Session}: a strategy or step with its tables
 *   <li>{@link org.impartial.solve.engine.HeapEngineKind}: the methods of filling a table of a heap game
 * </ul>
 */
@NullMarked
package org.impartial.solve.engine;

import org.jspecify.annotations.NullMarked;
