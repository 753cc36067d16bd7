package org.impartial.proof.kind;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.notation.NotationException;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificates;

/**
 * The names and values of the first line of a certificate, as they are read. Each method throws a {@link
 * CertificateException} that names the field if it is missing or cannot be read.
 */
public record Header(Map<String, String> fields) {
    /** The field of a ruleset. */
    public static final String GAME = "game";

    /** The field of a position. */
    public static final String ROOT = "root";

    private static final int LONGEST_NAME = 200;
    private static final Pattern COMMA = Pattern.compile(",");

    /** Returns whether the first line has a field. */
    public boolean has(String name) {
        return fields.containsKey(name);
    }

    /** Returns a field as it is written. */
    public String text(String name) {
        String value = fields.get(name);
        if (value == null) {
            throw new CertificateException(
                    "the first line does not name its " + name + "; it was truncated or changed");
        }
        return value;
    }

    /** Returns a field that must be one of some words. */
    public String choice(String name, String... words) {
        String value = text(name);
        if (!Arrays.asList(words).contains(value)) {
            throw new CertificateException("the first line has the " + name + " \"" + value + "\" where "
                    + String.join(" or ", words) + " is expected");
        }
        return value;
    }

    /** Returns a field that is a number from 0 to 10^18 − 1. */
    public long number(String name) {
        return number(name, text(name));
    }

    /** Returns a field that is a number from 0 to a bound. */
    public int count(String name, int most) {
        long number = number(name);
        if (number > most) {
            throw new CertificateException("the first line has the " + name + " " + number + ", which exceeds " + most);
        }
        return (int) number;
    }

    /** Returns a field that is a list of numbers, separated by commas. */
    public List<Long> numbers(String name) {
        return Arrays.stream(COMMA.split(text(name), -1))
                .map(one -> number(name, one))
                .toList();
    }

    /** Returns the name of a game in a statement: the full one, unless it is long, as for graphs. */
    public static String shown(ImpartialGame<?> game) {
        String full = game.fullName();
        return full.length() <= LONGEST_NAME ? full : game.name() + " (in full in the first line)";
    }

    private static long number(String name, String value) {
        if (!value.matches("0|[1-9][0-9]{0,17}")) {
            throw new CertificateException(
                    "the first line has the " + name + " \"" + value + "\" where a number is expected");
        }
        return Long.parseLong(value);
    }

    /** Returns the one game of the ruleset that {@link #GAME} names. */
    public ImpartialGame<?> game() {
        return game(text(GAME));
    }

    /** Returns the one game of a ruleset. */
    public static ImpartialGame<?> game(String name) {
        List<ImpartialGame<?>> games = read(
                "the game \"" + name + "\"",
                () -> GameLibrary.installed().ruleset(name).games());
        if (games.size() != 1) {
            throw new CertificateException("\"" + name + "\" consists of several games, and one is expected");
        }
        return games.get(0);
    }

    public HeapGame heapGame() {
        if (game() instanceof HeapGame heaps) {
            return heaps;
        }
        throw new CertificateException("the game \"" + text(GAME) + "\" is not played with heaps of one kind");
    }

    /** Returns the position that {@link #ROOT} names; its states are those of {@link #GAME}, if there is one. */
    public Position root() {
        String text = text(ROOT);
        String root = Certificates.root(fields).orElse(text);
        return read(
                "the root \"" + root + "\"",
                () -> GameLibrary.installed().read(root).position());
    }

    private static <T> T read(String what, Supplier<T> reading) {
        try {
            return reading.get();
        } catch (NotationException e) {
            throw new CertificateException(
                    "the first line has " + what + ", which cannot be read: " + e.getMessage(), e);
        }
    }
}
