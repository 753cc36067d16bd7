package org.impartial.core.game;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.impartial.core.game.capability.Capability.Separable;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.scan.DatumScanner;
import org.jspecify.annotations.Nullable;

/**
 * One game in one state: a position that is not split into parts. Components with equal games and equal states are
 * equal.
 *
 * <pre>{@code
 * Component<Long> heap = new Nim().at(3);
 * heap.state();           // 3
 * heap.options().size();  // 3
 * }</pre>
 *
 * @param <S> the states of the game
 */
public final class Component<S> implements Position {
    private final ImpartialGame<S> game;
    private final S state;

    /**
     * Creates a component.
     *
     * @param game the rules
     * @param state a state of the game
     * @throws org.impartial.core.notation.NotationException if the game has no such state
     */
    public Component(ImpartialGame<S> game, S state) {
        this(state, game);
        game.requireState(state);
    }

    private Component(S state, ImpartialGame<S> game) {
        this.game = game;
        this.state = state;
    }

    /**
     * {@return a component of a state that rules or claims derived from another state; the state is not checked again}
     *
     * @param game the rules
     * @param state a state of the game; not checked
     * @param <S> the states of the game
     */
    public static <S> Component<S> byRules(ImpartialGame<S> game, S state) {
        return new Component<>(state, game);
    }

    /** {@return the rules} */
    public ImpartialGame<S> game() {
        return game;
    }

    /** {@return the state} */
    public S state() {
        return state;
    }

    /** {@return whether the player to move must answer here, as after an entailing move; see {@link Entailing}} */
    public boolean entailed() {
        return game instanceof Entailed<?>;
    }

    @Override
    public List<Component<?>> components() {
        return List.of(this);
    }

    /**
     * {@return the options by the rules, in their order, each of any number of components; two may be equal}
     *
     * @throws FaultyRulesException.KindException if an option is of a {@linkplain Position#kind kind} that this
     *     component is not
     */
    @Override
    public List<Position> options() {
        return options(Meter.unlimited());
    }

    /**
     * {@return the options as {@link #options()} gives them, under the budget of a question}
     *
     * @param meter counts every option, and stops rules that list them without end
     * @throws FaultyRulesException.KindException as {@link #options()} does; {@link #moves} lists options of every kind
     * @throws org.impartial.core.meter.StoppedException if the question is over its budget or cancelled
     */
    public List<Position> options(Meter meter) {
        List<Position> options = byRules(meter);
        requireKind(kind(), options);
        return options;
    }

    /**
     * Checks the kinds of options.
     *
     * @param kind the kind of play that is known, such as that of this component
     * @param options options of this component
     * @throws FaultyRulesException.KindException if one of them is of a kind that the known one does not include
     */
    public void requireKind(PositionKind kind, Collection<? extends Position> options) {
        for (Position option : options) {
            if (!kind.includes(option.kind())) {
                throw new FaultyRulesException.KindException(this, option);
            }
        }
    }

    @Override
    public PositionKind kind() {
        return game.kind(state);
    }

    @Override
    public Optional<Outcome> decided() {
        return game instanceof DecidedGame<S> ending ? ending.decided(state) : Optional.empty();
    }

    @Override
    public String winner(Outcome outcome) {
        List<String> players = game instanceof DecidedGame<S> named ? named.players(state) : List.of();
        return players.isEmpty() || outcome == Outcome.D
                ? Position.super.winner(outcome)
                : players.get(outcome == Outcome.N ? 0 : 1);
    }

    /**
     * {@return whether this component has an option, without listing all options}
     *
     * @param meter polled at intervals
     * @throws org.impartial.core.meter.StoppedException if the question is over its budget or cancelled
     */
    public boolean hasOptions(Meter meter) {
        return !firstOptions(1, meter).isEmpty();
    }

    /**
     * {@return the first options by the rules, in their order, without listing the others}
     *
     * @param most the greatest number of options to return, at least 1
     * @param meter polled at intervals
     * @throws BeyondRangeException if the rules cannot list the options of a state of this size
     * @throws org.impartial.core.meter.StoppedException if the question is over its budget or cancelled
     */
    public List<Position> firstOptions(int most, Meter meter) {
        return Options.first(most, game, state, meter);
    }

    /** {@return the parts, of the same value, if the game is {@link Separable}; this component otherwise} */
    public Position parts() {
        return game instanceof Separable<?> ? parts(game, state) : this;
    }

    @SuppressWarnings("unchecked")
    private static <S> Position parts(ImpartialGame<S> game, S state) {
        return ((Separable<S>) game).parts(state);
    }

    /** {@return this component with its state in canonical form, of the same value under every convention} */
    public Component<S> canonical() {
        S form = game.canonical(state);
        return form.equals(state) ? this : byRules(game, form);
    }

    @Override
    public boolean equals(@Nullable Object that) {
        return this == that
                || (that instanceof Component<?> other && state.equals(other.state) && game.equals(other.game));
    }

    @Override
    public int hashCode() {
        return 31 * game.hashCode() + state.hashCode();
    }

    /** Returns the options, of whatever kind they are. */
    List<Position> byRules(Meter meter) {
        return game.optionsOf(state, meter);
    }

    /** Returns the state in the notation of the game. */
    Datum written() {
        return game.notation().write(state);
    }

    /**
     * {@return the state as text that is read as this state: the only item of a list is in brackets where it would be
     * read without the list, and a word in quotation marks where it would be read otherwise}
     */
    public String stateText() {
        Datum written = written();
        String text = written.text();
        boolean lone = written instanceof Datum.Seq list && list.items().size() == 1;
        return lone && game.notation().readable() && !isRead(text) ? "[" + text + "]" : text;
    }

    private boolean isRead(String text) {
        try {
            return game.notation().read(DatumScanner.line(text)).equals(state);
        } catch (RuntimeException refused) {
            return false; // the contract reports other exceptions of a notation; a text for messages is made all the
            // same
        }
    }

    /** Returns the component as text in the notation of its game, such as {@code bash[m=3] 21}. */
    @Override
    public String toString() {
        return game.name() + " " + stateText();
    }
}
