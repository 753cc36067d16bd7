/** Lines of text as data: numbers, words and lists in brackets, with the column of each error. */
@NullMarked
package org.impartial.core.notation.scan;

import org.jspecify.annotations.NullMarked;
