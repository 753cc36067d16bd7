package org.impartial.games.cards;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
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
    /** Returns a family that the contract checks with samples of parameters; its card is read when first needed. */
    public static GameFamily family(String id, Function<Params, PositionFormat> maker, Params... samples) {
        return GameFamily.of(id, () -> of(id), maker, samples);
    }

    public static GameFamily family(String id, PositionFormat ruleset) {
        return family(id, params -> ruleset, Params.NONE);
    }

    public static GameFamily family(String id, ImpartialGame<?> game) {
        return family(id, PositionFormat.of(game));
    }

    public static GameFamily games(String id, Function<Params, ImpartialGame<?>> maker, Params... samples) {
        return family(id, params -> PositionFormat.of(maker.apply(params)), samples);
    }

    /** Returns a family whose positions are lists of heaps. */
    public static GameFamily heaps(String id, HeapGame game) {
        return family(id, HeapFormat.lists(game));
    }

    public static GameFamily heaps(String id, Function<Params, HeapGame> maker, Params... samples) {
        return family(id, params -> HeapFormat.lists(maker.apply(params)), samples);
    }

    /** Returns a family whose positions are one heap or lists of heaps. */
    public static GameFamily heap(String id, HeapGame game) {
        return family(id, HeapFormat.singleOrLists(game));
    }

    public static GameFamily heap(String id, Function<Params, HeapGame> maker, Params... samples) {
        return family(id, params -> HeapFormat.singleOrLists(maker.apply(params)), samples);
    }

    public static Params[] each(String key, Datum... values) {
        return Arrays.stream(values).map(value -> Params.of(key, value)).toArray(Params[]::new);
    }

    public static Params[] each(String key, long... numbers) {
        return Arrays.stream(numbers).mapToObj(number -> Params.of(key, number)).toArray(Params[]::new);
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
