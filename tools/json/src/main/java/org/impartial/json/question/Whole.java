package org.impartial.json.question;

import java.math.BigInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.impartial.core.notation.NotationException;

/** Whole numbers as people write them: {@code 100000}, {@code 10^18}, {@code 2^30-1}. */
public final class Whole {
    private static final Pattern TEXT = Pattern.compile("([0-9]{1,400})(?:\\^([0-9]{1,4}))?(?:([-+])([0-9]{1,18}))?");
    private static final int MOST_BITS = 4096;

    public static BigInteger of(String name, String text) {
        Matcher matcher = TEXT.matcher(text.strip());
        if (!matcher.matches()) {
            throw new NotationException(
                    name + " is a whole number from 0 on, such as 1000, 10^18 or 2^30-1, not " + text);
        }
        BigInteger number = new BigInteger(matcher.group(1));
        if (matcher.group(2) != null) {
            int exponent = Integer.parseInt(matcher.group(2));
            if ((long) number.bitLength() * exponent > MOST_BITS) {
                throw new NotationException(name + " has at most " + MOST_BITS + " binary digits, not " + text);
            }
            number = number.pow(exponent);
        }
        if (matcher.group(4) != null) {
            BigInteger more = new BigInteger(matcher.group(4));
            number = matcher.group(3).equals("-") ? number.subtract(more) : number.add(more);
        }
        if (number.signum() < 0) {
            throw new NotationException(name + " is 0 or more, not " + text);
        }
        return number;
    }
}
