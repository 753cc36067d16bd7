package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.games.combine.Compound;
import org.impartial.games.combine.CompoundWorld;
import org.impartial.games.combine.OrdinalSum;
import org.impartial.games.combine.RuleUnion;
import org.impartial.games.combine.Sequential;
import org.impartial.games.combine.WithPass;
import org.impartial.games.heap.Nim;
import org.impartial.games.heap.queen.Wythoff;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No game takes what is no state of it, whatever a state of it is; see {@link SpoiltStates}. */
class StatesTest {
    static Stream<ImpartialGame<?>> games() {
        Position[] parts = {new Nim().at(1), new Nim().at(2)};
        return Stream.concat(
                PluginsTest.games(),
                Stream.of(
                        CompoundWorld.of(new Compound(Compound.CompoundKind.SELECTIVE), parts),
                        CompoundWorld.ofPairs(new OrdinalSum(), OrdinalSum.Stack::new, parts),
                        CompoundWorld.ofPairs(new Sequential(), Sequential.Sequence::new, parts),
                        CompoundWorld.of(new WithPass(true), parts),
                        RuleUnion.of(new Nim(), new Nim()),
                        new Wythoff().packed()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void noGameTakesWhatIsNoState(ImpartialGame<?> game) {
        assertEquals(
                List.of(), SpoiltStates.taken(game), "states that " + game.name() + " has to refuse in requireState");
    }
}
