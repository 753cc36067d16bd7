package org.impartial.games.cards;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.Params;
import org.impartial.core.library.PositionFormat;

/** The cards of the games, each a resource {@code ID.txt} beside this class, written as {@link GameCard#parse} reads it. */
public final class Cards {
    private Cards() {}

    /**
     * {@return a family with parameters whose card is a resource, read when it is first needed}
     *
     * @param id the name of the game in commands
     * @param maker makes the ruleset
     * @param samples parameters with which the contract checks the family
     */
    public static GameFamily family(String id, Function<Params, PositionFormat> maker, Params... samples) {
        return GameFamily.of(id, () -> of(id), maker, samples);
    }

    /**
     * {@return a family of one ruleset, without parameters}
     *
     * @param id the name of the game in commands
     * @param ruleset the ruleset
     */
    public static GameFamily family(String id, PositionFormat ruleset) {
        return family(id, params -> ruleset, Params.NONE);
    }

    /**
     * Returns the card of a game.
     *
     * @throws IllegalArgumentException if there is no such resource or an entry of it is wrong; the message names the line
     */
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
