package org.impartial.games;

import java.util.stream.Stream;
import org.impartial.core.contract.GameContract;
import org.impartial.core.game.GameFamily;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every plug-in keeps the contract, with every one of its samples. */
class ContractTest {

    static Stream<GameFamily> families() {
        return new Games().families().stream();
    }

    @ParameterizedTest
    @MethodSource("families")
    void aPluginKeepsTheContract(GameFamily family) {
        GameContract.check(family).orThrow();
    }
}
