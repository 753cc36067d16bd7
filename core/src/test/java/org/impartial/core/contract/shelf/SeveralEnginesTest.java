package org.impartial.core.contract.shelf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalLong;
import org.impartial.core.contract.GameContract;
import org.impartial.core.contract.report.Clause;
import org.impartial.core.contract.report.ContractReport;
import org.impartial.core.contract.report.ContractReport.Violation;
import org.impartial.core.game.Position;
import org.junit.jupiter.api.Test;

/** A contract with several engines checks each of them, and its messages name the wrong one. */
class SeveralEnginesTest {
    private static final GameContract CONTRACT = GameContract.of(Told.KAYLES).limit(100);

    /** Correct except for heaps of more than one bean. */
    private static final class OneBeanOnly extends SlowEngine {
        @Override
        public OptionalLong grundy(Position position) {
            return position.toString().endsWith(" 1") ? super.grundy(position) : OptionalLong.empty();
        }
    }

    @Test
    void eachIsAsked() {
        ContractReport second =
                CONTRACT.engine(new SlowEngine()).engine(new OneBeanOnly()).check();
        assertWrong(second, "engine 2 gives ");
        ContractReport first =
                CONTRACT.engine(new OneBeanOnly()).engine(new SlowEngine()).check();
        assertWrong(first, "engine 1 gives ");
        ContractReport alone = CONTRACT.engine(new OneBeanOnly()).check();
        assertWrong(alone, "the engine gives ");
    }

    @Test
    void allMayBeRight() {
        CONTRACT.engine(new SlowEngine()).engine(new SlowEngine()).check().orThrow();
    }

    private static void assertWrong(ContractReport report, String words) {
        List<Violation> violations = report.violations();
        assertEquals(
                List.of(Clause.ENGINE_VALUES),
                violations.stream().map(Violation::clause).toList());
        assertTrue(violations.get(0).message().contains(words), violations::toString);
    }
}
