package org.impartial.core.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.impartial.core.contract.ContractReport.BrokenContractError;
import org.impartial.core.contract.ContractReport.Violation;
import org.impartial.core.contract.shelf.Wrong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Everything on the shelf breaks the clause named for it, and no other. */
class ShelfTest {

    static List<Wrong> shelf() {
        return Wrong.shelf();
    }

    @ParameterizedTest
    @MethodSource("shelf")
    void breaksItsClauseAndNoOther(Wrong wrong) {
        ContractReport report = wrong.contract().check();

        Set<Clause> broken = report.violations().stream().map(Violation::clause).collect(Collectors.toSet());
        assertEquals(Set.of(wrong.clause()), broken, report::text);
        assertFalse(report.passed());
        assertTrue(report.clauses().contains(wrong.clause()));
        assertTrue(
                assertThrows(BrokenContractError.class, report::orThrow)
                        .getMessage()
                        .contains(wrong.clause().name()),
                "the error names the clause");
    }

    /** No game can break the ladder, only an oracle; LadderTest does. */
    @Test
    void everyClauseButTheLadderIsBrokenByAGame() {
        Set<Clause> unbroken = EnumSet.allOf(Clause.class);
        shelf().forEach(wrong -> unbroken.remove(wrong.clause()));
        assertEquals(EnumSet.of(Clause.LADDER_HOLDS), unbroken);
    }
}
