/**
 * Requests of programs and their answers, as lines of JSON.
 *
 * <ul>
 *   <li>{@link org.impartial.json.JsonLines}: answers to the requests that {@code docs/NOTATION.md} describes
 * </ul>
 */
@NullMarked
package org.impartial.json;

import org.jspecify.annotations.NullMarked;
