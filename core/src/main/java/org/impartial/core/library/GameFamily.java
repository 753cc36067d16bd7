package org.impartial.core.library;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.impartial.core.game.Convention;
import org.impartial.core.library.GameCard.Parameter;
import org.impartial.core.notation.NotationException;

/**
 * A plug-in: a family of games with parameters, as it is listed, shown, read from text and checked.
 *
 * @param card what people read
 * @param samples parameters with which the contract checks the family; {@link Params#NONE} for a family without
 * @param maker makes the ruleset from parameters whose names are known and complete
 * @param play the playing convention of a question that names none
 */
public record GameFamily(GameCard card, List<Params> samples, Function<Params, PositionFormat> maker, Convention play) {

    /**
     * Keeps an immutable copy.
     *
     * @param card what people read
     * @param samples parameters with which the contract checks the family; {@link Params#NONE} for a family without
     * @param maker makes the ruleset from parameters whose names are known and complete
     * @param play the playing convention of a question that names none
     */
    public GameFamily {
        samples = List.copyOf(samples);
        if (samples.isEmpty()) {
            throw new IllegalArgumentException(card.id() + " needs at least one sample for the contract");
        }
    }

    /**
     * A family with parameters.
     *
     * @param card what people read
     * @param maker makes the ruleset
     * @param samples parameters with which the contract checks it
     * @return the family
     */
    public static GameFamily of(GameCard card, Function<Params, PositionFormat> maker, Params... samples) {
        return new GameFamily(card, List.of(samples), maker, Convention.NORMAL);
    }

    /**
     * A family of one ruleset, without parameters.
     *
     * @param card what people read
     * @param ruleset the ruleset
     * @return the family
     */
    public static GameFamily of(GameCard card, PositionFormat ruleset) {
        return new GameFamily(card, List.of(Params.NONE), params -> ruleset, Convention.NORMAL);
    }

    /**
     * The same rules under another card, whose name says that the player who cannot move wins.
     *
     * @param other the card
     * @return a family that is played under the misère convention unless a question says otherwise
     */
    public GameFamily misere(GameCard other) {
        return new GameFamily(other, samples, maker, Convention.MISERE);
    }

    /**
     * The family's name in commands.
     *
     * @return the id on its card
     */
    public String id() {
        return card.id();
    }

    /**
     * Fills in the parameters.
     *
     * @param params the parameters
     * @return the ruleset
     * @throws NotationException if one is missing, unknown or out of range
     */
    public PositionFormat with(Params params) {
        List<Parameter> known = card.parameters();
        for (String name : params.values().keySet()) {
            if (known.stream().noneMatch(p -> p.name().equals(name))) {
                throw new NotationException(id() + " has no parameter " + name + "; " + knownParameters());
            }
        }
        for (Parameter parameter : known) {
            if (parameter.required() && params.find(parameter.name()).isEmpty()) {
                throw new NotationException(id() + " needs its parameter " + parameter.name() + " ("
                        + parameter.meaning() + "); write for instance " + card.example());
            }
        }
        return maker.apply(params);
    }

    private String knownParameters() {
        return card.parameters().isEmpty()
                ? "it takes none"
                : "it takes " + card.parameters().stream().map(Parameter::name).collect(Collectors.joining(", "));
    }
}
