package org.impartial.games.pencil;

import static org.impartial.games.pencil.SproutsPosition.CLOSE;
import static org.impartial.games.pencil.SproutsPosition.END;
import static org.impartial.games.pencil.SproutsPosition.FIRST_NAME;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.impartial.core.notation.NotationException;

/**
 * Positions of Sprouts as the literature writes them: the spots of a boundary and a point, the boundaries of a region
 * and a brace. Names are letters, with primes where the alphabet does not suffice.
 */
final class SproutsText {
    private static final int LETTERS = 26;
    private static final int MOST = 4 * SproutsPosition.MOST_SPOTS;
    private static final Pattern TOKEN = Pattern.compile("[012.}]|[a-zA-Z]'*");

    static String write(SproutsPosition position) {
        StringBuilder text = new StringBuilder();
        for (byte token : position.code()) {
            if (token == END) {
                text.append('.');
            } else if (token == CLOSE) {
                text.append('}');
            } else if (token < FIRST_NAME) {
                text.append((char) ('0' + token));
            } else {
                text.append((char) ('a' + (token - FIRST_NAME) % LETTERS));
                text.append("'".repeat((token - FIRST_NAME) / LETTERS));
            }
        }
        return text.length() == 0 ? "0" : text.toString();
    }

    /** Names keep their alphabetical order, so that a written position is read as the same state. */
    static SproutsPosition read(String text) {
        List<String> tokens = tokens(text);
        List<String> names = tokens.stream()
                .filter(token -> Character.isLetter(token.charAt(0)))
                .distinct()
                .sorted(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()))
                .toList();
        if (names.size() > MOST / 2) {
            throw new NotationException("a position has at most " + MOST / 2 + " spots with names");
        }
        byte[] code = new byte[tokens.size()];
        for (int i = 0; i < code.length; i++) {
            String token = tokens.get(i);
            code[i] = switch (token) {
                case "." -> END;
                case "}" -> CLOSE;
                case "0", "1", "2" -> (byte) (token.charAt(0) - '0');
                default -> (byte) (FIRST_NAME + names.indexOf(token));
            };
        }
        new SproutsCheck(text, code).run();
        SproutsPosition position = SproutsPosition.written(code);
        int size = position.spots() + position.lives();
        if (size > MOST) {
            throw new NotationException("spots and their lives are together at most " + MOST + ", not " + size);
        }
        return position;
    }

    private static List<String> tokens(String text) {
        List<String> tokens = new ArrayList<>();
        Matcher token = TOKEN.matcher(text);
        int at = 0;
        for (; token.find() && token.start() == at; at = token.end()) {
            tokens.add(token.group());
        }
        if (at < text.length() || tokens.isEmpty()) {
            throw new NotationException("place " + (at + 1) + " of \"" + text
                    + "\" is not part of a position; spots are 0, 1, 2 or letters, a point ends a boundary, a brace a"
                    + " region");
        }
        return tokens;
    }
}
