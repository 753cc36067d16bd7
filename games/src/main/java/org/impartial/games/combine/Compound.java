package org.impartial.games.combine;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.Options;
import org.impartial.core.game.Parts;
import org.impartial.core.game.Position;

/**
 * Several positions played at once, where a move may play in more than one part [WW, ch. 9] [ONAG, ch. 14]. A state is
 * the list of the parts; they may belong to any games that are not loopy.
 *
 * <pre>{@code
 * Octal kayles = Octal.of("0.77");
 * Position both = Compound.conjunctive(kayles.at(5), new Nim().at(3));
 * Solver.normal().outcome(both);  // N
 * }</pre>
 *
 * <p>The options are the products of the options of the parts in each set that the mover may choose. The claims of
 * every kind decide both conventions from one statistic of each part by itself, without the products.
 *
 * @param kind in which parts a move is made, and when play ends
 */
public record Compound(CompoundKind kind) implements CompoundGame<List<Position>> {
    /** The kinds of compounds besides the disjunctive sum, which is {@link Position#plus}. */
    public enum CompoundKind {
        /** Every part is played in each move, until one has ended: rapid play, ruled by remoteness. */
        CONJUNCTIVE(PlayedParts.ALL, true),
        /** Every part that has not ended is played in each move, until all have ended: ruled by suspense. */
        CONTINUED_CONJUNCTIVE(PlayedParts.ALL, false),
        /** Any parts, at least one, are played in each move, until all have ended. */
        SELECTIVE(PlayedParts.SOME, false),
        /** Any parts, at least one, are played in each move, until one has ended. */
        SHORTENED_SELECTIVE(PlayedParts.SOME, true),
        /** One part is played in each move, until one has ended: ruled by foreclosed values. */
        DIMINISHED_DISJUNCTIVE(PlayedParts.ONE, true);

        private final PlayedParts choice;
        private final boolean endsWithOne;

        CompoundKind(PlayedParts choice, boolean endsWithOne) {
            this.choice = choice;
            this.endsWithOne = endsWithOne;
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    private enum PlayedParts {
        ONE,
        SOME,
        ALL
    }

    /**
     * {@return the conjunctive compound of some positions: each move plays in every part, until one has ended}
     *
     * @param parts the parts, in the order in which moves return them
     */
    public static Component<List<Position>> conjunctive(Position... parts) {
        return new Compound(CompoundKind.CONJUNCTIVE).of(parts);
    }

    /**
     * {@return the continued conjunctive compound: each move plays in every part that has not ended, until all have}
     *
     * @param parts the parts, in the order in which moves return them
     */
    public static Component<List<Position>> continuedConjunctive(Position... parts) {
        return new Compound(CompoundKind.CONTINUED_CONJUNCTIVE).of(parts);
    }

    /**
     * {@return the selective compound of some positions: each move plays in any parts, until all have ended}
     *
     * @param parts the parts, in the order in which moves return them
     */
    public static Component<List<Position>> selective(Position... parts) {
        return new Compound(CompoundKind.SELECTIVE).of(parts);
    }

    /**
     * {@return the shortened selective compound: each move plays in any parts, at least one, until one has ended}
     *
     * @param parts the parts, in the order in which moves return them
     */
    public static Component<List<Position>> shortenedSelective(Position... parts) {
        return new Compound(CompoundKind.SHORTENED_SELECTIVE).of(parts);
    }

    /**
     * {@return the diminished disjunctive compound of some positions: each move plays in one part, until one has ended}
     *
     * @param parts the parts, in the order in which moves return them
     */
    public static Component<List<Position>> diminishedDisjunctive(Position... parts) {
        return new Compound(CompoundKind.DIMINISHED_DISJUNCTIVE).of(parts);
    }

    /**
     * {@return this compound of given parts}
     *
     * @param parts the parts, in the order in which moves return them
     */
    public Component<List<Position>> of(Position... parts) {
        return at(List.of(parts));
    }

    @Override
    public void options(List<Position> parts, Options<List<Position>> out) {
        List<List<Position>> followers = SetCompound.followers(parts, out.meter());
        if (kind.endsWithOne && followers.contains(List.<Position>of())) {
            return;
        }
        sets(followers).play(parts, followers, out);
    }

    /** Returns the sets of parts in which a move may be made. */
    private SetCompound sets(List<List<Position>> followers) {
        List<Integer> live = IntStream.range(0, followers.size())
                .filter(place -> !followers.get(place).isEmpty())
                .boxed()
                .toList();
        return switch (kind.choice) {
            case ONE -> new SetCompound(1, List.of());
            case SOME -> new SetCompound(Math.max(1, live.size()), List.of());
            case ALL -> new SetCompound(1, live.isEmpty() ? List.of() : List.of(live));
        };
    }

    @Override
    public List<Claim<List<Position>>> claims() {
        return CompoundClaims.of(kind);
    }

    @Override
    public List<Exhibit> exhibits(List<Position> parts, Convention convention, Parts answers) {
        return List.of(CompoundExhibit.of(kind, parts, answers));
    }

    @Override
    public List<Position> parts(List<Position> parts) {
        return parts;
    }

    @Override
    public String toString() {
        return kind.toString();
    }
}
