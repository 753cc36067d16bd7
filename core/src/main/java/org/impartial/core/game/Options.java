package org.impartial.core.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.impartial.core.meter.Meter;

/**
 * Collects the options of one state: rules call one of its methods for each option. If they call none, play has ended.
 * Not safe for use by several threads.
 *
 * <pre>{@code
 * ImpartialGame<Integer> halving = (n, out) -> {
 *     if (n > 0) {
 *         out.to(n / 2);
 *     }
 * };
 * Options<Integer> options = new Options<>(halving, Meter.unlimited());
 * halving.options(5, options);
 * options.positions().size();  // 1
 * }</pre>
 *
 * @param <S> the states of the game
 */
public final class Options<S> {
    /** The greatest number of options of one state that are listed; beyond it only claims can answer. */
    public static final int MOST = 1 << 22;

    /** The number of uncounted options between two looks at the clock. */
    private static final int UNCOUNTED = 8;

    private final ImpartialGame<S> game;
    private final int most;
    private final Meter meter;
    private final int wanted;
    private final List<Position> positions = new ArrayList<>();

    /**
     * Creates an empty collector under the budget of a question.
     *
     * @param game the game whose states the options are
     * @param meter counts every option, and stops rules that list them without end
     */
    public Options(ImpartialGame<S> game, Meter meter) {
        this(game, MOST, meter, Integer.MAX_VALUE);
    }

    Options(ImpartialGame<S> game, int most, Meter meter, int wanted) {
        this.game = game;
        this.most = most;
        this.meter = meter;
        this.wanted = wanted;
    }

    /** Returns the first options of a state, ending the enumeration as soon as the rules have given so many. */
    static <S> List<Position> first(int wanted, ImpartialGame<S> game, S state, Meter meter) {
        if (game instanceof DecidedGame<S> ending && ending.decided(state).isPresent()) {
            return List.of();
        }
        Options<S> first = new Options<>(game, MOST, meter, wanted);
        try {
            game.options(state, first);
        } catch (Found enough) {
            // The rules have given so many.
        }
        return first.positions();
    }

    /** {@return the meter of the enumeration} Rules that call other rules pass it on. */
    public Meter meter() {
        return meter;
    }

    /** {@return the number of options after which the enumeration ends; {@code Integer.MAX_VALUE} for all options} */
    public int wanted() {
        return wanted;
    }

    /**
     * Counts a step of work that gives no option. Rules with long computations between two options, or before the
     * first, call it in their loops, so that a budget or a cancellation can end them; it costs a few additions.
     *
     * @throws org.impartial.core.meter.StoppedException if the question is over its budget or cancelled
     */
    public void tick() {
        meter.tick();
    }

    /**
     * Adds an option that is one state of the same game.
     *
     * @param next the state after the move
     */
    public void to(S next) {
        toPosition(Component.byRules(game, next));
    }

    /**
     * Adds an option that is the sum of two states of the same game.
     *
     * @param first one part
     * @param second the other part
     */
    public void to(S first, S second) {
        toSum(List.of(first, second));
    }

    /**
     * Adds an option that is the sum of any number of states of the same game.
     *
     * @param parts the parts; none means that nothing is left
     */
    public void toSum(Collection<? extends S> parts) {
        List<Component<?>> components = new ArrayList<>(parts.size());
        parts.forEach(part -> components.add(Component.byRules(game, part)));
        toPosition(Position.sum(components));
    }

    /**
     * Adds an option that consists of components of any games.
     *
     * @param position the position after the move
     * @throws BeyondRangeException if the state has more options than are listed
     * @throws org.impartial.core.meter.StoppedException if the question is over its budget or cancelled
     */
    public void toPosition(Position position) {
        expect(1);
        positions.add(position);
        if (wanted == Integer.MAX_VALUE) {
            meter.spend(0, 1);
        } else if (positions.size() == wanted) {
            throw new Found();
        } else if (positions.size() % UNCOUNTED == 0) {
            meter.poll();
        }
    }

    /**
     * Announces further options, so that a state with far too many is rejected before they are created. Optional.
     *
     * @param count how many options will be given after this call, 0 or more
     * @throws BeyondRangeException if they are more than are listed
     */
    public void expect(long count) {
        if (wanted == Integer.MAX_VALUE && count > most - positions.size()) {
            throw new BeyondRangeException("a state of " + game.name() + " has more than " + most
                    + " options, too many to list; only its claims can answer for it");
        }
    }

    /** {@return the options collected: the options in the order of the calls} */
    public List<Position> positions() {
        return List.copyOf(positions);
    }

    /** Ends the enumeration. */
    private static final class Found extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Found() {
            super(null, null, false, false);
        }
    }

    /** Returns the options so far. */
    @Override
    public String toString() {
        return positions.toString();
    }
}
