/**
 * Problems of online judges: each reads the judge's input and prints what the judge expects, answered by the games.
 */
@NullMarked
package org.impartial.example.judge;

import org.jspecify.annotations.NullMarked;
