/** Answers for programs: requests and answers, one line of JSON each. */
@NullMarked
package org.impartial.cli.json;

import org.jspecify.annotations.NullMarked;
