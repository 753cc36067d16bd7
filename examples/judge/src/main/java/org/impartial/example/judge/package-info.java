/** Problems of online judges, answered by the games of the library from their input to the expected output. */
@NullMarked
package org.impartial.example.judge;

import org.jspecify.annotations.NullMarked;
