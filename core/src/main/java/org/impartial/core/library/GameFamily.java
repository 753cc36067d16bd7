package org.impartial.core.library;

import com.google.common.base.Suppliers;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.impartial.core.game.Convention;
import org.impartial.core.game.FaultyRulesException;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.library.GameCard.Parameter;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.ImpartialException;
import org.impartial.core.notation.NotationException;

/**
 * A plug-in: a family of games with parameters, which can be listed, described, read from text and checked.
 *
 * <p>Immutable and safe to share between threads.
 *
 * <pre>{@code
 * GameFamily bash = GameLibrary.installed().family("bash");
 * bash.with(Params.of("m", 3)).read(Datum.of(21)).position();  // bash[m=3] 21
 * }</pre>
 */
public final class GameFamily {
    private final String id;
    private final Supplier<Made> made;

    /** What is needed beyond the name. */
    private record Made(
            Supplier<GameCard> card,
            List<Params> samples,
            Function<Params, PositionFormat> maker,
            Convention play,
            Predicate<String> codes) {}

    private GameFamily(String id, Supplier<Made> made) {
        this.id = id;
        this.made = made;
    }

    /**
     * {@return a family with parameters whose card is read on first use}
     *
     * @param id the name in commands, the id of its card
     * @param card reads the card; called at most once if it succeeds
     * @param maker creates the ruleset from parameters that include all required ones and no unknown ones
     * @param samples parameters with which the contract checks the family; {@link Params#NONE} for a family without
     */
    public static GameFamily of(
            String id, Supplier<GameCard> card, Function<Params, PositionFormat> maker, Params... samples) {
        if (samples.length == 0) {
            throw new IllegalArgumentException(id + " needs at least one sample for the contract");
        }
        Made all = new Made(Suppliers.memoize(card::get), List.of(samples), maker, Convention.NORMAL, word -> false);
        return new GameFamily(id, () -> all);
    }

    /**
     * {@return a family with parameters}
     *
     * @param card the description for human readers
     * @param maker creates the ruleset from parameters that include all required ones and no unknown ones
     * @param samples parameters with which the contract checks the family; {@link Params#NONE} for a family without
     */
    public static GameFamily of(GameCard card, Function<Params, PositionFormat> maker, Params... samples) {
        return of(card.id(), () -> card, maker, samples);
    }

    /**
     * {@return a family that is made when more than its name is first needed, so that a library starts sooner}
     *
     * @param id the name in commands
     * @param family makes the family of this name; called at most once if it succeeds
     */
    public static GameFamily onFirstUse(String id, Supplier<GameFamily> family) {
        return new GameFamily(id, Suppliers.memoize(() -> family.get().made.get()));
    }

    /**
     * {@return a family of one ruleset, without parameters}
     *
     * @param card the description for human readers
     * @param ruleset the ruleset
     */
    public static GameFamily of(GameCard card, PositionFormat ruleset) {
        return of(card, params -> ruleset, Params.NONE);
    }

    /**
     * {@return a family of one game whose card has only its name, for programs that play their own games}
     *
     * @param game the game, with a notation that reads its states
     */
    public static GameFamily of(ImpartialGame<?> game) {
        GameCard card = GameCard.of(game.name(), game.name())
                .rules("a game of another program")
                .notation("a state of the game", "the state that the move leaves")
                .example(example(game));
        return of(card, PositionFormat.of(game));
    }

    private static <S> String example(ImpartialGame<S> game) {
        return game.smallStates()
                .findFirst()
                .map(state -> game.at(state).toString())
                .orElse(game.name());
    }

    /** {@return this family under the misère convention: a question that names no convention is about misère play} */
    public GameFamily misere() {
        return under(Convention.MISERE, made.get().codes);
    }

    /**
     * {@return this family with codes as names of its rulesets: such a name, as {@code 0.77}, is the first parameter}
     *
     * @param form the regular expression of a whole code
     */
    public GameFamily withCodes(String form) {
        return under(play(), Pattern.compile(form).asMatchPredicate());
    }

    private GameFamily under(Convention play, Predicate<String> codes) {
        Made all = made.get();
        Made changed = new Made(all.card, all.samples, all.maker, play, codes);
        return new GameFamily(id, () -> changed);
    }

    /** Returns the title and the other names. */
    Stream<String> names() {
        return Stream.concat(Stream.of(card().title()), card().otherNames().stream());
    }

    /** Returns whether a word written as the name of a game is the first parameter of this family. */
    boolean hasCode(String word) {
        return made.get().codes.test(word);
    }

    /** {@return the name in commands} */
    public String id() {
        return id;
    }

    /**
     * {@return the description for human readers}
     *
     * @throws FaultyRulesException if the provider of the family fails to make it
     */
    public GameCard card() {
        try {
            return made.get().card.get();
        } catch (ImpartialException failed) {
            throw failed;
        } catch (RuntimeException failed) {
            throw new FaultyRulesException("the card of the game " + id + " cannot be made: " + failed);
        }
    }

    /** {@return the parameters, at least one set, with which the contract checks the family} */
    public List<Params> samples() {
        return made.get().samples;
    }

    /**
     * {@return the convention of a question that names none: normal, unless the family was made by {@link #misere()}}
     */
    public Convention play() {
        return made.get().play;
    }

    /**
     * {@return the ruleset for given parameters}
     *
     * @param params the parameters
     * @throws NotationException if a parameter is missing, unknown or out of range
     */
    public PositionFormat with(Params params) {
        List<Parameter> known = card().parameters();
        List<String> names = known.stream().map(Parameter::name).toList();
        for (String name : params.values().keySet()) {
            if (!names.contains(name)) {
                throw new NotationException(id + " has no parameter " + name + "; it takes "
                        + (names.isEmpty() ? "none" : String.join(", ", names)));
            }
        }
        for (Parameter parameter : known) {
            if (parameter.required() && params.find(parameter.name()).isEmpty()) {
                throw new NotationException(id + " needs its parameter " + parameter.name() + " (" + parameter.meaning()
                        + "); write for instance " + card().example());
            }
        }
        return made.get().maker.apply(params);
    }

    /**
     * Returns parameters by name. Values without a name belong to the required parameters in the order of the card, the
     * last one taking all that remain, if there are several; else all are the first parameter, as is a code in place of
     * the name.
     */
    Params params(String name, Map<String, Datum> scanned) {
        Map<String, Datum> params = new LinkedHashMap<>();
        if (hasCode(name)) {
            params.putAll(named(List.of(Datum.of(name))));
        }
        scanned.forEach((key, value) -> (key.equals(TextScanner.MAIN) ? named(value.asItems()) : Map.of(key, value))
                .forEach((one, datum) -> {
                    if (params.put(one, datum) != null) {
                        throw new NotationException("the parameter " + one + " is given twice");
                    }
                }));
        return new Params(params);
    }

    private Map<String, Datum> named(List<Datum> values) {
        List<String> names = positional(values.size());
        Map<String, Datum> named = new LinkedHashMap<>();
        for (int i = 0; i < names.size(); i++) {
            boolean last = i == names.size() - 1;
            List<Datum> own = values.subList(i, last ? values.size() : i + 1);
            named.put(names.get(i), own.size() == 1 ? own.get(0) : Datum.list(own));
        }
        return named;
    }

    /** Returns the names of the parameters to which a number of values without names belong. */
    private List<String> positional(int values) {
        List<Parameter> known = card().parameters();
        if (known.isEmpty()) {
            throw new NotationException(id + " takes no parameters");
        }
        List<String> required =
                known.stream().filter(Parameter::required).map(Parameter::name).toList();
        return required.size() > 1
                ? required.subList(0, Math.min(values, required.size()))
                : List.of(known.get(0).name());
    }

    @Override
    public String toString() {
        return id;
    }
}
