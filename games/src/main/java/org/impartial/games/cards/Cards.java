package org.impartial.games.cards;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.Params;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.library.PositionFormat.HeapFormat;
import org.impartial.core.notation.Datum;

/** The cards of the games, each a resource {@code ID.txt} beside this class, written as {@link GameCard#parse} reads it. */
public final class Cards {
    /**
     * Returns a family that the contract checks with samples of parameters, such as {@code n=3,k=1 n=4,k=2 none}; its
     * card is read when first needed.
     */
    public static GameFamily family(String id, Function<Params, PositionFormat> maker, String samples) {
        return GameFamily.of(
                id,
                () -> of(id),
                maker,
                Arrays.stream(samples.split(" ")).map(Cards::params).toArray(Params[]::new));
    }

    public static GameFamily family(String id, PositionFormat ruleset) {
        return family(id, params -> ruleset, "none");
    }

    public static GameFamily family(String id, ImpartialGame<?> game) {
        return family(id, PositionFormat.of(game));
    }

    public static GameFamily games(String id, Function<Params, ImpartialGame<?>> maker, String samples) {
        return family(id, params -> PositionFormat.of(maker.apply(params)), samples);
    }

    /** Returns a family whose positions are lists of heaps. */
    public static GameFamily heaps(String id, HeapGame game) {
        return family(id, HeapFormat.lists(game));
    }

    public static GameFamily heaps(String id, Function<Params, HeapGame> maker, String samples) {
        return family(id, params -> HeapFormat.lists(maker.apply(params)), samples);
    }

    /** Returns a family whose positions are one heap or lists of heaps. */
    public static GameFamily heap(String id, HeapGame game) {
        return family(id, HeapFormat.singleOrLists(game));
    }

    public static GameFamily heap(String id, Function<Params, HeapGame> maker, String samples) {
        return family(id, params -> HeapFormat.singleOrLists(maker.apply(params)), samples);
    }

    private static Params params(String text) {
        Params params = Params.NONE;
        for (String entry : text.split(",(?=\\w+=)", 0)) {
            String[] sides = entry.split("=", 2);
            params = sides.length == 1 ? params : params.and(sides[0], value(sides[1]));
        }
        return params;
    }

    private static Datum value(String text) {
        List<Datum> items = items(text);
        return items.size() == 1 ? items.get(0) : Datum.list(items);
    }

    private static List<Datum> items(String text) {
        return text.isEmpty()
                ? List.of()
                : Arrays.stream(text.split(",(?![^\\[]*\\])")).map(Cards::item).toList();
    }

    private static Datum item(String text) {
        if (text.startsWith("[")) {
            return Datum.list(items(text.substring(1, text.length() - 1)));
        }
        return text.equals("null")
                ? new Datum.Nothing()
                : text.matches("[0-9]+") ? Datum.of(Long.parseLong(text)) : Datum.of(text);
    }

    /** Returns the card of a game; a message about a missing resource or a wrong entry names it and the line. */
    private static GameCard of(String id) {
        String file = id + ".txt";
        try (InputStream in = Cards.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalArgumentException("there is no resource " + path(file));
            }
            return GameCard.parse(id, new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + path(file), e);
        }
    }

    private static String path(String file) {
        return Cards.class.getPackageName().replace('.', '/') + "/" + file;
    }
}
