package org.impartial.games.pencil;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.Capability.Sized;
import org.impartial.core.library.GameFamily;
import org.impartial.core.notation.Datum;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.PlainGame;

/**
 * Sprouts: a move draws a line that joins two spots, or a spot with itself, and puts a new spot on it. Lines do not
 * cross, and no more than three ends of lines meet at a spot [Gardner 1967].
 *
 * <p>A spot has three lives at the start, and a new spot has one. From n spots play ends after 2n to 3n - 1 moves. The
 * conjecture, verified by computations for small n, is that n spots are N if and only if n mod 6 is 3, 4 or 5
 * [Applegate-Jacobson-Sleator 1991].
 *
 * <p>Options are given in canonical form, each once, and decompose into positions that share no spot. A region with k
 * boundaries that are all different has up to 2^k options for each line that cuts it. Example: {@code sprouts 4}, or
 * {@code sprouts 0.1a2a.}}.
 */
public final class Sprouts extends PlainGame<SproutsPosition> implements Sized<SproutsPosition> {
    private static final int SMALL = 4;
    private static final int PERIOD = 6;
    public static final GameFamily FAMILY = Cards.games("sprouts", params -> new Sprouts(), "none");

    public Component<SproutsPosition> spots(int number) {
        return at(SproutsPosition.of(number));
    }

    @Override
    public void options(SproutsPosition position, Options<SproutsPosition> out) {
        new SproutsMoves(position).options().forEach(out::toSum);
    }

    @Override
    public SproutsPosition canonical(SproutsPosition position) {
        return position.isCanonical() ? position : SproutsForm.whole(position);
    }

    @Override
    public int size(SproutsPosition position) {
        return position.lives();
    }

    @Override
    public List<Claim<SproutsPosition>> claims() {
        Basis basis = Basis.conjectured(
                "n spots are N if and only if n mod 6 is 3, 4 or 5", "Applegate-Jacobson-Sleator 1991");
        return List.of(Claim.<SproutsPosition>outcomes(
                        basis, Convention.NORMAL, start -> 2 * (start.spots() % PERIOD) < PERIOD)
                .where(SproutsPosition::isStart));
    }

    /** Returns free spots, and some positions with dead regions, reflections and names that can be simplified. */
    @Override
    public Stream<SproutsPosition> smallStates() {
        return Stream.concat(
                IntStream.rangeClosed(1, SMALL).mapToObj(SproutsPosition::of),
                Stream.of(
                                "0.1a2ba.}b1.2.}",
                                "ab12.0.}ba21.}",
                                "ba21.0.}21ba.}",
                                "1abcd.}dc.}ab.1.}",
                                "aab.0.1.}b2.}",
                                "1.}")
                        .map(SproutsText::read));
    }

    @Override
    public Notation<SproutsPosition> notation() {
        return Notation.of(Sprouts::read, Sprouts::write)
                .movesToSums(Sprouts::written)
                .readingSums(Sprouts::option);
    }

    private static SproutsPosition read(Datum datum) {
        return datum instanceof Datum.Word word
                ? SproutsText.read(word.value())
                : SproutsPosition.of(datum.asInt("the number of spots", 0, SproutsPosition.MOST_SPOTS));
    }

    private static Datum write(SproutsPosition position) {
        return position.code().length == 0 ? Datum.of(0) : Datum.of(SproutsText.write(position));
    }

    private static Datum written(SproutsPosition before, Position after) {
        return write(SproutsPosition.written(SproutsForm.together(after.components().stream()
                .map(part -> (SproutsPosition) part.state())
                .toList())));
    }

    private static Optional<Position> option(Component<SproutsPosition> component, Datum move) {
        byte[] code = read(move).code();
        Position left = Position.sum(SproutsForm.parts(code).stream()
                .map(part -> Component.byRules(component.game(), part))
                .toList());
        return component.options().stream().filter(left::equals).findFirst();
    }
}
