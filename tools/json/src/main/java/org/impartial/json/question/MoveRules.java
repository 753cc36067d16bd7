package org.impartial.json.question;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.notation.NotationException;
import org.impartial.discover.DigitOrder;
import org.impartial.discover.Discovery;
import org.impartial.discover.HeapRules;
import org.impartial.discover.KnownGames;

/** Rules for discovery, read from conditions or from the name of a game whose moves are known as conditions. */
public final class MoveRules {
    private static final Pattern NAME = Pattern.compile("\\s*([A-Za-z][-A-Za-z]+)(\\[[^]]*]|:.*)?\\s*");

    public static HeapRules read(String text) {
        String game = GameLibrary.installed().canonical(text);
        return KnownGames.find(game).orElseGet(() -> {
            Matcher name = NAME.matcher(game);
            if (name.matches()) {
                throw unknown(name.group(1));
            }
            return HeapRules.parse(text);
        });
    }

    /** Returns a discovery in the orders of digits of a name: {@code msd}, {@code lsd} or {@code both}. */
    public static Discovery reading(Discovery discovery, String name) {
        return switch (name) {
            case "msd" -> discovery.reading(DigitOrder.MOST_SIGNIFICANT_FIRST);
            case "lsd" -> discovery.reading(DigitOrder.LEAST_SIGNIFICANT_FIRST);
            case "both" -> discovery.reading(DigitOrder.MOST_SIGNIFICANT_FIRST, DigitOrder.LEAST_SIGNIFICANT_FIRST);
            default ->
                throw new NotationException(
                        "digits are read msd, the most significant first, or lsd, or both; not \"" + name + "\"");
        };
    }

    private static NotationException unknown(String name) {
        String near = NearMiss.of(name, KnownGames.names());
        return new NotationException("no rules are known by the name \"" + name + "\""
                + (near.isEmpty()
                        ? "; known are " + String.join(", ", KnownGames.names())
                                + "; the moves of other games are written as conditions, such as \"x'<x; y'<y\""
                        : near));
    }
}
