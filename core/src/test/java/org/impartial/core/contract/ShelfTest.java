package org.impartial.core.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.contract.report.Clause;
import org.impartial.core.contract.report.ContractReport;
import org.impartial.core.contract.report.ContractReport.BrokenContractError;
import org.impartial.core.contract.report.ContractReport.Violation;
import org.impartial.core.contract.shelf.Coded;
import org.impartial.core.contract.shelf.Wrong;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.SubtractionSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every game and engine on the shelf breaks the clause that it is listed with, and no other. */
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

    static Stream<Arguments> wrongCodes() {
        HeapGame halves = (heap, out) -> IntStream.rangeClosed(1, heap / 2).forEach(part -> out.to(heap - part, part));
        HeapGame oneOrFive =
                (heap, out) -> IntStream.of(5, 1).filter(k -> k <= heap).forEach(k -> out.to(heap - k));
        return Stream.of(
                Arguments.of(
                        new Coded("one or five", SubtractionSet.of(1), oneOrFive),
                        "of the options from a heap of 5 the code 1 gives 1, but the rules give 2 (here only: 0)"),
                Arguments.of(
                        new Coded("halves", BreakingCode.parse("4!.0"), halves),
                        "of the options from a heap of 2 the code 4!.0 gives 0, but the rules give 1 (here only: 1+1)"),
                Arguments.of(
                        new Coded("nothing", BreakingCode.parse("8.0"), (heap, out) -> {}),
                        "of the options from a heap of 3 the code 8.0 gives 1 (here only: 1+1+1), but the rules give"
                                + " 0"),
                Arguments.of(
                        new Coded("one to nine", new SubtractionSet.Interval(1, 9), (heap, out) -> {
                            if (heap < 8) {
                                IntStream.range(0, heap).forEach(out::to);
                            }
                        }),
                        "of the options from a heap of 8 the code 1..9 gives 8 (here only: 0, 1, 2, 3, 4, …), but the"
                                + " rules give 0"));
    }

    @ParameterizedTest
    @MethodSource("wrongCodes")
    void aWrongCodeIsToldByTheOptionsThatOneSideLacks(HeapGame game, String fault) {
        Violation violation = GameContract.check(game).violations().get(0);
        assertEquals(Clause.CODE_AGREES, violation.clause());
        assertTrue(violation.toString().endsWith(fault), violation::toString);
    }

    /** Only an oracle can break the ladder, not a game; LadderTest covers it. */
    @Test
    void everyClauseButTheLadderIsBrokenByAGame() {
        Set<Clause> unbroken = EnumSet.allOf(Clause.class);
        shelf().forEach(wrong -> unbroken.remove(wrong.clause()));
        assertEquals(EnumSet.of(Clause.LADDER_HOLDS), unbroken);
    }
}
