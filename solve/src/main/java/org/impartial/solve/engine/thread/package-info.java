/** Threads that search together over shared tables under one meter. */
@NullMarked
package org.impartial.solve.engine.thread;

import org.jspecify.annotations.NullMarked;
