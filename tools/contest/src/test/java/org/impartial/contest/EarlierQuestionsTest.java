package org.impartial.contest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Budget;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What earlier questions left does not make a later one cost more than it costs a new solver. */
class EarlierQuestionsTest {
    private static final List<String> QUESTIONS = List.of(
            "sprouts 2",
            "sprouts 3",
            "sprouts 5",
            "sprouts 6",
            "sprouts 7",
            "cram[2,5]",
            "cram[3,4]",
            "cram[3,5]",
            "cram[4,4]",
            "cram[3,3] + cram[2,4]",
            "node-kayles grid 3 4",
            "node-kayles grid 4 4",
            "node-kayles petersen",
            "arc-kayles grid 3 3",
            "grundys-game 18",
            "officers 14 9",
            "kayles 12 11 4",
            "kayles 20 7",
            "dawsons-kayles 9 8",
            "octal[4.8] 30",
            "twins[1,2,3] 2 5 9",
            "mock-turtles 2 5 9",
            "welter 2 3 5 8",
            "notakto[3,3]",
            "chomp[3,5] 5 5 4",
            "kenyons-game 9 8",
            "subtract-a-square 30");

    /** Small questions may cost this much more, such as the listing of the options of a position. */
    private static final long LITTLE = 40;

    private static final int MOST_PERCENT = 120;
    private static final int ORDERS = Boolean.getBoolean("impartial.thorough") ? 20 : 1;

    @ParameterizedTest
    @EnumSource(Convention.class)
    void aLongMixedSequenceCostsNoMoreThanSingleQuestions(Convention convention) {
        GameLibrary library = GameLibrary.installed();
        Map<String, Long> alone = new HashMap<>();
        Map<String, Object> answers = new HashMap<>();
        for (String text : QUESTIONS) {
            Analysis analysis = analysed(solver(convention), library, text);
            alone.put(text, analysis.cost().positions());
            answers.put(text, answer(analysis));
        }
        for (int seed = 1; seed <= ORDERS; seed++) {
            List<String> order = new ArrayList<>(QUESTIONS);
            order.addAll(QUESTIONS.subList(0, 12));
            Collections.shuffle(order, new Random(seed));
            Solver solver = solver(convention);
            for (String text : order) {
                Analysis analysis = analysed(solver, library, text);
                assertEquals(answers.get(text), answer(analysis), text);
                long most = alone.get(text) * MOST_PERCENT / 100 + LITTLE;
                long now = analysis.cost().positions();
                assertTrue(
                        now <= most,
                        () -> text + " took " + now + " positions in the order " + order + ", and " + alone.get(text)
                                + " alone");
            }
        }
    }

    private static Solver solver(Convention convention) {
        return Solver.of(convention).within(Budget.positions(1_000_000));
    }

    private static Analysis analysed(Solver solver, GameLibrary library, String text) {
        Position position = library.read(text).position();
        Analysis analysis = solver.analyse(position);
        answer(analysis);
        return analysis;
    }

    private static Object answer(Analysis analysis) {
        return analysis.convention() == Convention.NORMAL ? analysis.grundy() : analysis.outcome();
    }
}
