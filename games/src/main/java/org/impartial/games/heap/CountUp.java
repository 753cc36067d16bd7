package org.impartial.games.heap;

import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.library.GameFamily;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;

/**
 * Counting up to a target: a move says from 1 to {@code maxStep} further numbers, and the player who says the target
 * wins. This is the Bash game on the remaining numbers [Bachet 1612].
 *
 * <p>A state is the last number said. There are at most {@code maxStep} options. Example: when counting to 100 by at
 * most 10, the winning first move is to say 1.
 *
 * <pre>{@code
 * Solver.normal().bestMove(new CountUp(100, 10).at(0L)).orElseThrow().name();  // 1
 * }</pre>
 *
 * @param target the number that wins, at least 0
 * @param maxStep the greatest number of numbers that a move says, at least 1
 */
public record CountUp(long target, long maxStep) implements ImpartialGame<Long> {
    private static final int SHOWN = 12;
    private static final Basis VALUE = Basis.proved("G(c) = (target - c) mod (maxStep + 1)", "Bachet 1612");
    private static final Basis PET =
            Basis.proved("it is a subtraction game, and subtraction games are pet", "Gurvich-Ho 2015");

    /** The plug-in. */
    public static final GameFamily FAMILY = Cards.games(
            "count-up",
            params -> new CountUp(
                    params.get("target").asLong("target", 0),
                    params.get("maxStep").asLong("maxStep", 1)),
            "target=21,maxStep=3 target=30,maxStep=10");

    /**
     * {@return this game after a number has been said}
     *
     * @param said the number already said, from 0 to the target
     */
    public Component<Long> at(long said) {
        return at(Long.valueOf(said));
    }

    /**
     * Checks the parameters of the game.
     *
     * @param target the number that wins, at least 0
     * @param maxStep the greatest number of numbers that a move says, at least 1
     * @throws NotationException if it is out of range
     */
    public CountUp {
        if (target < 0 || maxStep < 1) {
            throw new NotationException("counting up needs a target of at least 0 and steps of at least 1, not "
                    + target + " and " + maxStep);
        }
    }

    @Override
    public void options(Long said, Options<Long> out) {
        long most = Math.min(maxStep, target - said);
        for (long more = 1; more <= most; more++) {
            out.to(said + more);
        }
    }

    @Override
    public String name() {
        return "count-up[target=" + target + ",maxStep=" + maxStep + "]";
    }

    @Override
    public List<Claim<Long>> claims() {
        Interval rest = new Interval(1, maxStep);
        return List.of(
                Claim.values(VALUE, said -> rest.grundy(target - said)),
                Claim.replies(
                        VALUE,
                        (said, wanted) ->
                                rest.optionsWorth(wanted, target - said).mapToObj(left -> at(target - left))),
                Claim.pet(PET));
    }

    @Override
    public void requireState(Long said) {
        if (said == null || said < 0 || said > target) {
            throw new NotationException("the number said is from 0 to the target " + target + ", not " + said);
        }
    }

    @Override
    public Stream<Long> smallStates() {
        return LongStream.rangeClosed(Math.max(0, target - 40), target).boxed();
    }

    @Override
    public List<Exhibit> exhibits(Long said) {
        long behind = new Interval(1, maxStep).grundy(target - said);
        long left = target - said - behind;
        List<List<String>> keys = Stream.iterate(left, rest -> rest >= 0, rest -> rest - maxStep - 1)
                .limit(SHOWN)
                .map(rest -> List.of(String.valueOf(target - rest)))
                .toList();
        return List.of(new Exhibit(
                "Key numbers from here on: a player who says one wins",
                List.of("key number"),
                keys,
                behind == 0 ? said + " is a key number" : "say " + behind + " more, up to " + (said + behind)));
    }

    @Override
    public Notation<Long> notation() {
        return Notation.of(datum -> datum.asLong("the number already said", 0, target), Datum::of)
                .moves((before, after) -> Datum.of(after - before))
                .reading((said, move) ->
                        Optional.of(said + move.asLong("the step", 1, Math.min(maxStep, target - said))));
    }
}
