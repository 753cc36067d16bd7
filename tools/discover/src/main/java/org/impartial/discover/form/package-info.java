/** Closed forms of values: guessed from a list, evaluated, and written as conditions that decide whether they hold. */
@NullMarked
package org.impartial.discover.form;

import org.jspecify.annotations.NullMarked;
