package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Meter;
import org.impartial.picture.drawing.Drawing;
import org.impartial.proof.Certificates;
import org.impartial.solve.ProblemProvider;
import org.impartial.solve.Solver;
import org.impartial.solve.StrategyProvider;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The threads of a container may have a class loader that does not find this library, as may those of a common pool. */
class ForeignThreadTest {

    @ParameterizedTest
    @NullSource
    @ValueSource(strings = "platform")
    void everyProviderIsFound(String loader) throws Exception {
        List<Object> here = answers();
        assertTrue(here.toString().contains("cram"), here::toString);
        FutureTask<List<Object>> there = new FutureTask<>(ForeignThreadTest::answers);
        Thread thread = new Thread(there);
        thread.setContextClassLoader(loader == null ? null : ClassLoader.getPlatformClassLoader());
        thread.start();
        assertEquals(here, there.get());
    }

    /** Asks for games, problems, strategies, theorems of games of rules, a format of proofs, and an artist. */
    private static List<Object> answers() throws Exception {
        List<Object> answers = new ArrayList<>();
        GameLibrary library = GameLibrary.installed();
        answers.add(library.families().stream().map(GameFamily::id).toList());
        answers.add(ProblemProvider.installed().keySet());
        answers.add(StrategyProvider.installed().size());
        answers.add(Solver.normal()
                .analyse(library.read("dawsons-kayles 19 + kayles 11").position())
                .reasonWithoutCost());
        Position cram = library.read("cram[2,3]").position();
        StringBuilder proof = new StringBuilder();
        Certificates.write(Solver.normal().prove(cram), proof);
        answers.add(Certificates.read(new StringReader(proof.toString()))
                .check(Meter.unlimited())
                .accepted());
        answers.add(Drawing.of("Cram", cram).svg());
        return answers;
    }
}
