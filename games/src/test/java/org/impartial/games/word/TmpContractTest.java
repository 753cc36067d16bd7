package org.impartial.games.word;

import java.util.stream.Stream;
import org.impartial.core.contract.ContractReport;
import org.impartial.core.contract.GameContract;
import org.impartial.core.game.GameFamily;
import org.impartial.games.graph.*;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TmpContractTest {
    static Stream<GameFamily> families() {
        return Stream.of(
                TreeGame.FAMILY,
                TheGame.FAMILY,
                Caterpillar.FAMILY,
                GameOf31.FAMILY,
                DigitalDeletions.FAMILY,
                Multiplication.FAMILY,
                AliceAndBob.FAMILY,
                Pirates.FAMILY);
    }

    @ParameterizedTest
    @MethodSource("families")
    void keeps(GameFamily family) {
        long t = System.nanoTime();
        ContractReport r = GameContract.check(family);
        System.out.println(family.id() + " " + (System.nanoTime() - t) / 1000000 + " ms\n" + r);
        r.orThrow();
    }
}
