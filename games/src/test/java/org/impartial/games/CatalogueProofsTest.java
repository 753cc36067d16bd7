package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.Certificates;
import org.impartial.solve.Solver;
import org.impartial.solve.UnsolvedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is proved of a game of the catalogue, alone or in a sum, is accepted when it is read again. */
class CatalogueProofsTest {
    private static final GameLibrary LIBRARY = Games.library();
    private static final Budget SMALL = Budget.positions(600);
    private static final int STEP = Boolean.getBoolean("impartial.thorough") ? 1 : 4;
    private static final Map<String, Optional<Certificate>> PROOFS = new HashMap<>();

    /** Half of the examples of the cards, and a quarter in a sum, or all of them. */
    static Stream<String> positions() {
        List<String> examples = LIBRARY.families().stream()
                .map(family -> family.card().example())
                .filter(example -> LIBRARY.survey(example).isEmpty())
                .toList();
        return IntStream.range(0, examples.size())
                .filter(i -> STEP == 1 || i % STEP < 2)
                .boxed()
                .flatMap(i -> i % STEP == 0 && summable(examples.get(i))
                        ? Stream.of(examples.get(i), examples.get(i) + " + nim 1")
                        : Stream.of(examples.get(i)));
    }

    private static boolean summable(String text) {
        return LIBRARY.read(text).position().components().stream()
                .allMatch(component -> component.game().summable());
    }

    @ParameterizedTest
    @MethodSource("positions")
    void whatIsProvedIsAcceptedWhenItIsRead(String text) throws IOException {
        for (Convention play : Convention.values()) {
            Optional<Certificate> proof = proof(text, play);
            if (proof.isPresent()) {
                StringWriter written = new StringWriter();
                Certificates.write(proof.get(), written);
                Certificate read = Certificates.read(new StringReader(written.toString()));
                Verdict verdict = read.check(Meter.unlimited());
                assertTrue(verdict.accepted(), () -> play + ": " + verdict.reason() + "\n" + written);
                assertEquals(proof.get().header(), read.header());
                assertEquals(proof.get().statement(), read.statement());
            }
        }
    }

    /** Nothing, if play may repeat positions, or if there is more to prove than a test has time for. */
    static Optional<Certificate> proof(String text, Convention play) {
        return PROOFS.computeIfAbsent(play + text, key -> search(text, play));
    }

    private static Optional<Certificate> search(String text, Convention play) {
        try {
            Position position = LIBRARY.read(text).position();
            return Optional.of(Solver.of(play).within(SMALL).prove(position));
        } catch (UnsolvedException | CertificateException none) {
            return Optional.empty();
        }
    }

    /** A test of no proofs would say nothing. */
    @Test
    void mostGamesHaveAProof() {
        for (Convention play : Convention.values()) {
            double part = play == Convention.NORMAL ? 0.5 : 0.3;
            long least = 1 + (long) (part * positions().count());
            List<String> proved = positions()
                    .filter(text -> proof(text, play).isPresent())
                    .limit(least)
                    .toList();
            assertEquals(least, proved.size(), () -> play + ": " + proved);
        }
    }

    @Test
    void aStatementNamesTheGraph() {
        assertEquals(
                "dag[n=3,edges=[[0,1],[1,2]]] 0 + nim 1 has the Grundy value 1",
                Solver.normal()
                        .prove(LIBRARY.read("dag[n=3,edges=[0,1],[1,2]] 0 + nim 1")
                                .position())
                        .statement());
        assertEquals(
                "cram[board=2,3] + nim 1 has the Grundy value 0",
                Solver.normal()
                        .prove(LIBRARY.read("cram[2,3] + nim 1").position())
                        .statement());
    }
}
