package org.impartial.core.library;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import org.impartial.core.game.Convention;
import org.impartial.core.library.provider.Providers;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.core.notation.scan.DatumScanner;

/**
 * Game families by name, and the reader of positions written as text: {@code wythoff 4 7 + kayles 11 + nim 3}.
 *
 * <pre>{@code
 * GameLibrary library = GameLibrary.installed();
 * Position position = library.read("wythoff 4 7 + kayles 11 + nim 3").position();
 * position.components().size();          // 3
 * Solver.normal().outcome(position);     // N
 * }</pre>
 *
 * <p>Immutable and safe to share between threads.
 */
public final class GameLibrary {
    private final Map<String, GameFamily> families;
    private final List<String> leftOut;
    private final boolean installed;
    private final NameIndex names;

    private GameLibrary(Map<String, GameFamily> families, List<String> leftOut, boolean installed) {
        this.installed = installed;
        this.families = families;
        this.leftOut = leftOut;
        names = new NameIndex(families);
    }

    /**
     * {@return the families of every library of games that the class loader of the thread finds, or that of this class
     * if the former does not know it; a provider that fails or repeats a name is left out}
     */
    public static GameLibrary installed() {
        Map<String, GameFamily> families = new LinkedHashMap<>();
        List<String> leftOut =
                Providers.each(GameProvider.class, from -> ServiceLoader.load(GameProvider.class, from), provider -> {
                    List<GameFamily> provided = provider.families();
                    if (provider.getClass().getClassLoader() != GameLibrary.class.getClassLoader()) {
                        // A jar that was added: its cards may fail. Those of this library are read when they are shown.
                        provided.forEach(GameFamily::card);
                    }
                    add(provided, families);
                });
        return new GameLibrary(families, leftOut, true);
    }

    /** Adds all of some families, or none if a name is taken. */
    private static void add(Collection<GameFamily> more, Map<String, GameFamily> families) {
        Set<String> names = new HashSet<>(families.keySet());
        for (GameFamily family : more) {
            if (!names.add(family.id())) {
                throw new IllegalArgumentException("two game families have the name " + family.id());
            }
        }
        more.forEach(family -> families.put(family.id(), family));
    }

    /**
     * {@return a library of given families}
     *
     * @param families the families, with distinct names
     */
    public static GameLibrary of(Collection<GameFamily> families) {
        Map<String, GameFamily> all = new LinkedHashMap<>();
        add(families, all);
        return new GameLibrary(all, List.of(), false);
    }

    /** {@return all families, in the order in which they were provided} */
    public List<GameFamily> families() {
        return List.copyOf(families.values());
    }

    /**
     * Returns the family with the given name. Names are ids, and the titles and other names on the cards, in any letter
     * case and with or without spaces and hyphens: {@code bounded-nim}, {@code Nim with limits}, {@code HDU 1404}.
     *
     * @param name the name
     * @return the family
     * @throws NotationException if there is none, and the message suggests similar names; or if it is the name of
     *     several games, and the message lists them
     */
    public GameFamily family(String name) {
        return names.find(name).orElseThrow(() -> UnknownGame.error(name, families.values(), absent(name)));
    }

    /**
     * {@return a name as names of games and of problems are compared: small letters and digits only, possibly none,
     * with one spelling of words that have several, as {@code hdu1850} for {@code HDU 1850} and {@code 杭电1850}}
     *
     * @param name the name
     */
    public static String spelled(String name) {
        return NameIndex.spelled(name);
    }

    /** Returns why a game may be missing: providers that were left out, or a library of given families. */
    private List<String> absent(String name) {
        return installed || !installed().families.containsKey(name)
                ? leftOut
                : List.of("GameLibrary.installed() has it, this library of given families does not");
    }

    /**
     * {@return a position written as text with the id of each game in place of its other names, and in ASCII instead of
     * full-width signs: {@code nim 3,5} for {@code Nim 3，5}} Texts that are no positions may be given too.
     *
     * @param text one or more {@code GAME[PARAMS] POSITION}, joined by {@code +}
     * @throws NotationException if a name is that of several games
     */
    public String canonical(String text) {
        return PlainText.of(text, names).canonical();
    }

    /**
     * {@return the position that a text denotes, with its notation}
     *
     * @param text one or more {@code GAME[PARAMS] POSITION}, joined by {@code +}
     * @throws NotationException if the text cannot be read; it has the column of the error
     */
    public NotatedPosition read(String text) {
        return NotatedPosition.sum(scanned(text).stream().map(this::read).toList());
    }

    /**
     * {@return the question about many positions that a text denotes, as {@code pirates[100] 5}; empty for a position}
     *
     * @param text one {@code GAME[PARAMS] QUESTION}
     * @throws NotationException if the text cannot be read; it has the column of the error
     */
    public Optional<Survey> survey(String text) {
        List<TextScanner.ScannedTerm> terms = scanned(text);
        TextScanner.ScannedTerm term = terms.get(0);
        return terms.size() > 1
                ? Optional.empty()
                : PlainText.placed(term.positionColumn(), () -> ruleset(term).survey(term.position()));
    }

    /**
     * {@return the playing convention that the names of the games imply: misère if {@link GameFamily#play()} of one is}
     *
     * @param text one or more {@code GAME[PARAMS] POSITION}, joined by {@code +}
     * @throws NotationException if the text cannot be read; it has the column of the error
     */
    public Convention play(String text) {
        return scanned(text).stream()
                .map(term ->
                        PlainText.placed(term.column(), () -> family(term.id()).play()))
                .max(Comparator.naturalOrder())
                .orElse(Convention.NORMAL);
    }

    /**
     * {@return a position given as named values, as in a request of {@code solve --jsonl}: {@code game}, {@code params}
     * and {@code position}, or {@code sum}, and the {@code moves} to make first} Other names are ignored.
     *
     * @param request the values by name
     * @throws NotationException if a value is missing or cannot be read
     * @throws org.impartial.core.notation.IllegalMoveException if one of the moves is not legal
     */
    public NotatedPosition read(Datum.Fields request) {
        return new FieldsReader(this, request).diagram();
    }

    /**
     * {@return the playing convention of a position given as named values: the one given by {@code play}; if absent,
     * misère if {@link GameFamily#play()} of one of the games is, else normal}
     *
     * @param request the values by name
     * @throws NotationException if a value is missing or cannot be read
     */
    public Convention play(Datum.Fields request) {
        return new FieldsReader(this, request).convention();
    }

    /**
     * {@return the ruleset that a text denotes, such as {@code bash[m=3]}}
     *
     * @param text the name of a game with its parameters, and no position
     * @throws NotationException if the text cannot be read; it has the column of the error
     */
    public PositionFormat ruleset(String text) {
        List<TextScanner.ScannedTerm> terms = scanned(text);
        TextScanner.ScannedTerm term = terms.get(0);
        if (terms.size() > 1 || !term.position().asItems().isEmpty()) {
            throw new NotationException("expected one game with its parameters and no position", term.positionColumn());
        }
        return ruleset(term);
    }

    /**
     * {@return the games with their parameters, one for each summand, as they are written in a text}
     *
     * @param text one or more {@code GAME[PARAMS] POSITION}, joined by {@code +}
     * @throws NotationException if the text cannot be read; it has the column of the error
     */
    public List<String> rulesets(String text) {
        PlainText plain = PlainText.of(text, names);
        return plain.terms().stream()
                .map(term -> plain.text()
                        .substring(term.column() - 1, term.positionColumn() - 1)
                        .strip())
                .toList();
    }

    /**
     * {@return the ruleset of a game with given parameters}
     *
     * @param game the name of a game, or with no parameters beside it a text such as {@code bash[m=3]}
     * @param params the parameters
     * @throws NotationException if the text cannot be read, or a parameter is missing, unknown or out of range
     */
    public PositionFormat ruleset(String game, Params params) {
        if (game.indexOf('[') >= 0 && params.values().isEmpty()) {
            return ruleset(game);
        }
        GameFamily family = family(game);
        return family.with(family.params(game, params.values()));
    }

    /**
     * {@return the text after the name of a game as data, for notations of its states: one datum, or a list}
     *
     * @param position numbers, words and lists in brackets, possibly none
     * @throws NotationException if the text cannot be read; it has the column of the error
     */
    public static Datum datum(String position) {
        return DatumScanner.line(position);
    }

    private List<TextScanner.ScannedTerm> scanned(String text) {
        return PlainText.of(text, names).terms();
    }

    private NotatedPosition read(TextScanner.ScannedTerm term) {
        return PlainText.placed(term.positionColumn(), () -> ruleset(term).read(term.position()));
    }

    private PositionFormat ruleset(TextScanner.ScannedTerm term) {
        return PlainText.placed(term.column(), () -> {
            GameFamily family = family(term.id());
            return family.with(family.params(term.id(), term.params()));
        });
    }

    /** Returns a text with the number of games. */
    @Override
    public String toString() {
        return "library of " + families.size() + " games";
    }
}
