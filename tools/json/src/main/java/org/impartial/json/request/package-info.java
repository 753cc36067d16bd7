/** The kinds of requests and their answers in JSON; exported to modules of this project only. */
@NullMarked
package org.impartial.json.request;

import org.jspecify.annotations.NullMarked;
