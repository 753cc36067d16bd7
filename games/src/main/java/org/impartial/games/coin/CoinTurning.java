package org.impartial.games.coin;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Move;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Parts;
import org.impartial.core.game.Position;
import org.impartial.core.game.walk.Lazily;
import org.impartial.core.notation.NotationException;
import org.impartial.games.state.Require;
import org.impartial.games.state.SmallWorlds;

/**
 * A coin-turning game [Ferguson]: coins in a row, and a move turns a set of coins, the rightmost of which goes from
 * heads to tails. A state is the set of heads of the whole row; that heads add is a theorem, not a rule. A closed form
 * comes from the {@link HeadTheory} of the turning set; without one the value of a row is that of the sum of its heads
 * as heaps. Example: {@code mock-turtles 2 3 6}.
 *
 * @param set which coins may be turned together
 * @param last the label of the rightmost coin
 */
record CoinTurning(String name, TurningSet set, long last) implements ImpartialGame<Coins> {
    private static final int SMALL = 6;
    private static final int SHOWN = 64;
    private static final long MOST_HEADS = 1 << 16;

    @Override
    public void options(Coins heads, Options<Coins> out) {
        heads.labels().forEach(label -> {
            out.expect(set.count(label));
            set.turns(label).forEach(turn -> out.to(heads.turned(turn)));
        });
    }

    @Override
    public List<Claim<Coins>> claims() {
        Optional<HeadTheory> closed = set.closedForm();
        if (closed.isEmpty()) {
            return List.of(new Claim.Worth<>(
                    set.headBasis(), heads -> heads.size() <= MOST_HEADS, this::heaps, true, this::turned));
        }
        HeadTheory theory = closed.get();
        return List.of(
                new Claim.Values<>(theory.basis(), heads -> theory.covers(heads.greatest()), theory::value),
                Claim.<Coins>replies(theory.basis(), (heads, wanted) -> replies(theory, heads, wanted))
                        .where(heads -> theory.covers(heads.greatest())));
    }

    private Position heaps(Coins heads) {
        HeadGame game = new HeadGame(set);
        return Position.sum(heads.labels()
                .map(set::heap)
                .filter(heap -> heap >= 0)
                .mapToObj(game::at)
                .toList());
    }

    private Position turned(Coins heads, Move move) {
        return Component.byRules(this, heads.turned(new HeadGame(set).turn(move.from(), move.to())));
    }

    private Stream<Position> replies(HeadTheory theory, Coins heads, long wanted) {
        long worth = theory.value(heads) ^ wanted;
        return worth == 0
                ? Stream.empty()
                : Lazily.flatMap(heads.labels(), label -> theory.turns(label, worth))
                        .map(turn -> Component.byRules(this, heads.turned(turn)));
    }

    @Override
    public void requireState(Coins heads) {
        Require.present(this, heads);
        if (!heads.isEmpty()
                && (heads.greatest() > last || heads.labels().findFirst().orElse(last) < set.first())) {
            throw new NotationException(
                    "the coins of " + name + " have labels from " + set.first() + " to " + last + ", not " + heads);
        }
    }

    @Override
    public Stream<Coins> smallStates() {
        int coins = (int) Math.min(SMALL, last - set.first() + 1);
        return SmallWorlds.subsets(set.first(), coins)
                .map(labels -> Coins.of(labels.stream().mapToLong(l -> l).toArray()));
    }

    @Override
    public Notation<Coins> notation() {
        CoinRow row = new CoinRow(set.first(), last);
        return Notation.of(row::read, CoinRow::write)
                .moves((before, left) -> CoinRow.write(before.turned(left)))
                .reading((heads, move) -> Optional.of(row.read(move))
                        .filter(turn -> !turn.isEmpty() && heads.has(turn.greatest()) && set.holds(turn))
                        .map(heads::turned));
    }

    @Override
    public List<Exhibit> exhibits(Coins heads, Parts parts) {
        HeadTheory theory = set.theory(parts);
        if (!theory.covers(heads.greatest())) {
            return List.of();
        }
        List<List<String>> rows = heads.labels()
                .limit(SHOWN)
                .mapToObj(label ->
                        List.of(String.valueOf(label), String.valueOf(theory.value(label)), theory.reason(label)))
                .toList();
        return List.of(new Exhibit(
                "Heads add", List.of("head", "G", ""), rows, "the XOR of the values is " + theory.value(heads)));
    }

    @Override
    public String toString() {
        return name;
    }
}
