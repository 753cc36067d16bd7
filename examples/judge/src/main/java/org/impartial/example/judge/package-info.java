/**
 * Problems of online judges, answered by the games of the library: each reads the judge's input and prints the output
 * that the judge expects.
 */
@NullMarked
package org.impartial.example.judge;

import org.jspecify.annotations.NullMarked;
