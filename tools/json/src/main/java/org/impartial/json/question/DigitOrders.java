package org.impartial.json.question;

import org.impartial.core.notation.NotationException;
import org.impartial.discover.DigitOrder;
import org.impartial.discover.Discovery;

/** The orders in which a discovery reads digits, by name. */
public final class DigitOrders {
    /** Returns a discovery in the orders of a name: {@code msd}, {@code lsd} or {@code both}. */
    public static Discovery in(Discovery discovery, String name) {
        return switch (name) {
            case "msd" -> discovery.reading(DigitOrder.MOST_SIGNIFICANT_FIRST);
            case "lsd" -> discovery.reading(DigitOrder.LEAST_SIGNIFICANT_FIRST);
            case "both" -> discovery.reading(DigitOrder.MOST_SIGNIFICANT_FIRST, DigitOrder.LEAST_SIGNIFICANT_FIRST);
            default ->
                throw new NotationException(
                        "digits are read msd, the most significant first, or lsd, or both; not \"" + name + "\"");
        };
    }
}
