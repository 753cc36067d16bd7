package org.impartial.games.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.solve.Solver;
import org.impartial.solve.UnsolvedException;
import org.impartial.solve.engine.misere.SharedMisereSearch;
import org.impartial.solve.engine.together.FactSubject;
import org.impartial.solve.engine.together.SharedSearch;
import org.impartial.solve.engine.together.Together;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Misère searches that exchange outcomes of sums. */
class SharedMisereTest {
    private static final Position BOARD = new Cram(4, 6).at(0L);

    @TempDir
    private Path folder;

    private static SharedSearch search(Position position, int seed, String name) {
        return new SharedMisereSearch(position, seed, name);
    }

    private static void requireAccepted(Certificate proof) {
        Verdict verdict = proof.check(Meter.unlimited());
        assertTrue(verdict.accepted(), verdict.reason());
    }

    /** Returns the blocks of a whole search. */
    private static List<byte[]> facts() {
        SharedSearch search = search(BOARD, 0, "source");
        search.advance(Meter.unlimited());
        return search.found();
    }

    /** Returns facts with the outcome of each changed if it is in a range. */
    private static byte[] changed(byte[] block, int from, int to) {
        byte[] changed = block.clone();
        for (int fact = from; fact < to; fact++) {
            changed[(fact + 1) * 16] ^= 1;
        }
        return changed;
    }

    @ParameterizedTest
    @CsvSource({"'cram[4,6]', 4, 300", "'cram[3,6]', 2, 50", "sprouts 5, 4, 50"})
    void searchesThatExchangeFactsNeedFewerPositionsEach(String text, int count, int slice) {
        Position position = GameLibrary.installed().read(text).position();
        Meter alone = Meter.unlimited();
        search(position, 0, "").advance(alone);
        List<SharedSearch> team = new ArrayList<>();
        List<Meter> meters = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            team.add(search(position, i, "search " + i));
            meters.add(Meter.unlimited());
        }
        boolean decided = false;
        for (int i = 0; !decided; i = (i + 1) % count) {
            decided = Together.advance(team.get(i), meters.get(i), slice);
            for (byte[] block : team.get(i).found()) {
                for (SharedSearch each : team) {
                    each.learn(block, "of " + i, Meter.unlimited());
                }
            }
        }
        long most = meters.stream()
                .mapToLong(meter -> meter.cost().positions())
                .max()
                .orElseThrow();
        assertTrue(most < 0.8 * alone.cost().positions(), most + " positions, alone " + alone.cost());
        team.forEach(each -> requireAccepted(each.prove(Meter.unlimited())));
    }

    /** A search that has only a part of the facts finds those that support them. */
    @Test
    void aProofFindsTheFactsThatWereNotSent() {
        byte[] all = facts().get(0);
        SharedSearch search = search(BOARD, 1, "own");
        byte[] last = Arrays.copyOfRange(all, all.length - 16 * 40 - 1, all.length);
        last[0] = 0;
        search.learn(last, "other", Meter.unlimited());
        assertTrue(Together.advance(search, Meter.unlimited(), 1));
        requireAccepted(search.prove(Meter.unlimited()));
        assertEquals(List.of(), search(BOARD, 0, "idle").found());
    }

    @Test
    void contradictionsNameBothSources() {
        byte[] facts = facts().get(0);
        SharedSearch search = search(BOARD, 1, "own");
        search.learn(facts, "first", Meter.unlimited());
        String both = assertThrows(
                        CertificateException.class,
                        () -> search.learn(changed(facts, 3, 4), "second", Meter.unlimited()))
                .getMessage();
        assertTrue(both.contains("first") && both.contains("second"), both);
        byte[] cut = Arrays.copyOf(facts, facts.length - 3);
        String unreadable = assertThrows(
                        CertificateException.class, () -> search.learn(cut, "third", Meter.unlimited()))
                .getMessage();
        assertTrue(unreadable.contains("third"), unreadable);
    }

    /** With all facts false, the outcome of the board is false too, and no certificate can be made of them. */
    @Test
    void falseFactsAreRefusedWithTheirSource() {
        byte[] facts = facts().get(0);
        SharedSearch search = search(BOARD, 1, "own");
        search.learn(changed(facts, 0, (facts.length - 1) / 16), "liar", Meter.unlimited());
        search.advance(Meter.unlimited());
        String refusal = assertThrows(CertificateException.class, () -> search.prove(Meter.unlimited()))
                .getMessage();
        assertTrue(refusal.contains("liar"), refusal);
    }

    @Test
    void theFolderKeepsWhatAStoppedSearchFound() throws IOException {
        Meter alone = Meter.unlimited();
        search(BOARD, 0, "").advance(alone);
        Solver some = Solver.misere().within(Budget.positions(alone.cost().positions() * 2 / 3));
        assertThrows(UnsolvedException.class, () -> some.proveTogether(BOARD, folder, 1, true, false));
        Meter rest = Meter.unlimited();
        requireAccepted(Together.prove(
                folder, FactSubject.of(BOARD, Convention.MISERE), (seed, name) -> search(BOARD, 0, name), rest));
        assertTrue(rest.cost().positions() < 0.9 * alone.cost().positions(), rest.cost() + ", alone " + alone.cost());
        requireAccepted(some.proveTogether(BOARD, folder, 1, true, false));
        assertThrows(CertificateException.class, () -> Solver.normal().proveTogether(BOARD, folder, 1, true, false));
    }

    /** A search that is stopped every hundred positions does nearly the same work as one that is not. */
    @Test
    void slicesCostLittle() {
        Meter whole = Meter.unlimited();
        search(BOARD, 0, "").advance(whole);
        SharedSearch sliced = search(BOARD, 0, "");
        Meter meter = Meter.unlimited();
        int slices = 1;
        while (!Together.advance(sliced, meter, 100)) {
            slices++;
        }
        assertTrue(slices > 30, slices + " slices");
        assertTrue(meter.cost().positions() < 1.1 * whole.cost().positions(), meter.cost() + ", whole " + whole.cost());
    }
}
