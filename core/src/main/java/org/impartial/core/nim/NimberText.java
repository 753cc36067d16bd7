package org.impartial.core.nim;

import java.math.BigInteger;
import java.util.regex.Pattern;

/** Reads nimbers in their decimal form, a star and the number: {@code *0}, {@code *17}. */
final class NimberText {
    private static final Pattern STAR = Pattern.compile("\\*[0-9]+");

    private NimberText() {}

    static BigInteger read(String text) {
        if (!STAR.matcher(text).matches()) {
            throw new IllegalArgumentException(
                    "\"" + text + "\" is not a nimber; write a star and a decimal number, like *17");
        }
        return new BigInteger(text.substring(1));
    }
}
