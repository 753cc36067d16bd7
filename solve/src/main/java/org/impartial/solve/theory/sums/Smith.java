package org.impartial.solve.theory.sums;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.PositionKind;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.LoopyNimber;
import org.impartial.solve.theory.SumTheory;

/**
 * The theory of sums of loopy games in normal play, by loopy nim-values [Smith 1966] [Fraenkel-Perl 1975] [WW, ch. 12].
 */
public record Smith(LoopyValuation valuation, Meter meter) implements SumTheory<LoopyNimber> {

    @Override
    public PositionKind play() {
        return PositionKind.LOOPY;
    }

    @Override
    public Convention convention() {
        return Convention.NORMAL;
    }

    @Override
    public LoopyNimber of(Component<?> component) {
        return valuation.value(component, meter);
    }

    @Override
    public LoopyNimber zero() {
        return LoopyNimber.ZERO;
    }

    @Override
    public LoopyNimber add(LoopyNimber a, LoopyNimber b) {
        return a.plus(b);
    }

    @Override
    public Outcome outcome(LoopyNimber value) {
        return value.outcome();
    }

    @Override
    public OptionalLong grundy(LoopyNimber value) {
        return value instanceof LoopyNimber.Finite finite ? OptionalLong.of(finite.nimber()) : OptionalLong.empty();
    }

    /**
     * Returns the winning move with the least sum of ranks afterwards. Every move of {@link #winningMoves} keeps the
     * win, but arbitrary choices can repeat positions for ever; this one wins in finitely many moves, as is proved for
     * loopy components whose options are single components, unless {@link LoopyValuation#splits} tells of others.
     */
    // Termination: let X be a P-position, and let the loser move in a component of value n. If the move lowers the
    // value, the rank decreases, and the nim rule answers by lowering the value, and so the rank, of some component. If
    // not, the component can be reverted to n with a lesser rank than it had. So some answer leads to a P-position of a
    // lesser sum of ranks than X; the least one is no greater. Components of rank 0 can delay this only as long as
    // their own play lasts.
    public Optional<Move> homingMove(Position position) {
        return winningMoves(position).min(Comparator.comparingLong(move -> rank(move.result())));
    }

    /** Returns all moves that keep a draw, lazily, in the order of the rules; none unless the position is one. */
    public Stream<Move> drawingMoves(Position position) {
        return outcome(of(position)) == Outcome.D ? movesTo(position, Outcome.D) : Stream.empty();
    }

    /** Returns the values of the components and after winning moves, with the nearest to the end, or after draws. */
    @Override
    public List<Exhibit> exhibits(Position position) {
        LoopyNimber sum = of(position);
        String conclusion = switch (sum.outcome()) {
            case P -> "the sum is 0: the player to move loses";
            case D -> "the sum is " + sum + ", without the escape 0: neither player can force an end";
            case N -> homingMove(position).map(move -> won(sum, move)).orElseThrow();
        };
        List<Exhibit> exhibits = new ArrayList<>(SumExhibits.of(this, position, "Loopy nim-values", conclusion));
        exhibits.addAll(SumExhibits.moves(this, "Moves that keep the draw", drawingMoves(position)));
        return exhibits;
    }

    private String won(LoopyNimber sum, Move move) {
        return "the sum is " + sum + ", and a winning move makes it 0; " + move
                + (valuation.splits()
                        ? " is one"
                        : " brings play nearest to its end, so that play cannot repeat for ever");
    }

    /** Returns the sum of the ranks of a P-position; its components are all finite. */
    private long rank(Position position) {
        return position.components().stream()
                .mapToLong(part -> valuation.rank(part, meter))
                .reduce(0, Math::addExact);
    }
}
