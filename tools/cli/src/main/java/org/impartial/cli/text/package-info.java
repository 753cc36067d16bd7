/** Answers for people: reports, tables and messages. */
@NullMarked
package org.impartial.cli.text;

import org.jspecify.annotations.NullMarked;
