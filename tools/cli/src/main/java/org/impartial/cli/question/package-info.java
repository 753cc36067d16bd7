/** Questions to the library, with their solvers, limits and saved work; shared by the answers for people and those for programs. */
@NullMarked
package org.impartial.cli.question;

import org.jspecify.annotations.NullMarked;
