package org.impartial.games.combine;

import com.google.common.math.LongMath;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Options;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Parts;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.NotationException;

/**
 * Several positions of which a move plays in all parts of one set: in any set of at most k parts, the sum of Moore, or in
 * an edge of a hypergraph on the parts [Boros-Gurvich-Ho-Makino-Mursic 2017]. Play ends when no set has a move in each of
 * its parts. With heaps of Nim these are Moore's Nim and Nim on a hypergraph; at most 1 part is the disjunctive sum, and
 * any number of parts the selective compound. The parts may belong to any games that are ordinary.
 *
 * <pre>{@code
 * Position three = SetCompound.moore(2, new Nim().at(1), new Nim().at(2), Octal.of("0.77").at(3));
 * Solver.normal().outcome(three);  // N
 * }</pre>
 *
 * @param most the greatest number of parts of a move where there are no edges, at least 1
 * @param edges the sets of parts in which a move may be made, as places from 0; empty for all sets of at most {@code
 *     most} parts
 */
public record SetCompound(int most, List<List<Integer>> edges) implements CompoundGame<List<Position>> {
    private static final Basis PAIRED = Basis.proved(
            "P if every part is P, since a move in a set is answered in that set; N if the parts that are N form a set",
            "Boros-Gurvich-Ho-Makino-Mursic 2017");

    /**
     * Checks the sets, and makes immutable copies of them.
     *
     * @param most the greatest number of parts of a move where there are no edges
     * @param edges the sets of parts in which a move may be made
     */
    public SetCompound {
        edges = edges.stream()
                .map(edge -> edge.stream().distinct().sorted().toList())
                .distinct()
                .toList();
        if (most < 1 || edges.stream().anyMatch(edge -> edge.isEmpty() || edge.get(0) < 0)) {
            throw new NotationException("a move plays in 1 part or more, at places from 0 on, not in at most " + most
                    + " parts or the sets " + edges);
        }
    }

    /**
     * {@return the sum of Moore: a move plays in at least one and at most so many parts}
     *
     * @param most the greatest number of parts in which a move plays, at least 1
     * @param parts the parts, in the order in which moves return them
     */
    public static Component<List<Position>> moore(int most, Position... parts) {
        return new SetCompound(most, List.of()).at(List.of(parts));
    }

    /**
     * {@return the compound on a hypergraph: a move plays in every part of an edge}
     *
     * @param edges the edges, each a list of places of parts from 0
     * @param parts the parts, in the order in which moves return them
     */
    public static Component<List<Position>> hypergraph(List<List<Integer>> edges, Position... parts) {
        return new SetCompound(1, edges).at(List.of(parts));
    }

    @Override
    public void requireState(List<Position> parts) {
        CompoundGame.super.requireState(parts);
        edges.stream()
                .flatMap(List::stream)
                .filter(place -> place >= parts.size())
                .forEach(place -> {
                    throw new NotationException("an edge has the place " + place + ", and there are " + parts.size()
                            + " parts, at places from 0");
                });
    }

    @Override
    public void options(List<Position> parts, Options<List<Position>> out) {
        play(parts, followers(parts, out.meter()), out);
    }

    static List<List<Position>> followers(List<Position> parts, Meter meter) {
        return parts.stream()
                .map(part -> part.moves(meter).stream().map(Move::result).toList())
                .toList();
    }

    void play(List<Position> parts, List<List<Position>> followers, Options<List<Position>> out) {
        if (edges.isEmpty()) {
            out.expect(choices(followers));
            chooseSets(0, List.of(), parts, followers, out);
            return;
        }
        for (List<Integer> edge : edges) {
            out.expect(edge.stream()
                    .mapToLong(place -> followers.get(place).size())
                    .reduce(1, LongMath::saturatedMultiply));
            play(edge, parts, followers, out);
        }
    }

    private long choices(List<List<Position>> followers) {
        long[] ways = new long[Math.min(most, followers.size()) + 1];
        ways[0] = 1;
        for (List<Position> options : followers) {
            for (int played = ways.length - 1; played > 0; played--) {
                long more = LongMath.saturatedMultiply(ways[played - 1], options.size());
                ways[played] = LongMath.saturatedAdd(ways[played], more);
            }
        }
        return IntStream.range(1, ways.length).mapToLong(i -> ways[i]).reduce(0, LongMath::saturatedAdd);
    }

    private void chooseSets(
            int place,
            List<Integer> chosen,
            List<Position> parts,
            List<List<Position>> followers,
            Options<List<Position>> out) {
        if (place == parts.size()) {
            play(chosen, parts, followers, out);
            return;
        }
        chooseSets(place + 1, chosen, parts, followers, out);
        if (chosen.size() < most && !followers.get(place).isEmpty()) {
            List<Integer> longer = new ArrayList<>(chosen);
            longer.add(place);
            chooseSets(place + 1, longer, parts, followers, out);
        }
    }

    /** Adds the moves in all parts of a set; none if it is empty or one of its parts has ended. */
    private static void play(
            List<Integer> set, List<Position> parts, List<List<Position>> followers, Options<List<Position>> out) {
        List<List<Position>> after = List.of(parts);
        for (int place : set) {
            List<List<Position>> more = new ArrayList<>();
            for (List<Position> before : after) {
                out.tick();
                for (Position follower : followers.get(place)) {
                    List<Position> left = new ArrayList<>(before);
                    left.set(place, follower);
                    more.add(List.copyOf(left));
                }
            }
            after = more;
        }
        if (!set.isEmpty()) {
            after.forEach(out::to);
        }
    }

    @Override
    public List<Claim<List<Position>>> claims() {
        return List.of(Claim.derived(
                PAIRED,
                answers -> Claim.<List<Position>>outcomes(
                                PAIRED,
                                Convention.NORMAL,
                                parts -> won(parts, answers).isEmpty())
                        .where(parts -> isDecided(won(parts, answers)))));
    }

    private static List<Integer> won(List<Position> parts, Parts answers) {
        return IntStream.range(0, parts.size())
                .filter(place -> answers.outcome(parts.get(place), Convention.NORMAL) == Outcome.N)
                .boxed()
                .toList();
    }

    private boolean isDecided(List<Integer> won) {
        return won.isEmpty() || (edges.isEmpty() ? won.size() <= most : edges.contains(won));
    }

    @Override
    public List<Position> parts(List<Position> parts) {
        return parts;
    }

    @Override
    public String toString() {
        return edges.isEmpty() ? "at most " + most + " at once" : "all of an edge of " + edges;
    }
}
