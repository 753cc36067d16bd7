package org.impartial.discover.word;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.discover.word.rule.AllWords;
import org.impartial.discover.word.rule.Change;
import org.jspecify.annotations.Nullable;

/**
 * A rewriting game as a game of the library: it can be solved, summed and checked by the contract like any other game.
 * A move is written as its place, counted from 1, and the replacement of the letters there: {@code 3:11->00}.
 *
 * <p>Immutable and safe to share between threads. Two games are equal if their rules are.
 *
 * <pre>{@code
 * WordGame game = WordGame.of(WordRules.parse("aa->; b->"));
 * Solver.normal().outcome(game.at(WordState.of("abba")));  // N
 * }</pre>
 */
public final class WordGame implements ImpartialGame<WordState> {
    private static final int SMALL_WORDS = 301;
    private static final int LONGEST_SMALL = 13;
    private static final long MOST_LETTERS = 1L << 28;
    private static final Pattern MOVE = Pattern.compile("([1-9][0-9]{0,8}):(.*)->(.*)");
    private static final String EMPTY = "\u03b5";

    private final WordRules rules;
    private final WordClaims claims;

    private WordGame(WordRules rules, WordClaims claims) {
        this.rules = rules;
        this.claims = claims;
    }

    /**
     * {@return the game of some rules, without claims}
     *
     * @param rules the rules
     */
    public static WordGame of(WordRules rules) {
        return new WordGame(rules, WordClaims.of(List.of()));
    }

    /**
     * {@return the game with the theorems found within a small budget when claims are first needed}
     *
     * @param rules the rules
     */
    public static WordGame discovering(WordRules rules) {
        return new WordGame(rules, WordClaims.discovered(rules));
    }

    /**
     * {@return this game with theorems, as its only claims, for words of any length}
     *
     * @param theorems theorems about these rules
     * @throws IllegalArgumentException if a theorem is about other rules
     */
    public WordGame with(WordTheorem... theorems) {
        for (WordTheorem theorem : theorems) {
            if (!theorem.rules().equals(rules)) {
                throw new IllegalArgumentException("the theorem is about other rules: " + theorem.rules());
            }
        }
        return new WordGame(rules, WordClaims.of(List.of(theorems)));
    }

    @Override
    public void options(WordState state, Options<WordState> out) {
        String word = state.toString();
        List<Change> changes = rules.changes(word, out.meter());
        if ((long) changes.size() * word.length() > MOST_LETTERS) {
            throw new BeyondRangeException("a word of " + word.length() + " letters has " + changes.size()
                    + " options, too many to list; only the claims of its game can answer for it");
        }
        changes.stream().map(WordState.after(word, rules)).forEach(out::to);
    }

    @Override
    public Stream<WordState> smallStates() {
        return AllWords.upTo(rules.alphabet(), LONGEST_SMALL).limit(SMALL_WORDS).map(WordState::of);
    }

    @Override
    public List<Claim<WordState>> claims() {
        return claims.claims(this);
    }

    @Override
    public void requireState(WordState state) {
        if (!state.checkedBy(rules)) {
            rules.checked(state.toString());
        }
    }

    @Override
    public Notation<WordState> notation() {
        return Notation.of(this::read, WordGame::write)
                .movesToSums(WordGame::move)
                .readingSums(this::option);
    }

    private WordState read(Datum datum) {
        String text = datum instanceof Datum.Seq list && list.items().isEmpty() ? "" : datum.toString();
        return WordState.of(rules.checked(text.equals(EMPTY) ? "" : text));
    }

    private static Datum write(WordState state) {
        String word = state.toString();
        return new Datum.Word(word.isEmpty() ? EMPTY : word);
    }

    private static Datum move(WordState before, Position after) {
        if (after.components().size() != 1 || !(after.components().get(0).state() instanceof WordState left)) {
            throw new NotationException("a move in a word leaves one word, not " + after);
        }
        Change change = Change.between(before.toString(), left.toString());
        return new Datum.Word((change.from() + 1) + ":" + before.toString().substring(change.from(), change.to()) + "->"
                + change.written());
    }

    /** Reads a move without listing states, since a long word has very many options. */
    private Optional<Position> option(Component<WordState> component, Datum move) {
        Matcher written = MOVE.matcher(move.toString());
        String word = component.state().toString();
        if (!written.matches()) {
            return Optional.empty();
        }
        int from = Integer.parseInt(written.group(1)) - 1;
        if (from < 0 || from > word.length() || !word.startsWith(written.group(2), from)) {
            return Optional.empty();
        }
        Function<Change, WordState> after = WordState.after(word, rules);
        WordState wanted = after.apply(new Change(from, from + written.group(2).length(), written.group(3)));
        return rules.changes(word, new Meter(Budget.positions(1 << 14), Progress.NONE, () -> false)).stream()
                .map(after)
                .filter(wanted::equals)
                .map(state -> (Position) Component.byRules(this, state))
                .findFirst();
    }

    @Override
    public String name() {
        return "words["
                + (rules.alphabet().equals(WordRules.parse(rules.toString()).alphabet())
                        ? rules
                        : "rules=" + rules + ",alphabet=" + rules.alphabet())
                + "]";
    }

    @Override
    public boolean equals(@Nullable Object that) {
        return that instanceof WordGame other && rules.equals(other.rules);
    }

    @Override
    public int hashCode() {
        return rules.hashCode();
    }

    @Override
    public String toString() {
        return name();
    }
}
