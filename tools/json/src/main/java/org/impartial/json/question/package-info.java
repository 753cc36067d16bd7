/** Questions, read from words or from JSON, and what answers them; exported to modules of this project only. */
@NullMarked
package org.impartial.json.question;

import org.jspecify.annotations.NullMarked;
